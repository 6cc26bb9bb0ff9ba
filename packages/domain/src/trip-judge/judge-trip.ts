import type { TripFailure } from '@yunyou/contract/trip/trip-failure.schema';
import { dayHourRules } from './day-hours.ts';
import { freeTimeRules } from './free-time.ts';
import { type TripRule, type TripToJudge, toJudgedTrip } from './judged-trip.ts';
import { altitudeRules } from './rules/altitude.ts';
import { choiceRules } from './rules/choice.ts';
import { classicRules } from './rules/classic.ts';
import { dayRules } from './rules/days.ts';
import { entryRules } from './rules/entry-rules.ts';
import { honestyRules } from './rules/honesty.ts';
import { mealRules } from './rules/meals.ts';
import { moneyRules } from './rules/money.ts';
import { shapeRules } from './rules/shape.ts';
import { sightRules } from './rules/sights.ts';
import { summitRules } from './rules/summit-night.ts';
import { themeRules } from './rules/theme.ts';
import { wayRules } from './rules/ways.ts';
import { wordRules } from './rules/words.ts';

export interface Violation {
  /** Id of the rule. */
  rule: string;
  weight: number;
  dayIndex?: number | undefined;
  text: string;
}

type Group = { name: string; rules: readonly TripRule[] };

const groups: readonly Group[] = [
  { name: 'shape', rules: [...shapeRules, ...choiceRules, ...classicRules, ...themeRules, ...altitudeRules] },
  { name: 'sights', rules: [...sightRules, ...summitRules] },
  { name: 'days', rules: [...dayHourRules, ...dayRules, ...freeTimeRules] },
  { name: 'meals', rules: mealRules },
  { name: 'ways', rules: wayRules },
  { name: 'money', rules: moneyRules },
  { name: 'entry', rules: entryRules },
  { name: 'honesty', rules: honestyRules },
  { name: 'words', rules: wordRules },
];

/** Rules about a trip without a plan. They replace all others. */
const failureRules = [
  { id: 'no-plan', weight: 10, meaning: 'Every wish gets a plan, the nearest one where not all can be kept' },
  { id: 'no-changes-offered', weight: 2, meaning: 'A refusal offers at least two changes' },
] as const;

/** All rules in the order of the rubric, for tables. */
export const tripRules: readonly { id: string; group: string; weight: number; meaning: string }[] = [
  ...groups.flatMap(({ name, rules }) =>
    rules.map(({ id, weight, meaning }) => ({ id, group: name, weight, meaning })),
  ),
  ...failureRules.map((rule) => ({ ...rule, group: 'failure' })),
];

/** Lists where a finished trip breaks the rules. Pure; uses what the visitor sees and the facts of the catalogue. */
export function judgeTrip(trip: TripToJudge): Violation[] {
  const judged = toJudgedTrip(trip);
  return groups.flatMap(({ rules }) =>
    rules.flatMap(({ id, weight, judge }) =>
      judge(judged).map(({ text, dayIndex, times = 1 }) => ({
        rule: id,
        weight: weight * times,
        dayIndex,
        text,
      })),
    ),
  );
}

/** Judges a wish that got no plan. */
export function judgeFailure(failure: TripFailure): Violation[] {
  const [noPlan, noChanges] = failureRules;
  // A trip that the rules of entry forbid is not planned.
  const isForbidden = failure.conflicts.some(({ kind }) => kind === 'closed-area');
  return [
    ...(isForbidden ? [] : [{ rule: noPlan.id, weight: noPlan.weight, text: failure.reason }]),
    ...(failure.changes.length < 2
      ? [{ rule: noChanges.id, weight: noChanges.weight, text: failure.reason }]
      : []),
  ];
}
