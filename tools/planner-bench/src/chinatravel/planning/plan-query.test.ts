import { expect, test } from 'vitest';
import { createQuery, createSmallTown } from '../fixtures/small-town.ts';
import type { BenchActivity, BenchPlan } from '../plan-format.ts';
import type { Query } from '../query.ts';
import type { Planned } from './plan-query.ts';
import { planQuery } from './plan-query.ts';

const sandbox = createSmallTown();
const LOOP = 'for activity in allactivities(plan):\n';
const MEAL = "activity_type(activity) in ['breakfast', 'lunch', 'dinner']";
const LEGS = 'activity_transports(activity)';

function plan(snippets: string[], changes: Partial<Query> = {}): Planned {
  let milliseconds = 0;
  return planQuery(sandbox, createQuery(snippets, changes), { milliseconds: 200, now: () => milliseconds++ });
}

function listActivities({ plan: found }: Planned): BenchActivity[] {
  return (found?.itinerary ?? []).flatMap(({ activities }: BenchPlan['itinerary'][number]) => activities);
}

test('plans visits and meals on both days and a hotel for the whole party without demands', () => {
  const planned = plan([]);
  expect(planned.verdict).toMatchObject({ passed: true, realistic: true });
  const types = listActivities(planned).map(({ type }) => type);
  expect(types.filter((type) => type === 'attraction').length).toBeGreaterThanOrEqual(5);
  expect(types).toEqual(expect.arrayContaining(['breakfast', 'lunch', 'dinner', 'accommodation']));
  const night = listActivities(planned).find((activity) => activity.type === 'accommodation');
  expect(night && night.rooms * night.room_type).toBeGreaterThanOrEqual(2);
});

test.each<[string, string]>([
  [
    'names',
    `s=set()\n${LOOP}  if activity_type(activity)=='attraction': s.add(activity_position(activity))\nresult={'Zoo', 'Tower'}<=s`,
  ],
  [
    'forbidden kinds',
    `s=set()\n${LOOP}  if activity_type(activity)=='attraction': s.add(attraction_type(activity, target_city(plan)))\nresult=not({'museum'}&s)`,
  ],
  [
    'a cuisine',
    `s=set()\n${LOOP}  if ${MEAL}: s.add(restaurant_type(activity, target_city(plan)))\nresult={'seafood', 'noodles'}<=s`,
  ],
  [
    'a hotel feature',
    `s=set()\n${LOOP}  if activity_type(activity)=='accommodation': s.add(accommodation_type(activity, target_city(plan)))\nresult={'butler'}<=s`,
  ],
  [
    'a window at a place',
    `result=False\n${LOOP}  if activity_position(activity)=='Temple':\n    if activity_start_time(activity)<='08:00' and activity_end_time(activity)>='09:30':\n      result=True`,
  ],
  [
    'an order of places',
    `result=False\na=0\nb=0\ni=0\n${LOOP}  if activity_position(activity)=='Zoo':\n    a=i\n  if activity_position(activity)=='Lake':\n    b=i\n  i+=1\nif a<b:\n  result=True`,
  ],
  [
    'a tight total',
    `c=0\n${LOOP}  c+=activity_cost(activity)\n  c+=innercity_transport_cost(${LEGS})\nresult=c<=520`,
  ],
  ['no money for getting about', `c=0\n${LOOP}  c+=innercity_transport_cost(${LEGS})\nresult=c<=0`],
  [
    'cheap rides',
    `c=0\n${LOOP}  if activity_type(activity) in ['airplane','train']: c+=activity_cost(activity)\nresult=c<=360`,
  ],
  [
    'taxis only',
    `s=set()\n${LOOP}  if ${LEGS}!=[]: s.add(innercity_transport_type(${LEGS}))\nresult=s<={'taxi'}`,
  ],
  [
    'a metro ride',
    `s=set()\n${LOOP}  if ${LEGS}!=[]: s.add(innercity_transport_type(${LEGS}))\nresult={'metro'}<=s`,
  ],
  ['a flight home', `result=False\nif allactivities(plan)[-1]['type']=='airplane':\n  result=True`],
  [
    'a mean price of meals',
    `c=0\nn=0\n${LOOP}  if ${MEAL}:\n    c+=activity_cost(activity)\n    n+=1\nresult=c/n/people_count(plan)<=25`,
  ],
])('keeps %s', (_, snippet) => {
  const planned = plan([snippet]);
  expect(planned.unknown).toEqual([]);
  expect(planned.verdict).toMatchObject({ passed: true, realistic: true });
});

test('chooses the alternative that can be met', () => {
  const museum =
    "l=[]\nresult=False\nfor activity in allactivities(plan):\n  if activity_position(activity)=='Atlantis':\n    if activity_end_time(activity)>='10:00':\n      result=True\nl.append(result)\nresult=(day_count(plan)==2)\nl.append(result)\nresult=False\nfor r in l:\n  result=result or r";
  expect(plan([museum]).verdict?.realistic).toBe(true);
});

test('a forced night ride goes on the next day, and the second day has a hotel to rest in', () => {
  const cheap = `c=0\n${LOOP}  if activity_type(activity) in ['airplane','train']: c+=activity_cost(activity)\nresult=c<=240`;
  const planned = plan([cheap]);
  expect(planned.verdict).toMatchObject({ passed: true, realistic: true });
  expect(planned.plan?.itinerary[0]?.activities.map(({ type }) => type)).toEqual(['train']);
});

test('a day trip needs no hotel', () => {
  const planned = plan([], { days: 1 });
  expect(planned.verdict?.realistic).toBe(true);
  expect(listActivities(planned).some(({ type }) => type === 'accommodation')).toBe(false);
});

test('returns a plan that meets the other demands when one cannot be met', () => {
  const impossible = `s=set()\n${LOOP}  if activity_type(activity)=='accommodation': s.add(accommodation_type(activity, target_city(plan)))\nresult={'igloo'}<=s`;
  expect(plan([impossible, 'result=people_count(plan)==2']).verdict).toMatchObject({
    passed: false,
    environment: { passed: true },
    snippets: [false, true],
  });
});

test('returns the same plan for the same query', () => {
  expect(plan([]).plan).toEqual(plan([]).plan);
});

test('a trip whose rides leave no time on its days gets a plan that is a day longer and fails for its days', () => {
  const far = createSmallTown();
  const late = [...(far.trains.get('from_上海_to_杭州') ?? [])].filter(({ id }) => id === 'G3');
  const early = (far.trains.get('from_杭州_to_上海') ?? []).map((row) => ({
    ...row,
    begin: '10:00',
    end: '11:00',
  }));
  const sandboxOfFar = {
    ...far,
    flights: [],
    trains: new Map([
      ['from_上海_to_杭州', late],
      ['from_杭州_to_上海', early],
    ]),
  };
  let milliseconds = 0;
  const planned = planQuery(sandboxOfFar, createQuery(['result=(day_count(plan)==1)'], { days: 1 }), {
    milliseconds: 200,
    now: () => milliseconds++,
  });
  expect(planned.plan?.itinerary).toHaveLength(2);
  expect(planned.verdict).toMatchObject({ passed: false, snippets: [false] });
});
