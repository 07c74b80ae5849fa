/** Mouse, pen, touch and wheel on the map: pan, pinch, zoom. A press that moves is no click. */

import type { Camera } from './camera.svelte';
import type { Spot } from './types';

const SLACK = 6; // pixels a finger may tremble
const LONG = 450; // milliseconds of a long press

export interface Handlers {
  camera: Camera;
  longPress: (target: Element, at: Spot) => void;
  moved: () => void;
  /** Whether a press here draws a piece instead of moving the map. */
  grips: (target: Element) => boolean;
  draw: (from: Element, at: Spot) => void;
  drop: (from: Element, to: Element | null) => void;
}

export function gestures(node: Element, handlers: () => Handlers): () => void {
  const pointers = new Map<number, Spot>();
  let start: Spot = [0, 0];
  let dragging = false;
  let gripped: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (event: MouseEvent): Spot => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spread = (): { middle: Spot; size: number } => {
    const [a, b] = [...pointers.values()] as [Spot, Spot];
    return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], size: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) {
      start = place(event);
      dragging = false;
      gripped = event.pointerType !== 'touch' && handlers().grips(event.target as Element) ? (event.target as Element) : null;
      if (event.pointerType !== 'mouse') {
        const target = event.target as Element;
        timer = setTimeout(() => {
          dragging = true; // the release must not click
          handlers().longPress(target, start);
        }, LONG);
      }
    }
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (pointers.size === 1) {
      if (!dragging && Math.hypot(now[0] - start[0], now[1] - start[1]) > SLACK) {
        dragging = true;
        clearTimeout(timer);
        node.setPointerCapture(event.pointerId);
        handlers().moved();
      }
      if (dragging && gripped) handlers().draw(gripped, now);
      else if (dragging && node.hasPointerCapture(event.pointerId)) handlers().camera.pan(now[0] - before[0], now[1] - before[1]);
      pointers.set(event.pointerId, now);
    } else if (pointers.size === 2) {
      clearTimeout(timer);
      dragging = true;
      const old = spread();
      pointers.set(event.pointerId, now);
      const fresh = spread();
      handlers().camera.pan(fresh.middle[0] - old.middle[0], fresh.middle[1] - old.middle[1]);
      if (old.size > 0) handlers().camera.zoom(fresh.size / old.size, fresh.middle);
      handlers().moved();
    }
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (gripped && dragging) handlers().drop(gripped, event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null);
    gripped = null;
    pointers.delete(event.pointerId);
  };
  const click = (event: Event): void => {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    handlers().camera.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
    handlers().moved();
  };

  const listen = <K extends keyof HTMLElementEventMap>(name: K, handler: (event: HTMLElementEventMap[K]) => void, options?: AddEventListenerOptions): (() => void) => {
    node.addEventListener(name, handler as EventListener, options);
    return () => node.removeEventListener(name, handler as EventListener, options);
  };
  const ends = [
    listen('pointerdown', down), listen('pointermove', move), listen('pointerup', up), listen('pointercancel', up),
    listen('click', click, { capture: true }), listen('wheel', wheel, { passive: false }),
  ];
  return () => ends.forEach((end) => end());
}
