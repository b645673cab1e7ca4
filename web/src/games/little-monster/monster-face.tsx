/**
 * What a monster looks like. An edition may have any monsters, so each is put together from parts by its place in the
 * edition's list: always the same, and unlike its neighbours.
 */
import type { Monster } from "../../protocol/little_monster";

const INK = "#3b2a2a";
const COLOURS = ["#7fb53c", "#ea8240", "#4aa3c7", "#b071d3", "#e5657f", "#3fae8c", "#dba92a"];

const BODIES = [
  "M20 8c8 0 14 6 14 14.500S28 37 20 37 6 31 6 22.500 12 8 20 8z",
  "M20 7c7 0 11 7 12 16s-3 14-12 14S7 32 8 23 13 7 20 7z",
  "M9 14c0-5 5-6 11-6s11 1 11 6l2 17c.5 4-2 6-4.500 6-2 0-2.500-2-4.500-2s-2 2-4 2-2-2-4-2-2.500 2-4.500 2C9 37 6.500 35 7 31z",
  "M20 9c3-2 7-1 9 2 3 1 5 5 4 8 2 3 1 7-1 9 0 4-4 7-7 7-3 2-7 2-10 0-3 0-7-3-7-7-2-2-3-6-1-9-1-3 1-7 4-8 2-3 6-4 9-2z",
  "M11 9h18c3 0 5 2 5 5v17c0 4-2 6-6 6H12c-4 0-6-2-6-6V14c0-3 2-5 5-5z",
];

/** What grows on the head: drawn behind the body. */
const HEADS = [
  "M11 13L7 3l9 6zM29 13l4-10-9 6z",
  "M12 12C11 8 9 6 7 5a2 2 0 1 1 2-2c3 1 5 4 6 8zM28 12c1-4 3-6 5-7a2 2 0 1 0-2-2c-3 1-5 4-6 8z",
  "M13 13A5.500 5.500 0 1 1 9 5c4 0 7 3 7 6zM27 13A5.500 5.500 0 1 0 31 5c-4 0-7 3-7 6z",
  "M20 10c-5-1-6-5-5-8 2 1 3 2 4 3 0-2 1-4 3-5 1 2 1 4 0 6 1-1 3-2 5-2 0 4-3 6-7 6z",
];

export function MonsterFace({ monster }: { monster: Monster }) {
  const colour = COLOURS[monster % COLOURS.length];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path
        d={HEADS[monster % HEADS.length]}
        fill={`color-mix(in oklab, ${colour}, ${INK} 28%)`}
        stroke-linejoin="round"
      />
      <path d={BODIES[monster % BODIES.length]} fill={colour} />
      <ellipse cx="20" cy="31" rx="8" ry="5.500" fill="#fff" opacity="0.28" />
      <Eyes eyes={1 + ((monster + 1) % 3)} />
      <Mouth kind={(monster + Math.floor(monster / 3)) % 3} />
    </svg>
  );
}

function Eyes({ eyes }: { eyes: number }) {
  const size = eyes === 1 ? 6 : eyes === 2 ? 4.4 : 3.4;
  const apart = eyes === 2 ? 10 : 7.6;
  return (
    <>
      {Array.from({ length: eyes }, (_, eye) => {
        const x = 20 + (eye - (eyes - 1) / 2) * apart;
        const y = eyes === 3 && eye === 1 ? 15.5 : 18.5;
        return (
          <g key={x}>
            <circle cx={x} cy={y} r={size} fill="#fff" />
            <circle cx={x + size * 0.15} cy={y + size * 0.1} r={size * 0.52} fill={INK} />
            <circle cx={x + size * 0.38} cy={y - size * 0.18} r={size * 0.17} fill="#fff" />
          </g>
        );
      })}
    </>
  );
}

function Mouth({ kind }: { kind: number }) {
  if (kind === 0) {
    return (
      <>
        <path
          d="M14 27.500c3.500 3 8.500 3 12 0"
          fill="none"
          stroke={INK}
          stroke-width="1.8"
          stroke-linecap="round"
        />
        <path d="M16.500 28.600l2.200.8-.3 2.600-1.500-.5z" fill="#fff" />
      </>
    );
  }
  if (kind === 1) {
    return (
      <>
        <path d="M13 26.500h14c0 4-3 6.500-7 6.500s-7-2.500-7-6.500z" fill={INK} />
        <path
          d="M16 31.300c1.200-1.300 6.800-1.300 8 0-1.100 1.100-2.500 1.700-4 1.700s-2.900-.6-4-1.700z"
          fill="#e9737f"
        />
      </>
    );
  }
  return (
    <>
      <path d="M14 28h12" stroke={INK} stroke-width="1.8" stroke-linecap="round" />
      <path d="M15.500 28h3l-1.500 3.500zM21.500 28h3L23 31.500z" fill="#fff" />
    </>
  );
}
