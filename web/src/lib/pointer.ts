/** Where somebody pointed last, and whether with a finger: it cannot hover, so it is shown what would happen before it does. */

let last: { type: string; x: number; y: number } | null = null;

const note = ({ pointerType: type, clientX: x, clientY: y }: PointerEvent): void => void (last = { type, x, y });
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', note, { capture: true, passive: true });
  window.addEventListener('pointermove', note, { capture: true, passive: true });
}

export const touching = (): boolean => last?.type === 'touch';

/** In pixels of the window; null: nowhere yet, or a finger that has gone. */
export const pointerAt = (): [number, number] | null => (last && !touching() ? [last.x, last.y] : null);
