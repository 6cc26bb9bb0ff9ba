import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue } from '../catalogue/trip-samples.ts';
import { createTripProblem } from '../problem/create-trip-problem.ts';
import { listClosedAreas, listOpenMonths } from './closed-areas.ts';

const closures = [{ areaId: 'tibet', from: '02-20', to: '03-31' }];
const datesOf = (firstDate: string, days = 7) => ({ kind: 'dates', firstDate, days }) as const;
const closedFor = (firstDate: string, rest: Parameters<typeof sampleBrief>[0] = {}) =>
  listClosedAreas(sampleBrief({ when: datesOf(firstDate), ...rest }), closures).map(({ areaId }) => areaId);

describe('listClosedAreas', () => {
  it('lists an area on dates on which it is closed to foreigners, whether or not a passport is stated', () => {
    expect(closedFor('2027-03-02')).toEqual(['tibet']);
    expect(closedFor('2027-03-02', { nationality: 'FR' })).toEqual(['tibet']);
    expect(closedFor('2027-03-02', { nationality: 'CN', otherNationalities: ['FR'] })).toEqual(['tibet']);
  });

  it('lists none for Chinese passports, on other dates, or where days outside of the closure are left', () => {
    expect(closedFor('2027-03-02', { nationality: 'CN' })).toEqual([]);
    expect(closedFor('2027-04-01')).toEqual([]);
    expect(closedFor('2027-03-29')).toEqual([]);
    expect(closedFor('2027-03-27')).toEqual(['tibet']);
  });
});

describe('listOpenMonths', () => {
  it('leaves out the months of the closure', () => {
    const [first, ...others] = listOpenMonths(
      datesOf('2027-02-25'),
      closures[0] ?? { areaId: '', from: '', to: '' },
    );
    expect(first).toEqual({ year: 2027, month: 4 });
    expect(others.map(({ month }) => month)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 1]);
  });
});

describe('createTripProblem', () => {
  const brief = sampleBrief({ when: datesOf('2027-03-02'), cityIds: ['alba'] });
  const catalogue = {
    ...sampleCatalogue,
    cities: sampleCatalogue.cities.map((city) => ({ ...city, areaId: 'tibet' })),
  };

  it('refuses a trip to an area that is closed to foreigners then', () => {
    expect(createTripProblem(brief, { ...catalogue, areaClosures: closures })).toEqual({
      kind: 'faults',
      faults: [{ kind: 'closed-area', id: 'tibet' }],
    });
    expect(
      createTripProblem({ ...brief, nationality: 'CN' }, { ...catalogue, areaClosures: closures }).kind,
    ).toBe('problem');
  });
});
