export type SheetSize = 'closed' | 'half' | 'full';

const sizes: readonly SheetSize[] = ['closed', 'half', 'full'];
const shares: Record<SheetSize, number> = { closed: 0, half: 0.45, full: 0.75 };
/** Pixels per millisecond above which a pull is a flick, which goes one size further than the finger went. */
const flickSpeed = 0.6;

/** Returns the size that a pulled sheet snaps to. `speed` is in pixels per millisecond, positive upwards. */
export function sizeAfterDrag(drag: { height: number; screen: number; speed: number }): SheetSize {
  const share = drag.height / drag.screen;
  if (drag.speed > flickSpeed) return sizes.find((size) => shares[size] > share) ?? 'full';
  if (drag.speed < -flickSpeed) return sizes.findLast((size) => shares[size] < share) ?? 'closed';
  const distance = (size: SheetSize) => Math.abs(shares[size] - share);
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

/** Returns the next size for an arrow key, undefined for other keys and at the end. */
export function neighbourSize(size: SheetSize, key: string): SheetSize | undefined {
  const step = { ArrowUp: 1, ArrowDown: -1 }[key];
  return step === undefined ? undefined : sizes[sizes.indexOf(size) + step];
}
