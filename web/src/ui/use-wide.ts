import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 900px)");
const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});

/** Whether there is room for something at the side of the board. Must agree with the style sheets. */
export const useWide = () => wide.value;
