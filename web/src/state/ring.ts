/** The one sound there is. */

let context: AudioContext | undefined;

/** Two soft notes, like a spoon on a glass. Silent where the browser has yet to be touched. */
export function ring(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of [659, 880].entries()) {
    const start = now + index * 0.13;
    const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.09, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  }
}
