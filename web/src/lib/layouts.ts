/** How much room there is for a table: what its regions look like follows from it (one name for each layout). */

export type Layout = 'wide' | 'tablet' | 'short' | 'phone' | 'tiny';

/** The layout for a window of so many CSS pixels. */
export function layoutOf(width: number, height: number): Layout {
  if (height < 340) return 'tiny';
  if (width < 560 || (width <= 720 && height > width)) return 'phone';
  if (height < 560) return 'short';
  return width < 1100 || height < 640 ? 'tablet' : 'wide';
}
