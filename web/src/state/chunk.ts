/** Parts of the page's code that are fetched when they're first needed, or a little before. */
import { type ReadonlySignal, signal } from "@preact/signals";

export type ChunkState<T> =
  /** Not here, whether asked for or not. */
  | { type: "coming" }
  | { type: "here"; value: T }
  /** It couldn't be fetched. */
  | { type: "failed" };

export class Chunk<T> {
  #load: () => Promise<T>;
  #state = signal<ChunkState<T>>({ type: "coming" });
  #fetching = false;
  #waiting: ((value: T) => void)[] = [];

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  get state(): ReadonlySignal<ChunkState<T>> {
    return this.#state;
  }

  /** Fetches it, unless it's here or on its way. */
  fetch(): void {
    if (this.#fetching || this.#state.peek().type === "here") return;
    this.#fetching = true;
    this.#state.value = { type: "coming" };
    this.#load().then(
      (value) => {
        this.#fetching = false;
        this.#state.value = { type: "here", value };
        for (const use of this.#waiting.splice(0)) use(value);
      },
      () => {
        this.#fetching = false;
        this.#state.value = { type: "failed" };
      },
    );
  }

  /** Hands it over: at once if it's here, else as soon as it has been fetched, however many attempts that takes. */
  use(then: (value: T) => void): void {
    const state = this.#state.peek();
    if (state.type === "here") {
      then(state.value);
      return;
    }
    this.#waiting.push(then);
    this.fetch();
  }
}
