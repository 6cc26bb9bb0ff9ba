import { expect, test } from 'vitest';
import type { Demand } from '../constraint.ts';
import { createQuery } from '../fixtures/small-town.ts';
import { listCases } from './cases.ts';
import { toRequirements } from './requirements.ts';

const beds: Demand = { kind: 'beds', value: 1 };
const rooms: Demand = { kind: 'rooms', value: 3 };
const near: Demand = { kind: 'hotelDistance', place: 'Lake', operator: '<=', km: 2 };

test('splits alternatives into cases and joins conjunctions', () => {
  const either: Demand = { kind: 'any', parts: [beds, rooms] };
  expect(listCases([either, near])).toEqual([
    [
      { atom: beds, holds: true },
      { atom: near, holds: true },
    ],
    [
      { atom: rooms, holds: true },
      { atom: near, holds: true },
    ],
  ]);
});

test('negates every part of a negated alternative and reverses a negated comparison', () => {
  const neither: Demand = { kind: 'not', part: { kind: 'any', parts: [beds, near] } };
  expect(listCases([neither])).toEqual([
    [
      { atom: beds, holds: false },
      { atom: { kind: 'hotelDistance', place: 'Lake', operator: '>', km: 2 }, holds: true },
    ],
  ]);
});

test('returns no case for a contradiction', () => {
  expect(listCases([{ kind: 'always', holds: false }])).toEqual([]);
  expect(listCases([{ kind: 'not', part: { kind: 'always', holds: false } }])).toEqual([[]]);
});

test('groups demands by the part of the plan they concern', () => {
  const demands: Demand[] = [
    { kind: 'cost', scopes: ['hotel'], per: ['person', 'night'], operator: '<=', limit: 100 },
    { kind: 'set', of: 'attraction', by: 'name', relation: 'subset', values: ['Lake', 'Zoo'] },
    {
      kind: 'not',
      part: { kind: 'set', of: 'restaurant', by: 'kind', relation: 'intersects', values: ['seafood'] },
    },
    { kind: 'ride', which: 'first', is: false, mode: 'airplane' },
    { kind: 'modes', of: 'local', relation: 'within', values: ['metro'] },
  ];
  const [literals = []] = listCases(demands);
  const requirements = toRequirements(createQuery([], { days: 4, people: 5 }), literals);
  expect(requirements.limits).toEqual([{ scopes: ['hotel'], limit: 1500 }]);
  expect(requirements.attraction.names).toEqual([['Lake'], ['Zoo']]);
  expect(requirements.restaurant.avoidKinds).toEqual(new Set(['seafood']));
  expect(requirements.outward).toEqual(new Set(['train']));
  expect(requirements.homeward).toEqual(new Set(['train', 'airplane']));
  expect(requirements.onlyModes).toEqual(new Set(['metro']));
  expect(requirements).toMatchObject({ tickets: 5, cars: 2 });
});
