import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from '../catalogue/trip-samples.ts';
import { createTripProblem } from '../problem/create-trip-problem.ts';
import { lateMinutesOf, withLateDays } from './local-hours.ts';

const west = {
  ...sampleCatalogue,
  cities: sampleCatalogue.cities.map((city) => ({ ...city, areaId: 'xinjiang' })),
};

describe('lateMinutesOf', () => {
  it('is 90 minutes when all cities are in Xinjiang, and 0 otherwise', () => {
    expect(lateMinutesOf([{ areaId: 'xinjiang' }, { areaId: 'xinjiang' }])).toBe(90);
    expect(lateMinutesOf([{ areaId: 'xinjiang' }, { areaId: 'gansu' }])).toBe(0);
    expect(lateMinutesOf([])).toBe(0);
  });
});

describe('withLateDays', () => {
  it('keeps the hours that the brief sets itself', () => {
    const brief = sampleBrief({ dayLimits: [{ dayIndex: 1, startMinute: 480 }] });
    const { dayLimits } = withLateDays(brief, 90);
    expect(dayLimits[0]).toEqual({ dayIndex: 0, startMinute: 600, endMinute: 1335 });
    expect(dayLimits[1]).toEqual({ dayIndex: 1, startMinute: 480, endMinute: 1335 });
  });
});

describe('createTripProblem', () => {
  it('starts days at ten, and has dinner at eight, where the sun rises two hours later', () => {
    const problemOf = (catalogue: typeof sampleCatalogue) => {
      const made = createTripProblem(sampleBrief({ cityIds: ['alba'], onlyNamedCities: true }), catalogue);
      if (made.kind === 'faults') throw new Error('no problem');
      return made.problem;
    };
    const hours = ({ days, meals }: ReturnType<typeof problemOf>) => [
      days[1]?.startMinute,
      meals.find(({ id }) => id === 'dinner')?.latestMinute,
    ];
    expect(hours(problemOf(sampleCatalogue))).toEqual([510, 1185]);
    expect(hours(problemOf(west))).toEqual([600, 1275]);
  });
});
