import { describe, expect, it } from 'vitest';
import { readSharedState, toSharedState } from './shared-state.ts';

describe('readSharedState', () => {
  it('returns the text of a navigation and nothing of other states', () => {
    expect(readSharedState(toSharedState('G123'))).toBe('G123');
    for (const state of [undefined, null, 'x', {}, { bookingText: 3 }, toSharedState('')])
      expect(readSharedState(state)).toBeUndefined();
  });
});
