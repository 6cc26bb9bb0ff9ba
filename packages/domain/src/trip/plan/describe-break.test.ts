import { describe, expect, it } from 'vitest';
import type { Break } from './breaks.ts';
import { describeBreaks } from './describe-break.ts';

const names = new Map([
  ['spot/wall/1', 'Great Wall'],
  ['city/harbin', 'Harbin'],
  ['city/beijing', 'Beijing'],
  ['own/tea', 'Tea house'],
]);
const describeAll = (breaks: readonly Break[]) =>
  describeBreaks(breaks, { nameOf: (id) => names.get(id) ?? id });
const at = { dayIndex: 1, key: 'spot/wall/1' } as const;

describe('a break in a list', () => {
  it.each<[Break, string]>([
    [{ kind: 'closed', ...at }, 'Day 2, Great Wall: closed on this day.'],
    [
      { kind: 'hours', ...at, windows: [{ open: 480, close: 1050 }] },
      'Day 2, Great Wall: the visit does not fit: it can be visited from 08:00 to 17:30.',
    ],
    [{ kind: 'twice', ...at }, 'Day 2, Great Wall: it is in the trip twice.'],
    [
      { kind: 'late', ...at, lateMinutes: 95 },
      'Day 2, Great Wall: you would be there 1 h 35 min after the time it is fixed to.',
    ],
    [
      { kind: 'meal-hour', dayIndex: 0, key: 'lunch@0', startMinute: 958 },
      'Day 1, lunch: at 15:58 it is too late or too early for this meal.',
    ],
    [
      { kind: 'missed-ride', dayIndex: 2, key: 'ride/beijing/harbin/train@2', lateMinutes: 20 },
      'Day 3, the ride from Beijing to Harbin: you would be 20 min too late for this.',
    ],
    [{ kind: 'late-night', dayIndex: 0, endMinute: 1325 }, 'Day 1: the day ends only at 22:05.'],
    [{ kind: 'too-many', dayIndex: 0, visits: 6, most: 4 }, 'Day 1: 6 sights on one day are more than 4.'],
    [
      { kind: 'missed-end', dayIndex: 3, lateMinutes: 60 },
      'Day 4: you would be 1 h too late for the way home.',
    ],
    [{ kind: 'wish', constraintId: 'city/harbin' }, 'Harbin is not visited.'],
    [{ kind: 'wish', constraintId: 'must-see/wall' }, 'Great Wall, a must-see, is not visited.'],
    [{ kind: 'wish', constraintId: 'own/tea' }, 'Tea house, a place you added, is not visited.'],
    [{ kind: 'wish', constraintId: 'budget' }, 'The trip costs more than the budget.'],
    [{ kind: 'wish', constraintId: 'transport' }, 'A ride uses a way of travelling you ruled out.'],
    [{ kind: 'wish', constraintId: 'excluded' }, 'Something you excluded is in the plan.'],
    [{ kind: 'other' }, 'This plan does not work as it is.'],
  ])('%o has day, stop and hours as travellers count them', (fault, text) => {
    expect(describeAll([fault])).toEqual([text]);
  });

  it('is named once, although a must-see makes two constraints', () => {
    const breaks = ['must-see/wall', 'must-see/wall/city'].map(
      (constraintId) => ({ kind: 'wish', constraintId }) as const,
    );
    expect(describeAll(breaks)).toEqual(['Great Wall, a must-see, is not visited.']);
  });
});
