import { describe, expect, it } from 'vitest';
import { readReplanned, toHistoryState } from './replanned.ts';

describe('readReplanned', () => {
  it('reads what was stored', () => {
    const replanned = { label: 'Add a day', version: 3 };
    expect(readReplanned(toHistoryState(replanned))).toEqual(replanned);
  });

  it.each([null, undefined, 'text', {}, { replanned: null }, { replanned: { label: 1, version: 1 } }])(
    'ignores the state of other pages (%j)',
    (state) => {
      expect(readReplanned(state)).toBeUndefined();
    },
  );
});
