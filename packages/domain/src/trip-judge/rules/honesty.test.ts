import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/china-time.ts';
import { judgeCase, meal, place, type RuleCases, sampleTrip, visit } from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { honestyRules } from './honesty.ts';
import { wordRules } from './words.ts';

const day = [visit('sight', '09:00', '11:00')];
const empty = [meal('lunch', '12:00', '13:00', place('restaurant', 'table'))];
const leftOut = [
  {
    spotId: 'tower',
    name: 'Tower',
    cityId: 'alba',
    reason: 'no-time' as const,
    text: 'Others were worth more.',
  },
];
const because = (reason: string) =>
  ['a', 'b', 'c', 'd'].map((id) => visit(id, '09:00', '10:00', { reason: reason.replace('#', id) }));

const meeting = (dayIndex: number, startMinute: number, endMinute: number) => ({
  date: addDays('2027-04-10', dayIndex),
  startMinute,
  endMinute,
  label: 'Meeting',
});

const failureWith = (count: number) => ({
  reason: 'Too few days',
  conflicts: [],
  changes: Array.from({ length: count }, () => ({ label: 'A day more', change: {} })),
});

const cases: RuleCases = {
  'true-reasons': {
    keeps: { view: { leftOut }, days: [day, day, day] },
    breaks: { view: { leftOut }, days: [day, empty, day] },
  },
  'unmet-wish-named': {
    keeps: { brief: { mustSeeSpotIds: ['tower'] }, view: { leftOut }, days: [day] },
    breaks: { brief: { mustSeeSpotIds: ['tower'] }, days: [day] },
  },
  'fixed-times-kept': {
    keeps: { brief: { fixedTimes: [meeting(0, 720, 780)] }, days: [day] },
    breaks: { brief: { fixedTimes: [meeting(0, 600, 720)] }, days: [day] },
  },
  'changes-offered': {
    keeps: { failure: failureWith(2), days: [day] },
    breaks: { failure: failureWith(1), days: [day] },
  },
  'template-sentence': {
    keeps: { days: [[...day, visit('other', '12:00', '13:00')]] },
    breaks: { days: [because('You like the style of #.')] },
  },
  'day-titles': {
    keeps: { days: [day, day] },
    breaks: { days: [day, day], title: 'A day' },
  },
};

const rules = [...honestyRules, ...wordRules];

describe('rules about reasons and words', () => {
  it.each(rules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(rules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});

it('reports a fixed time on a date outside the trip', () => {
  const rule = honestyRules.find(({ id }) => id === 'fixed-times-kept');
  const trip = sampleTrip({ brief: { fixedTimes: [meeting(5, 600, 660)] }, days: [day] });
  expect(rule?.judge(toJudgedTrip(trip))).toEqual([{ text: 'Meeting on 2027-04-15 is not within the trip' }]);
});

it('reports a meal during a fixed time', () => {
  const rule = honestyRules.find(({ id }) => id === 'fixed-times-kept');
  const trip = sampleTrip({ brief: { fixedTimes: [meeting(0, 540, 1020)] }, days: [empty] });
  expect(rule?.judge(toJudgedTrip(trip))).toHaveLength(1);
});
