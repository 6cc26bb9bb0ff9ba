import { expect, test } from 'vitest';
import type { Demand } from '../constraint.ts';
import { listUnknown, recogniseSnippet } from './recognise.ts';

const LOOP = 'for activity in allactivities(plan):\n';

function gather(type: string, value: string, test: string): string {
  return `s=set()\n${LOOP}  if ${type}: s.add(${value})\nresult=${test}`;
}

function sum(condition: string, test: string): string {
  return `c=0\n${LOOP}  if ${condition}: c+=activity_cost(activity)\nresult=${test}`;
}

const SIGHT = "activity_type(activity)=='attraction'";
const MEAL = "activity_type(activity) in ['breakfast', 'lunch', 'dinner']";
const NIGHT = "activity_type(activity)=='accommodation'";
const POSITION = 'activity_position(activity)';
const KIND = 'attraction_type(activity, target_city(plan))';
const LEGS = 'activity_transports(activity)';

const set = (relation: string, values: string[], of = 'attraction', by = 'name'): unknown => ({
  kind: 'set',
  of,
  by,
  relation,
  values,
});
const not = (part: unknown): unknown => ({ kind: 'not', part });
const cost = (scopes: string[], limit: number, more: object = {}): unknown => ({
  kind: 'cost',
  scopes,
  per: [],
  operator: '<=',
  limit,
  ...more,
});

test.each<[string, string, unknown]>([
  [
    'a sum of two counters that are set at the same time',
    `c,d=0,0\n${LOOP}  if ${SIGHT}: c+=activity_cost(activity)\nresult=c<=90`,
    cost(['attraction'], 90),
  ],
  ['days', 'result=(day_count(plan)==3)', { kind: 'days', operator: '==', value: 3 }],
  ['people, sides exchanged', 'result=(4==people_count(plan))', { kind: 'people', operator: '==', value: 4 }],
  [
    'cars',
    `result=True\n${LOOP}  if innercity_transport_type(${LEGS})=='taxi'and taxi_cars(${LEGS})!=1: result=False`,
    { kind: 'cars', value: 1 },
  ],
  [
    'tickets',
    `result=True\n${LOOP}  if activity_type(activity) in ['attraction', 'train'] and activity_tickets(activity)!=2: result=False\n  if innercity_transport_type(${LEGS})=='metro' and metro_tickets(${LEGS})!=2: result=False`,
    {
      kind: 'all',
      parts: [
        { kind: 'tickets', value: 2 },
        { kind: 'metroTickets', value: 2 },
      ],
    },
  ],
  [
    'beds',
    `result=True\n${LOOP}  if ${NIGHT} and room_type(activity)!=1: result=False`,
    { kind: 'beds', value: 1 },
  ],
  [
    'rooms',
    `result=True\n${LOOP}  if ${NIGHT} and room_count(activity)!=2: result=False`,
    { kind: 'rooms', value: 2 },
  ],
  [
    'total cost',
    `c=0 \n${LOOP}    c+=activity_cost(activity)\n    c += innercity_transport_cost(${LEGS})\nresult=(c<=900)`,
    cost(['attraction', 'meal', 'hotel', 'intercity', 'local'], 900),
  ],
  ['meal cost', sum(MEAL, 'c<=50'), cost(['meal'], 50)],
  [
    'ride cost, strict',
    sum("activity_type(activity) in ['airplane','train']", 'c<50'),
    cost(['intercity'], 50, { operator: '<' }),
  ],
  ['local cost', `c=0\n${LOOP}  c+=innercity_transport_cost(${LEGS})\nresult=(40>=c)`, cost(['local'], 40)],
  [
    'hotel cost per person and night',
    sum(NIGHT, 'c/people_count(plan)/(day_count(plan)-1)<=300'),
    cost(['hotel'], 300, { per: ['night', 'person'] }),
  ],
  [
    'cost per meal and person',
    `c=0\nn=0\n${LOOP}  if ${MEAL}:\n    c+=activity_cost(activity)\n    n+=1\nresult=(c/n/people_count(plan)<=60)`,
    cost(['meal'], 60, { per: ['person', 'meal'] }),
  ],
  ['names to visit', gather(SIGHT, POSITION, '({"A", "B"}<=s)'), set('subset', ['A', 'B'])],
  ['names to visit, as a method', gather(SIGHT, POSITION, "{'A'}.issubset(s)"), set('subset', ['A'])],
  ['one name to visit', gather(SIGHT, POSITION, "'A' in s"), set('subset', ['A'])],
  ['names to avoid', gather(SIGHT, POSITION, 'not({"A"}&s)'), not(set('intersects', ['A']))],
  ['kinds', gather(SIGHT, KIND, '({"k"}&s)'), set('intersects', ['k'], 'attraction', 'kind')],
  [
    'either kind',
    gather(SIGHT, KIND, '({"a"}<=s) or ({"b"}<=s)'),
    {
      kind: 'any',
      parts: [set('subset', ['a'], 'attraction', 'kind'), set('subset', ['b'], 'attraction', 'kind')],
    },
  ],
  ['no such kind', gather(SIGHT, KIND, 'not({"a"}<=s)'), not(set('subset', ['a'], 'attraction', 'kind'))],
  ['only these kinds', gather(SIGHT, KIND, '(s<={"a"})'), set('within', ['a'], 'attraction', 'kind')],
  [
    'a kind, as a loop',
    `result=False\n${LOOP}  if ${SIGHT} and ${KIND} in ['a', 'b']:\n    result=True\n    break`,
    set('intersects', ['a', 'b'], 'attraction', 'kind'),
  ],
  [
    'cuisines',
    gather(MEAL, 'restaurant_type(activity, target_city(plan))', '({"x"}<=s)'),
    set('subset', ['x'], 'restaurant', 'kind'),
  ],
  [
    'hotel features',
    gather(NIGHT, 'accommodation_type(activity, target_city(plan))', '({"x"}<=s)'),
    set('subset', ['x'], 'hotel', 'kind'),
  ],
  [
    'inter-city modes',
    gather(
      "activity_type(activity) in ['train', 'airplane']",
      'intercity_transport_type(activity)',
      "(s=={'train'})",
    ),
    { kind: 'modes', of: 'intercity', relation: 'equals', values: ['train'] },
  ],
  [
    'local modes',
    gather(`${LEGS}!=[]`, `innercity_transport_type(${LEGS})`, "(s<={'metro'})"),
    { kind: 'modes', of: 'local', relation: 'within', values: ['metro'] },
  ],
  [
    'modes that no activity states',
    gather("activity_type(activity)=='transportation'", POSITION, 'not({"taxi"}&s)'),
    not({ kind: 'always', holds: false, avoidModes: ['taxi'] }),
  ],
  [
    'distance to the hotel',
    `p=''\n${LOOP}  if ${NIGHT}: p=${POSITION}\nresult=(poi_distance(target_city(plan), 'A', p)<=2.5)`,
    { kind: 'hotelDistance', place: 'A', operator: '<=', km: 2.5 },
  ],
  [
    'times at a place',
    `result=False\n${LOOP}  if ${POSITION}=='A':\n    if activity_start_time(activity)<='10:00' and activity_end_time(activity)>='11:00':\n      result=True`,
    { kind: 'timeAt', place: 'A', startBy: '10:00', endFrom: '11:00' },
  ],
  [
    'time spent, as an or in the loop',
    `result=False\n${LOOP}  result = result or (${POSITION}=='A' and activity_time(activity)>90)`,
    { kind: 'timeAt', place: 'A', minMinutes: 91 },
  ],
  [
    'taxi for long rides',
    `result=True\n${LOOP}  if innercity_transport_type(${LEGS}) != 'taxi' and innercity_transport_distance(${LEGS})>6.5:\n    result=False\n    break`,
    { kind: 'modeBeyond', km: 6.5, mode: 'taxi' },
  ],
  [
    'order of two places',
    `result=False\na=0\nb=0\ni=0\n${LOOP}  if ${POSITION}=='A':\n    a=i\n  if ${POSITION}=='B':\n    b=i\n  i+=1\nif a<b:\n  result=True`,
    { kind: 'order', first: 'A', second: 'B' },
  ],
  [
    'modes there and back',
    `result=False\nif allactivities(plan)[0]['type'] == "train" and intercity_transport_origin(allactivities(plan)[0])==start_city(plan) and allactivities(plan)[-1]['type'] != "airplane" and intercity_transport_origin(allactivities(plan)[-1])==target_city(plan):\n  result=True`,
    {
      kind: 'all',
      parts: [
        { kind: 'ride', which: 'first', is: true, mode: 'train' },
        { kind: 'always', holds: true },
        { kind: 'ride', which: 'last', is: false, mode: 'airplane' },
        { kind: 'always', holds: true },
      ],
    },
  ],
  [
    'arrival',
    `t=0\n${LOOP}  if activity_type(activity) in ['train','airplane'] and intercity_transport_origin(activity)==start_city(plan): t=activity_end_time(activity)\nresult=(t<='14:00')`,
    { kind: 'arriveBy', clock: '14:00' },
  ],
])('understands %s', (_, source, expected) => {
  expect(recogniseSnippet(source)).toEqual(expected);
});

test('understands alternatives collected in a list', () => {
  const source = `l=[]\nresult=(day_count(plan)==2)\nl.append(result)\n${sum(MEAL, 'c<=5')}\nl.append(result)\nresult=False\nfor r in l:\n  result=result or r`;
  expect(recogniseSnippet(source)).toEqual({
    kind: 'any',
    parts: [{ kind: 'days', operator: '==', value: 2 }, cost(['meal'], 5)],
  });
});

test.each([
  ['an unknown function', 'result=weather(plan)'],
  ['a nested loop', `result=False\n${LOOP}  for x in [1, 2]:\n    result=True`],
  ['broken text', "result='it's'"],
])('reports %s instead of guessing', (_, source) => {
  const demand: Demand = recogniseSnippet(source);
  expect(listUnknown(demand)).toHaveLength(1);
});
