import { expect, test } from 'vitest';
import { firstOf, maxIterations, maxRuntime, whenAborted } from './stop.ts';

test('an iteration limit is used up in proportion', () => {
  expect(maxIterations(200)(50)).toBe(0.25);
  expect(maxIterations(200)(200)).toBe(1);
});

test('a time limit starts with the first question', () => {
  let clock = 5000;
  const stop = maxRuntime(100, () => clock);
  expect(stop(0)).toBe(0);
  clock += 50;
  expect(stop(1)).toBe(0.5);
});

test('the strictest of several rules decides', () => {
  const signal = { aborted: false };
  const stop = firstOf(maxIterations(10), whenAborted(signal));
  expect(stop(5)).toBe(0.5);
  signal.aborted = true;
  expect(stop(5)).toBe(1);
});
