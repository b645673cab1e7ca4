/** The oven from the front, while it is pressed and when the Greater Devil jumps out of it. */
import { classes } from "../../ui/classes";
import styles from "./duel-oven.module.css";

interface DuelOvenProps {
  /** How often it has been pressed. */
  press: number;
  /** How far the duel has come: the fire rises with it. */
  heat: number;
  open: boolean;
}

export function DuelOven({ press, heat, open }: DuelOvenProps) {
  return (
    <svg class={classes(styles.oven, open && styles.open)} viewBox="-130 -250 260 400" aria-hidden="true">
      {open && <Burst />}
      <Lid />
      <GreaterDevil />
      <g key={press} class={classes(press > 0 && !open && styles.shaken)}>
        <path d="M-96 128-108 146H-74L-66 128ZM96 128 108 146H74L66 128Z" fill="#1b1013" />
        <rect x="-112" y="-78" width="224" height="212" rx="26" fill="#2b2126" />
        <rect x="-104" y="-72" width="208" height="198" rx="20" fill="#574a52" />
        <rect x="-120" y="-92" width="240" height="30" rx="13" fill="#3a3037" />
        <path
          d="M-70-34Q0-62 70-34V34Q0 52-70 34Z"
          fill="#1b1013"
          stroke="#91858a"
          stroke-width="7"
          stroke-linejoin="round"
        />
        <Fire heat={heat} />
        {!open && (
          <g class={styles.eyes}>
            <path d="M-34-26-9-15C-11-4-29-7-34-26Z" fill="#ffe36e" />
            <path d="M34-26 9-15C11-4 29-7 34-26Z" fill="#ffe36e" />
            <circle cx="-19" cy="-15" r="4" fill="#1b1013" />
            <circle cx="19" cy="-15" r="4" fill="#1b1013" />
          </g>
        )}
        <circle cx="-74" cy="88" r="11" fill="#91858a" />
        <circle cx="74" cy="88" r="11" fill="#91858a" />
        <ellipse cy="98" rx="36" ry="18" fill="#1b1013" />
        <g class={classes(press > 0 && styles.button)}>
          <ellipse cy="90" rx="29" ry="15" fill="#ab3126" />
          <ellipse cy="84" rx="29" ry="15" fill="#e5503f" />
          <ellipse cx="-8" cy="80" rx="11" ry="4" fill="#f59b90" />
        </g>
      </g>
    </svg>
  );
}

/** Behind everything, so that it hides nobody when it springs open. */
function Lid() {
  return (
    <g class={styles.lid}>
      <rect x="-86" y="-112" width="172" height="30" rx="12" fill="#91858a" />
      <rect x="-22" y="-126" width="44" height="18" rx="9" fill="#3a3037" />
    </g>
  );
}

function Fire({ heat }: { heat: number }) {
  const rise = Math.min(1.25, 0.55 + heat * 0.09);
  return (
    <g transform={`translate(0 34) scale(1 ${rise})`}>
      <path
        d="M-62 2C-60-34-42-26-38-48-24-32-24-20-12-24-8-34 0-42 4-52 20-34 16-22 26-24 32-28 34-36 36-44 54-26 60-22 62 2Q0 18-62 2Z"
        fill="#e2542a"
      />
      <path
        d="M-44 5C-42-18-28-16-26-30-14-18-12-12-2-16 2-24 8-30 10-36 22-20 24-12 30-18 42-12 44-8 44 5Q0 16-44 5Z"
        fill="#ffb13d"
      />
    </g>
  );
}

function Burst() {
  const rays = Array.from({ length: 14 }, (_, index) => (index * 360) / 14);
  return (
    <g class={styles.burst}>
      {rays.map((turn, index) => (
        <path
          key={turn}
          d="M-13-60 0-200 13-60Z"
          transform={`translate(0 -120) rotate(${turn}) scale(1 ${index % 2 ? 0.62 : 0.8})`}
          fill={index % 2 ? "#ffb13d" : "#ffe08a"}
        />
      ))}
    </g>
  );
}

/** He hides behind the oven until it opens. */
function GreaterDevil() {
  return (
    <g class={styles.greater}>
      <path d="M-60 60C-66-10-40-30 0-30S66-10 60 60Z" fill="#8f1820" />
      <path d="M-46-96C-84-112-88-152-66-176-60-146-44-134-18-126Z" fill="#ffd97a" />
      <path d="M46-96C84-112 88-152 66-176 60-146 44-134 18-126Z" fill="#ffd97a" />
      <path d="M-58-84-92-98-78-54-58-48ZM58-84 92-98 78-54 58-48Z" fill="#8f1820" />
      <path d="M0-138C40-138 64-110 64-74 64-32 38-6 0-6S-64-32-64-74C-64-110-40-138 0-138Z" fill="#cf2c33" />
      <ellipse cx="-25" cy="-80" rx="19" ry="18" fill="#fff3c4" />
      <ellipse cx="25" cy="-80" rx="19" ry="18" fill="#fff3c4" />
      <circle cx="-20" cy="-78" r="8" fill="#1b1013" />
      <circle cx="20" cy="-78" r="8" fill="#1b1013" />
      <path d="M-52-106-12-88M52-106 12-88" stroke="#1b1013" stroke-width="11" stroke-linecap="round" />
      <path d="M-42-52Q0-34 42-52C40-20 20-14 0-14S-40-20-42-52Z" fill="#3d0a10" />
      <path
        d="M-36-49Q-28-46-22-45L-29-30ZM36-49Q28-46 22-45L29-30ZM-12-43Q0-41 12-43L6-32H-6Z"
        fill="#fff"
      />
      <path d="M-14-9Q0 22 14-9Q0-4-14-9Z" fill="#1b1013" />
    </g>
  );
}
