import { expect, test } from 'vitest';
import { firstOf, maxIterations, maxRuntime, whenAborted } from './stop.ts';

test('maxIterations returns the used share of the iterations', () => {
  expect(maxIterations(200)(50)).toBe(0.25);
  expect(maxIterations(200)(200)).toBe(1);
});

test('maxRuntime counts from the first call', () => {
  let clock = 5000;
  const stop = maxRuntime(100, () => clock);
  expect(stop(0)).toBe(0);
  clock += 50;
  expect(stop(1)).toBe(0.5);
});

test('firstOf returns the largest share of its rules', () => {
  const signal = { aborted: false };
  const stop = firstOf(maxIterations(10), whenAborted(signal));
  expect(stop(5)).toBe(0.5);
  signal.aborted = true;
  expect(stop(5)).toBe(1);
});
