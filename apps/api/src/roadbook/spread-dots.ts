interface Dot {
  x: number;
  y: number;
}

const rounds = 120;

/**
 * Pushes dots apart until they are `distance` apart, inside a box, so that their numbers can be read. Dots that are far apart
 * stay where they are. Stops after a number of rounds when the box is too full.
 */
export function spreadDots(
  dots: readonly Dot[],
  distance: number,
  box: { left: number; right: number; top: number; bottom: number },
): Dot[] {
  const spread = dots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let isClear = true;
    for (const [index, a] of spread.entries())
      for (const b of spread.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance - 0.01) continue;
        isClear = false;
        // Dots at one point are pushed along an angle of their own, so that the result is always the same.
        const angle = apart === 0 ? index * 2.4 : Math.atan2(dy, dx);
        const push = (distance - apart) / 2;
        a.x -= Math.cos(angle) * push;
        a.y -= Math.sin(angle) * push;
        b.x += Math.cos(angle) * push;
        b.y += Math.sin(angle) * push;
      }
    for (const dot of spread) {
      dot.x = Math.min(box.right, Math.max(box.left, dot.x));
      dot.y = Math.min(box.bottom, Math.max(box.top, dot.y));
    }
    if (isClear) break;
  }
  return spread;
}
