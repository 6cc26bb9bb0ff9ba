import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { removeRepeatedReasons } from './repeated-reasons.ts';

const day = (...reasons: string[]) =>
  ({ items: reasons.map((reason) => ({ kind: 'visit', reason })) }) as TripDayView; // all that is read of it

it('keeps a sentence for its first two visits', () => {
  const days = removeRepeatedReasons([
    day('World Heritage.', 'Lanterns are lit.'),
    day('World Heritage.', 'World Heritage.'),
  ]);
  expect(
    days.flatMap(({ items }) => items.map((item) => (item.kind === 'visit' ? item.reason : ''))),
  ).toEqual(['World Heritage.', 'Lanterns are lit.', 'World Heritage.', '']);
});
