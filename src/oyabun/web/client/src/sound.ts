// Wood on wood. Nothing is recorded: a knock is a short ring of two tones and a breath of noise.

import { maybe, remember, remembered } from "./dom.ts";

let context: AudioContext | null = null;
let on = remembered("sound", matchMedia("(pointer: coarse)").matches ? "off" : "on") === "on";

function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
  volume.connect(context.destination);
  for (const overtone of [1, 2.76]) {
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(pitch * overtone * 1.08, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * overtone, start + 0.03);
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + 0.15);
  }
  const breath = context.createBufferSource();
  const noise = context.createBuffer(1, context.sampleRate * 0.02, context.sampleRate);
  const samples = noise.getChannelData(0);
  samples.forEach((_, i) => (samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length)));
  breath.buffer = noise;
  breath.connect(volume);
  breath.start(start);
}

/** The sounds of the table: a piece is laid, it is your turn, clappers at a reveal, a gong. */
const SOUNDS = {
  laid: () => knock(0, 420, 0.12),
  turn: () => [knock(0, 560, 0.16), knock(0.16, 700, 0.16)],
  reveal: () => [knock(0, 1150, 0.14), knock(0.12, 1150, 0.2)],
  end: () => [knock(0, 300, 0.2), knock(0.22, 300, 0.2), knock(0.44, 220, 0.25)],
};

export function play(sound: keyof typeof SOUNDS): void {
  // Browsers stay silent until somebody has touched the page.
  if (!on || document.hidden || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // a machine without any sound device
  }
  void context.resume().then(() => SOUNDS[sound]());
}

/** The switch in the bar. */
export function wire(): void {
  const button = maybe<HTMLButtonElement>("sound");
  if (!button) return;
  const show = () => button.setAttribute("aria-pressed", String(on));
  button.addEventListener("click", () => {
    on = !on;
    remember("sound", on ? "on" : "off");
    show();
    play("laid");
  });
  show();
}
