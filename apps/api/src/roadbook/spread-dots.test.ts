import { describe, expect, it } from 'vitest';
import { spreadDots } from './spread-dots.ts';

const box = { left: 0, right: 300, top: 0, bottom: 150 };

describe('the dots of a day map', () => {
  it('do not cover each other, stay inside the map, and are the same each time', () => {
    const crowded = Array.from({ length: 8 }, (_, index) => ({ x: 5 + (index % 2), y: 140 }));
    const spread = spreadDots(crowded, 16, box);
    for (const [index, a] of spread.entries()) {
      for (const b of spread.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(13);
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.y).toBeLessThanOrEqual(150);
    }
    expect(spreadDots(crowded, 16, box)).toEqual(spread);
  });

  it('stay in place when they are far apart', () => {
    const far = [
      { x: 10, y: 10 },
      { x: 200, y: 100 },
    ];
    expect(spreadDots(far, 16, box)).toEqual(far);
  });
});
