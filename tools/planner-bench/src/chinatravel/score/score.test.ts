import { describe, expect, test } from 'vitest';
import { createGoodPlan } from '../fixtures/good-plan.ts';
import { createQuery, createSmallTown } from '../fixtures/small-town.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';
import type { Verdict } from './score.ts';
import { scorePlan } from './score.ts';

const sandbox = createSmallTown();

/** The good plan after a change to one activity, by day and place in it. */
function spoil(day: number, index: number, change: (activity: Dict) => void): Verdict {
  const plan: Value = structuredClone(createGoodPlan());
  change(at(at(at(plan, 'itinerary', day), 'activities', index)));
  return scorePlan(sandbox, createQuery(), plan);
}

function at(value: Value | undefined, key?: string, index?: number): Dict {
  const inner = key === undefined ? value : isDict(value) ? value[key] : undefined;
  const item = index === undefined ? inner : Array.isArray(inner) ? inner[index] : undefined;
  if (!isDict(item)) throw new Error(`no ${key ?? 'object'} there`);
  return item;
}

function leg(activity: Dict, index: number): Dict {
  return at(activity, 'transports', index);
}

function isMet(snippet: string): boolean {
  return scorePlan(sandbox, createQuery([snippet]), createGoodPlan()).logic;
}

test('a valid plan passes and is realistic', () => {
  expect(scorePlan(sandbox, createQuery(), createGoodPlan())).toMatchObject({
    delivered: true,
    environment: { passed: true, failed: [] },
    passed: true,
    extra: [],
    realistic: true,
  });
});

describe('environment checks', () => {
  test.each<[string, number, number, (activity: Dict) => void, string[]]>([
    ['a train that does not run', 0, 0, (a) => void (a['TrainID'] = 'G99'), ['I2', 'I3', 'I4']],
    ['a train at another time', 0, 0, (a) => void (a['end_time'] = '08:01'), ['I3']],
    ['a train at another price', 1, 2, (a) => void (a['price'] = 99), ['I3', 'I4']],
    [
      'no train home',
      1,
      2,
      (a) => void (a['type'] = 'lunch'),
      ['I2', 'I3', 'I4', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
    ],
    [
      'an unknown sight',
      0,
      1,
      (a) => void (a['position'] = 'Atlantis'),
      ['A1', 'A2', 'A3', 'A4', 'A5', 'P1'],
    ],
    ['a closed sight', 1, 1, (a) => Object.assign(a, { start_time: '23:30', end_time: '24:30' }), ['A2']],
    ['a sight at another price', 0, 1, (a) => void (a['price'] = 41), ['A4', 'A5']],
    ['a fraction of a price is let pass', 0, 1, (a) => Object.assign(a, { price: 40.7, cost: 81.4 }), []],
    ['a sight without tickets', 0, 1, (a) => void delete a['tickets'], ['A5']],
    ['another room type', 0, 3, (a) => void (a['room_type'] = 1), ['H2']],
    ['rooms that cost something else', 0, 3, (a) => void (a['rooms'] = 2), ['H3']],
    ['lunch at two', 0, 2, (a) => Object.assign(a, { start_time: '14:00', end_time: '15:00' }), ['R6']],
    ['lunch for one', 0, 2, (a) => void (a['cost'] = 80), ['R5']],
    [
      'a late breakfast at the hotel',
      1,
      0,
      (a) => Object.assign(a, { start_time: '09:00', end_time: '09:30' }),
      ['R6'],
    ],
    ['a breakfast to be paid at the hotel', 1, 0, (a) => Object.assign(a, { price: 5, cost: 10 }), ['R4']],
    ['a metro leg to another stop', 0, 1, (a) => void (leg(a, 1)['end'] = 'Elsewhere-地铁站'), ['T1']],
    ['a leg that is too quick', 0, 2, (a) => void (leg(a, 0)['end_time'] = '10:31'), ['T2']],
    [
      'a leg length within tolerance',
      0,
      2,
      (a) => void (leg(a, 0)['distance'] = Number(leg(a, 0)['distance']) + 0.09),
      [],
    ],
    [
      'a leg length beyond it',
      0,
      2,
      (a) => void (leg(a, 0)['distance'] = Number(leg(a, 0)['distance']) + 0.11),
      ['T2'],
    ],
    ['a fare for other passengers', 0, 1, (a) => void (leg(a, 1)['tickets'] = 3), ['X1']],
    ['a taxi without cars', 0, 2, (a) => void delete leg(a, 0)['cars'], ['X1']],
    [
      'two legs',
      0,
      1,
      (a) => void (Array.isArray(a['transports']) && a['transports'].pop()),
      ['T1', 'T2', 'T3', 'P1'],
    ],
    ['an activity without length', 0, 1, (a) => void (a['end_time'] = '09:30'), ['D2']],
    [
      'an activity before its legs end',
      0,
      2,
      (a) => Object.assign(a, { start_time: '10:30', end_time: '13:00' }),
      ['D2'],
    ],
    ['no legs to another place', 0, 2, (a) => void (a['transports'] = []), ['P1']],
  ])('%s', (_, day, index, change, failed) => {
    const { environment } = spoil(day, index, change);
    expect(environment.failed.toSorted()).toEqual(failed.toSorted());
    expect(environment.passed).toBe(failed.length === 0);
  });

  test('a sight or a restaurant twice', () => {
    expect(
      spoil(1, 1, (a) => Object.assign(a, { position: 'Pagoda', price: 40, cost: 80 })).environment.failed,
    ).toContain('A3');
    const dinner = {
      type: 'dinner',
      position: 'Lake Kitchen',
      price: 80,
      cost: 160,
      start_time: '18:00',
      end_time: '19:00',
    };
    expect(spoil(1, 1, (a) => Object.assign(a, dinner)).environment.failed).toContain('R3');
  });

  test('a trip of several days without a hotel', () => {
    const lunch = { type: 'breakfast', price: 0, cost: 0 };
    expect(spoil(0, 3, (a) => Object.assign(a, lunch)).environment.failed).toContain('H4');
  });

  test('a plan that crashes the official evaluator fails; earlier checks count', () => {
    expect(scorePlan(sandbox, createQuery(), { itinerary: [] }).environment).toMatchObject({
      passed: false,
      failed: [],
    });
    expect(spoil(0, 1, (a) => void (a['transports'] = null)).environment).toMatchObject({ passed: false });
    const failed = scorePlan(sandbox, createQuery(), {}).environment.failed;
    expect(failed).toHaveLength(25);
  });
});

describe('schema', () => {
  test.each<[string, (activity: Dict) => void]>([
    ['an unknown type', (a) => void (a['type'] = 'nap')],
    ['a time with seconds', (a) => void (a['start_time'] = '09:30:00')],
    ['a price as text', (a) => void (a['price'] = '40')],
    ['tickets in halves', (a) => void (a['tickets'] = 1.5)],
    ['no transports', (a) => void delete a['transports']],
    ['a leg by bus', (a) => void (leg(a, 0)['mode'] = 'bus')],
  ])('%s is not delivered', (_, change) => {
    expect(spoil(0, 1, change)).toMatchObject({ delivered: false, passed: false });
  });

  test('unknown keys and whole numbers written as fractions are fine', () => {
    expect(spoil(0, 1, (a) => Object.assign(a, { note: 'x', tickets: 2 })).delivered).toBe(true);
  });
});

describe('extra and realism', () => {
  test.each<[string, number, number, (activity: Dict) => void, string]>([
    ['an overlap', 0, 3, (a) => void (a['start_time'] = '12:30'), 'overlap'],
    ['a leg before the end of the activity before', 0, 1, (a) => void (a['end_time'] = '10:31'), 'early leg'],
    ['a second breakfast', 1, 1, (a) => void (a['type'] = 'breakfast'), 'two breakfasts'],
    [
      'a leg to the same place',
      0,
      2,
      (a) => void (leg(a, 0)['end'] = leg(a, 0)['start'] ?? null),
      'leg to the same place',
    ],
    ['a leg in the night', 1, 1, (a) => void (leg(a, 0)['start_time'] = '05:00'), 'leg at night'],
    ['a visit cut short', 0, 1, (a) => void (a['end_time'] = '10:29'), 'visit cut short'],
    ['an early departure', 0, 0, (a) => void (a['start_time'] = '05:59'), 'departure before 06:00'],
    [
      'an arrival next day',
      0,
      0,
      (a) => void (a['end_time'] = '06:00'),
      'overnight arrival not continued next day',
    ],
  ])('%s', (_, day, index, change, fault) => {
    const verdict = spoil(day, index, change);
    expect(verdict.realism).toContain(fault);
    expect(verdict.realistic).toBe(false);
  });
});

describe('constraints', () => {
  const total =
    'c=0\nfor a in allactivities(plan):\n  c+=activity_cost(a)+innercity_transport_cost(activity_transports(a))\n';

  test.each([
    'result=day_count(plan)==2 and people_count(plan)==2',
    `${total}result=840<c<900`,
    "result=attraction_type(allactivities(plan)[1], target_city(plan))=='heritage'",
    "result=restaurant_type(allactivities(plan)[4], target_city(plan))=='empty'",
    'result=intercity_transport_origin(allactivities(plan)[0])==start_city(plan)',
    "result=activity_time(allactivities(plan)[1])==60 and poi_recommend_time(target_city(plan), 'Lake')==60",
    'result=metro_tickets(activity_transports(allactivities(plan)[1]))==2 and taxi_cars(activity_transports(allactivities(plan)[2]))==1',
    "result=innercity_transport_cost(activity_transports(allactivities(plan)[2]), 'taxi')==0",
    "result=poi_distance(target_city(plan), 'Lake', 'Pagoda')<1 and room_count(allactivities(plan)[3])==1",
    'result=activity_position(dayactivities(plan, 2)[1])=="Lake"',
  ])('met: %s', (snippet) => {
    expect(isMet(snippet)).toBe(true);
  });

  test.each([
    "result=poi_distance(target_city(plan), 'Lake', '')<=1",
    'result=metro_tickets(activity_transports(allactivities(plan)[2]))==2',
    "result=attraction_type(allactivities(plan)[0], target_city(plan))==''",
    "result='unfinished",
  ])('raises, so unmet: %s', (snippet) => {
    expect(isMet(snippet)).toBe(false);
  });
});
