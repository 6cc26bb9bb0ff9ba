import { expect, it } from 'vitest';
import { dayOf, visit } from '../../trip-judge/judge-samples.ts';
import { removeRepeatedReasons } from './repeated-reasons.ts';

const day = (...reasons: string[]) =>
  dayOf(
    '2027-04-10',
    reasons.map((reason) => visit('wall', '09:00', '10:00', { reason })),
  );

it('keeps a sentence for its first two visits', () => {
  const days = removeRepeatedReasons([
    day('World Heritage.', 'Lanterns are lit.'),
    day('World Heritage.', 'World Heritage.'),
  ]);
  expect(
    days.flatMap(({ items }) => items.map((item) => (item.kind === 'visit' ? item.reason : ''))),
  ).toEqual(['World Heritage.', 'Lanterns are lit.', 'World Heritage.', '']);
});
