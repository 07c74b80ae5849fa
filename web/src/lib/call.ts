/** Calls a person back to the table: title, sound and notification when it is their decision. */

import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two soft tones; there is no sound file to load. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    [523.25, 659.25].forEach((pitch, i) => {
      const tone = audio!.createOscillator();
      const volume = audio!.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + i * 0.16);
      volume.gain.exponentialRampToValueAtTime(0.12, now + i * 0.16 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.16 + 0.5);
      tone.connect(volume).connect(audio!.destination);
      tone.start(now + i * 0.16);
      tone.stop(now + i * 0.16 + 0.55);
    });
  } catch {
    // no sound here
  }
}

export function callBack(text: string): void {
  if (settings.kept.sound) chime();
  if (!document.hidden || !settings.kept.notify || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(settings.t.yourDecision, { body: text, tag: 'chancellery' });
  note.onclick = () => {
    focus();
    note.close();
  };
}
