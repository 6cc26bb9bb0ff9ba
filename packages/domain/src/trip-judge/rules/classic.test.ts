import { expect, it } from 'vitest';
import { judgeCase, type RuleCases, sampleTrip, visit } from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { classicRules } from './classic.ts';

const days = Array.from({ length: 9 }, (_, n) => [visit(`sight-${n}`, '09:00', '11:00')]);
const first = { isFirstVisit: true, cityIds: [] };
// Only audience and stops are read.
const routes = [{ forWhom: ['first-visit'], stops: [{ cityId: 'alba' }, { cityId: 'brisa' }] }] as never;
const stays = (...cityIds: string[]) =>
  cityIds.map((id, n) => [id, n === 0 ? 8 - (cityIds.length - 1) * 2 : 2] as const);

const cases: RuleCases = {
  'classic-first-visit': {
    keeps: { brief: first, routes, days, stays: stays('alba', 'brisa') },
    breaks: { brief: first, routes, days, stays: stays('cima', 'lhasa', 'alba') },
  },
};

it.each(classicRules.map(({ id }) => id))('rule %s', (id) => {
  expect(judgeCase(classicRules, cases, id)).toEqual({ keeps: true, breaks: true });
});

it('does not judge a trip with wishes of its own, and counts the ends as asked', () => {
  const judge = (brief: object) =>
    classicRules[0]?.judge(
      toJudgedTrip(
        sampleTrip({ brief: { ...first, ...brief }, routes, days, stays: stays('cima', 'lhasa', 'alba') }),
      ),
    );
  expect(judge({ preferenceTagIds: ['tea'] })).toEqual([]);
  expect(judge({ entryCityId: 'cima' })).toEqual([]);
});
