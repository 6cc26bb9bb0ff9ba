import { describe, expect, it } from 'vitest';
import { describeAutoChange } from './auto-edits.ts';

const nameOf = (key: string) => key.toUpperCase();
const common = { key: 'palace', dayIndex: 1, revertEdits: [] };

describe('describeAutoChange', () => {
  it.each([
    [{ ...common, kind: 'moved', from: 2 }, 'PALACE moved from day 3 to day 2'],
    [{ ...common, kind: 'removed' }, 'PALACE is out of day 2'],
    [{ ...common, kind: 'added' }, 'PALACE is new on day 2'],
    [{ ...common, kind: 'swapped', insteadOf: 'park' }, 'PALACE instead of PARK on day 2'],
    [{ ...common, kind: 'retimed', from: 585, to: 630 }, 'PALACE on day 2 starts at 10:30 instead of 09:45'],
  ] as const)('describes %j', (change, words) => {
    expect(describeAutoChange(change, nameOf)).toBe(words);
  });
});
