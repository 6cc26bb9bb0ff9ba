import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('equal seeds give equal sequences, different seeds different ones', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('the sequence of a seed is fixed, so that recorded plans stay reproducible', () => {
  const random = createRandom(7);
  expect([random.int(1e6), random.int(1e6), random.int(1e6)]).toEqual([843_491, 447_535, 29_546]);
  expect(createRandom(2 ** 32 + 7).int(1e6)).toBe(262_888);
});

test('numbers are distributed evenly over the range', () => {
  const random = createRandom(1);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 20_000; i++) {
    const at = random.int(10);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

function draw(seed: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.int(1000));
}
