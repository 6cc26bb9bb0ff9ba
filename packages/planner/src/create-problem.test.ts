import { describe, expect, test } from 'vitest';
import { createProblem, listFaults, ProblemError } from './create-problem.ts';
import { buildTrip, type Town } from './fixtures/trip-builder.ts';

const town: Town = { id: 'xian', gatewayIds: ['station'], places: [{ id: 'wall' }], hotels: [{ id: 'inn' }] };
const sound = buildTrip([town], { dayCount: 2 });

test('a valid problem has no faults and is frozen', () => {
  expect(listFaults(sound)).toEqual([]);
  expect(Object.isFrozen(sound)).toBe(true);
});

describe('reports each fault with the object and the value', () => {
  const cases = {
    'wall is used twice': { ...sound, places: [...sound.places, ...sound.places] },
    'at least one day': { ...sound, days: [] },
    'nowhere, which is no city': { ...sound, gateways: [{ id: 'station', cityId: 'nowhere' }] },
    'harbour is no gateway': { ...sound, end: { at: ['harbour'], minute: 1200 } },
    'names tower': { ...sound, constraints: [{ id: 'must', rule: 'visit', placeIds: ['tower'] }] },
    'visit of 0 minutes': { ...sound, places: sound.places.map((place) => ({ ...place, visitMinutes: 0 })) },
    'windows for 1 days': {
      ...sound,
      places: sound.places.map((place) => ({ ...place, windowsByDay: place.windowsByDay.slice(1) })),
    },
  } as const;
  test.each(Object.entries(cases))('%s', (text, problem) => {
    expect(() => createProblem(problem)).toThrow(ProblemError);
    expect(listFaults(problem).join('; ')).toContain(text);
  });
});
