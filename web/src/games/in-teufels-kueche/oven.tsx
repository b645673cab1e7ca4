/** The oven in the middle of the kitchen; something in it looks out. */
import styles from "./oven.module.css";

export function Oven() {
  return (
    <g>
      <circle r="106" cy="9" fill="rgb(40 10 10 / 45%)" />
      <circle r="106" fill="#2b2126" />
      <circle r="97" fill="#574a52" />
      <circle r="80" fill="#3a3037" />
      <path
        d="M-52-30Q0-58 52-30V26Q0 44-52 26Z"
        fill="#1b1013"
        stroke="#91858a"
        stroke-width="6"
        stroke-linejoin="round"
      />
      <g class={styles.fire}>
        <path
          d="M-46 24C-44-6-30 0-28-16-16-4-18 6-8 2-6-8 0-12 2-20 14-6 10 4 18 2 22-2 24-8 24-14 38 0 44 4 46 24Q0 40-46 24Z"
          fill="#e2542a"
        />
        <path
          d="M-34 26C-32 8-22 10-20 0-10 10-8 14 0 10 2 4 6 0 8-4 16 8 18 14 24 8 32 14 34 18 34 26Q0 38-34 26Z"
          fill="#ffb13d"
        />
      </g>
      <g class={styles.eyes}>
        <path d="M-26-22-6-14C-8-6-22-8-26-22Z" fill="#ffe36e" />
        <path d="M26-22 6-14C8-6 22-8 26-22Z" fill="#ffe36e" />
        <circle cx="-14" cy="-14" r="3" fill="#1b1013" />
        <circle cx="14" cy="-14" r="3" fill="#1b1013" />
      </g>
      <circle cy="64" r="15" fill="#1b1013" />
      <circle cy="62" r="12" fill="#d9483b" />
      <circle cy="59" r="6" fill="#f0786b" />
      <path d="M-34-62H34" stroke="#91858a" stroke-width="9" stroke-linecap="round" />
    </g>
  );
}
