/** The small line drawings of buttons: things to do, where pictures are things to see. */

const paths = {
  back: "M15 5l-7 7 7 7",
  chat: "M5 5h14v10h-8l-4 4v-4H5zM9 9h6M9 11.500h4",
  check: "M5 12.5l4.5 4.5L19 7.500",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v10H9zM15 9V5H5v10h4",
  first: "M6 6v12M18 6l-8 6 8 6",
  edit: "M5 19l1-4L15.500 5.500l3 3L9 18zM13.500 7.500l3 3",
  exit: "M14 4h5v16h-5M4 12h10M10 8l4 4-4 4",
  log: "M6 5h12M6 10h12M6 15h8M6 20h5",
  menu: "M5 7h14M5 12h14M5 17h14",
  minus: "M6 12h12",
  moon: "M19 14.500A8 8 0 019.500 5 7.500 7.500 0 1019 14.500z",
  next: "M9 5l7 7-7 7",
  pause: "M8.500 6v12M15.500 6v12",
  play: "M8 5.500l10 6.500-10 6.500z",
  plus: "M12 6v12M6 12h12",
  qr: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h2v2h-2zM18 18h1v1h-1zM18 14h1M14 18h1",
  rules: "M4 6c3-1 5.500-.5 8 1 2.500-1.500 5-2 8-1v12c-3-1-5.500-.5-8 1-2.500-1.500-5-2-8-1zM12 7v12",
  share: "M12 15V4M8 7.500L12 4l4 3.500M6 11v8h12v-8",
  sound: "M5 10v4h3l4 4V6L8 10zM15.500 9.500a3.500 3.500 0 010 5M17.800 7a7 7 0 010 10",
  send: "M4 12l16-7-5 14-4-5zM11 14l9-9",
  silence: "M5 10v4h3l4 4V6L8 10zM16 10l4 4M20 10l-4 4",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M5.600 18.400L7 17M17 7l1.400-1.400",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing in the colour of the text; always decoration, beside or under a label. */
export function Icon({ name, size = "22px" }: { name: IconName; size?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: size, height: size, flex: "none" }}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
