/** A devil, drawn around the middle of the space it stands on. */
import type { Colour } from "../../protocol/in_teufels_kueche";
import { COLOURS } from "./colours";
import styles from "./devil.module.css";

const HORN = "M-21-15C-33-20-36-34-29-43-26-34-19-30-10-29Z";
const HEAD = "M0-33C18-33 29-22 29-6 29 10 17 19 0 19S-29 10-29-6C-29-22-18-33 0-33Z";
const EAR = "M-25-12-42-17-36 1-25 4Z";
const BODY = "M-31 36C-31 18-17 8 0 8S31 18 31 36C31 45-31 45-31 36Z";
const HAT = "M-18-27V-38C-34-40-33-62-16-61-14-73 12-74 16-63 33-63 34-42 19-38V-27Q0-22-18-27Z";

interface DevilFigureProps {
  colour: Colour;
  hat: boolean;
  /** Nobody's: it never moves. */
  neutral?: boolean;
}

/** A devil as a part of a larger drawing. */
export function DevilFigure({ colour, hat, neutral = false }: DevilFigureProps) {
  const { fill, deep, path } = COLOURS[colour];
  return (
    <g class={styles.devil}>
      <ellipse cy="40" rx="31" ry="9" fill="rgb(35 8 8 / 35%)" />
      <g class={styles.outline}>
        <path d={BODY} />
        <path d={HEAD} />
        <path d={EAR} />
        <path d={EAR} transform="scale(-1 1)" />
        <path d={HORN} />
        <path d={HORN} transform="scale(-1 1)" />
        {hat && <path d={HAT} />}
      </g>
      <path d={BODY} fill={deep} />
      <path d={path} transform="translate(0 29) scale(.86)" fill="#fffaf0" />
      <path d={EAR} fill={deep} />
      <path d={EAR} transform="scale(-1 1)" fill={deep} />
      <path d={HEAD} fill={fill} />
      <path d={HORN} fill="#fff0d0" />
      <path d={HORN} transform="scale(-1 1)" fill="#fff0d0" />
      {neutral ? <SleepyFace /> : <Face />}
      {hat ? <Hat /> : <Bump />}
    </g>
  );
}

function Face() {
  return (
    <>
      <ellipse cx="-11" cy="-5" rx="8.500" ry="8" fill="#fff" />
      <ellipse cx="11" cy="-5" rx="8.500" ry="8" fill="#fff" />
      <circle cx="-8.500" cy="-3.500" r="3.600" fill="#2e1f1f" />
      <circle cx="8.500" cy="-3.500" r="3.600" fill="#2e1f1f" />
      <path
        d="M-22-16-4-9M22-16 4-9"
        stroke="#2e1f1f"
        stroke-width="4.500"
        stroke-linecap="round"
        fill="none"
      />
      <path
        d="M-13 7Q0 18 13 7Q0 11-13 7Z"
        fill="#2e1f1f"
        stroke="#2e1f1f"
        stroke-width="2.500"
        stroke-linejoin="round"
      />
      <path d="M-8 9.300l2.500 4.500 2.200-3.600Z" fill="#fff" />
    </>
  );
}

function SleepyFace() {
  return (
    <path
      d="M-18-5Q-11 1-4-5M18-5Q11 1 4-5M-6 10H6"
      stroke="#2e1f1f"
      stroke-width="4"
      stroke-linecap="round"
      fill="none"
    />
  );
}

function Hat() {
  return (
    <g>
      <path d={HAT} fill="#fffdf8" />
      <path d="M-18-27V-36Q0-31 19-36V-27Q0-22-18-27Z" fill="#e9dcc6" />
      <path d="M-6-42V-52M7-42V-54" stroke="#e0d2ba" stroke-width="3" stroke-linecap="round" />
    </g>
  );
}

/** What a duel leaves where the hat was. */
function Bump() {
  return (
    <g>
      <path d="M-8-31C-9-44 13-46 13-31Z" fill="#f4a3a0" />
      <g transform="rotate(-24 2 -37)">
        <rect x="-9" y="-41" width="22" height="8" rx="4" fill="#f7dcb2" />
        <rect x="-2" y="-41" width="8" height="8" fill="#e5bd84" />
      </g>
    </g>
  );
}

interface DevilProps extends DevilFigureProps {
  /** A CSS length: the width. */
  size: string;
  label?: string;
  class?: string | undefined;
}

/** A devil on its own. */
export function Devil({ size, label, class: className, ...figure }: DevilProps) {
  const drawing = <DevilFigure {...figure} />;
  const shared = { viewBox: "-46 -80 92 130", style: { width: size, flex: "none" }, class: className };
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {drawing}
    </svg>
  );
}
