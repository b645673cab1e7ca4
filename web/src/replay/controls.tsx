import { useEffect } from "preact/hooks";
import { IconButton } from "../ui/icon-button";
import styles from "./controls.module.css";
import type { Player } from "./player";
import type { Eyes } from "./source";

interface ControlsProps {
  player: Player;
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}

/** Whose eyes, which version, and what goes on to the next. The keys of a film player work as well. */
export function Controls({ player, eyes, onEyes }: ControlsProps) {
  const at = player.at.value;
  const playing = player.playing.value;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Fields and buttons have uses of their own for these keys.
      if (event.target instanceof Element && event.target.closest("input, select, button, dialog, a")) return;
      if (event.key === "ArrowRight") player.next();
      else if (event.key === "ArrowLeft") player.previous();
      else if (event.key === " ") player.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [player]);
  return (
    <footer class={styles.controls}>
      <label class={styles.eyes}>
        <span>As seen by</span>
        <select value={eyes} onChange={(event) => onEyes(event.currentTarget.value as Eyes)}>
          <option value="public">everybody</option>
          {player.seats.value.map((seat) => (
            <option key={seat.seat} value={`seat-${seat.seat}`}>
              {seat.name}
            </option>
          ))}
          <option value="open">all cards open</option>
        </select>
      </label>
      <div class={styles.buttons}>
        <IconButton icon="first" label="To the beginning" onClick={() => player.seek(0)} />
        <IconButton icon="back" label="One step back" onClick={() => player.previous()} />
        <IconButton
          icon={playing ? "pause" : "play"}
          label={playing ? "Pause" : "Play"}
          pressed={playing}
          onClick={() => player.toggle()}
        />
        <IconButton icon="next" label="One step on" onClick={() => player.next()} />
      </div>
      <div class={styles.scrub}>
        <input
          type="range"
          min={0}
          max={player.last}
          value={at}
          aria-label="Step of the match"
          aria-valuetext={`Step ${at} of ${player.last}`}
          onInput={(event) => {
            player.playing.value = false;
            player.seek(event.currentTarget.valueAsNumber);
          }}
        />
        <output data-testid="step">
          {at} / {player.last}
        </output>
      </div>
    </footer>
  );
}
