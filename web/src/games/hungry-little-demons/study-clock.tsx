import { useEffect, useState } from "preact/hooks";
import { Pill } from "../../ui/pill";

/** Counts down from when it was first seen: the view tells how long there is, not since when. */
export function StudyClock({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const began = Date.now();
    const tick = setInterval(
      () => setLeft(Math.max(0, seconds - Math.floor((Date.now() - began) / 1000))),
      250,
    );
    return () => clearInterval(tick);
  }, [seconds]);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <Pill tone="honey" label={`about ${seconds} seconds to study`}>
      {text}
    </Pill>
  );
}
