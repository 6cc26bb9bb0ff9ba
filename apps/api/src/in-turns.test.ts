import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('lets other work run between two items', async () => {
  let turn = 0;
  const count = (): void => {
    turn += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const seen: { item: string; turn: number }[] = [];
  for await (const item of inTurns('abc')) seen.push({ item, turn });
  clearImmediate(next);
  expect(seen.map(({ item }) => item).join('')).toBe('abc');
  expect(new Set(seen.map((one) => one.turn)).size).toBe(3);
});
