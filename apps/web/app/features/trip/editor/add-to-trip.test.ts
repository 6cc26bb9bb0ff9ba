import type { AutoChange } from '@yunyou/domain/trip-editing/auto-changes';
import { describe, expect, it } from 'vitest';
import { nameSideEffects } from './add-to-trip.ts';

const change = (rest: Partial<AutoChange>): AutoChange => ({
  kind: 'moved',
  key: 'spot/a/1',
  dayIndex: 0,
  revertEdits: [],
  ...rest,
});
const nameOf = (id: string): string => id.split('/')[1]?.toUpperCase() ?? '';

describe('nameSideEffects', () => {
  it('names sights that left the trip or moved for an added one', () => {
    expect(
      nameSideEffects(
        [
          change({ kind: 'swapped', key: 'spot/new/1', insteadOf: 'spot/b/1' }),
          change({ kind: 'removed', key: 'spot/c/1' }),
          change({ kind: 'moved', key: 'spot/d/1', dayIndex: 2 }),
          change({ kind: 'retimed', key: 'spot/e/1' }),
        ],
        'spot/new/1',
        nameOf,
      ),
    ).toEqual(['No longer in your trip: B, C.', 'Moved: D to day 3.', 'Press Undo to take this back.']);
  });

  it('says nothing where only times changed', () => {
    expect(nameSideEffects([change({ kind: 'added', key: 'spot/new/1' })], 'spot/new/1', nameOf)).toEqual([]);
  });
});
