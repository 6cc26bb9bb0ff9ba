import { describe, expect, test } from 'vitest';
import { planOf } from '../fixtures/solved-plan.ts';
import { buildTrip, lunch, type Town, train } from '../fixtures/trip-builder.ts';
import type { Plan, PlanItem } from '../plan.ts';
import { verify } from './verify.ts';

const left: Town = {
  id: 'left',
  gatewayIds: ['left-station'],
  places: [{ id: 'tower' }, { id: 'lake', score: 15 }],
  hotels: [{ id: 'left-inn' }],
};
const right: Town = {
  id: 'right',
  gatewayIds: ['right-station'],
  places: [{ id: 'hill' }, { id: 'cave', score: 15 }],
  hotels: [{ id: 'right-inn' }],
};
const problem = buildTrip([left, right], {
  dayCount: 3,
  meals: [lunch],
  services: [train('g1', 'left-station', 'right-station', [600, 900])],
  constraints: [
    { id: 'cave', rule: 'visit', placeIds: ['cave'] },
    {
      id: 'money',
      rule: 'budget',
      scopes: ['sights', 'meals', 'hotels', 'intercity', 'local'],
      maxMinor: 400_000,
    },
  ],
});
const plan = planOf(problem);

/** The plan with the first item of a kind replaced. */
function tamper<Kind extends PlanItem['kind']>(
  kind: Kind,
  change: (item: Extract<PlanItem, { kind: Kind }>) => PlanItem[],
): Plan {
  let isDone = false;
  const isKind = (item: PlanItem): item is Extract<PlanItem, { kind: Kind }> => item.kind === kind;
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.flatMap((item) => {
      if (isDone || !isKind(item)) return [item];
      isDone = true;
      return change(item);
    }),
  }));
  return { ...plan, days };
}

test('V01 finds no violations in a solved plan', () => {
  expect(verify(problem, plan)).toEqual([]);
});

test('V01b finds none when the problem has other cities than the one that was solved', () => {
  const oneTown = buildTrip([left], { dayCount: 2, meals: [lunch] });
  const twoTowns = buildTrip([left, right], { dayCount: 2, meals: [lunch], end: oneTown.end });
  expect(verify(twoTowns, planOf(oneTown))).toEqual([]);
});

test('V01c reports a place of a visited city that is neither visited nor left out', () => {
  const oneTown = buildTrip([left], { dayCount: 2, meals: [lunch] });
  const small = planOf(oneTown);
  const more = buildTrip([{ ...left, places: [...left.places, { id: 'pagoda' }] }], {
    dayCount: 2,
    meals: [lunch],
  });
  expect(verify(more, small).map(({ text }) => text)).toContain('the list of places left out is wrong');
});

describe('V02 reports a plan that was changed to have', () => {
  const cases: [string, Plan][] = [
    ['a visit cut short', tamper('visit', (item) => [{ ...item, endMinute: item.endMinute - 5 }])],
    ['a visit before opening', tamper('visit', (item) => [{ ...item, startMinute: 400, endMinute: 500 }])],
    ['a cheaper ticket', tamper('visit', (item) => [{ ...item, costMinor: item.costMinor - 1 }])],
    [
      'a visit twice',
      tamper('visit', (item) => [
        item,
        { ...item, startMinute: item.endMinute, endMinute: item.endMinute + 90 },
      ]),
    ],
    [
      'a visit somewhere else',
      tamper('visit', (item) => [{ ...item, placeId: item.placeId === 'tower' ? 'lake' : 'tower' }]),
    ],
    ['a visit lost', tamper('visit', () => [])],
    ['a faster leg', tamper('transfer', (item) => [{ ...item, endMinute: item.endMinute - 1 }])],
    ['a cheaper leg', tamper('transfer', (item) => [{ ...item, costMinor: item.costMinor + 1 }])],
    ['a leg left out', tamper('transfer', () => [])],
    ['another mode', tamper('transfer', (item) => [{ ...item, mode: 'helicopter' }])],
    [
      'a train that does not run',
      tamper('ride', (item) => [
        { ...item, startMinute: item.startMinute + 7, endMinute: item.endMinute + 7 },
      ]),
    ],
    ['a cheaper train', tamper('ride', (item) => [{ ...item, costMinor: 1 }])],
    ['a ride left out', tamper('ride', () => [])],
    ['a night left out', tamper('night', () => [])],
    ['a night in another hotel', tamper('night', (item) => [{ ...item, hotelId: 'right-inn' }])],
    ['a late lunch', tamper('meal', (item) => [{ ...item, startMinute: 900, endMinute: 960 }])],
    ['a free lunch', tamper('meal', (item) => [{ ...item, costMinor: 0 }])],
    ['a wrong total', { ...plan, totals: { ...plan.totals, costMinor: 1 } }],
    ['a wrong score', { ...plan, score: plan.score + 1 }],
    ['a day missing', { ...plan, days: plan.days.slice(1) }],
    ['a wrong stay', { ...plan, stays: plan.stays.slice(1) }],
  ];
  test.each(cases)('%s', (_, tampered) => {
    expect(verify(problem, tampered).length).toBeGreaterThan(0);
  });
});

test('V03 reports a broken constraint by its id', () => {
  const stricter = { ...problem, constraints: [{ id: 'no-cave', rule: 'avoid', ids: ['cave'] } as const] };
  expect(verify(stricter, plan)).toEqual([{ constraintId: 'no-cave', text: 'constraint no-cave is broken' }]);
});
