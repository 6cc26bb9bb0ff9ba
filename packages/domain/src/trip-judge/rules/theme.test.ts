import { expect, it } from 'vitest';
import { judgeCase, type RuleCases, visit } from '../judge-samples.ts';
import { themeRules } from './theme.ts';

const days = [
  [visit('sight', '09:00', '11:00')],
  [visit('other', '09:00', '11:00')],
  [visit('third', '09:00', '11:00')],
];
const brief = { preferenceTagIds: ['tea'], cityIds: [] };

const cases: RuleCases = {
  theme: {
    keeps: { brief, spots: { sight: { tagIds: ['tea'] }, other: { tagIds: ['tea'] } }, days },
    breaks: { brief, spots: { sight: { tagIds: ['tea'] } }, days },
  },
};

it.each(themeRules.map(({ id }) => id))('rule %s', (id) => {
  expect(judgeCase(themeRules, cases, id)).toEqual({ keeps: true, breaks: true });
});
