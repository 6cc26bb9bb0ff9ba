import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Problem } from '@yunyou/planner/problem';
import { describe, expect, it } from 'vitest';
import { paces } from '../brief/pace.ts';
import { sampleBrief, sampleCatalogue, sampleHotel, sampleSpot } from '../catalogue/trip-samples.ts';
import { createTripProblem } from './create-trip-problem.ts';
import { scoreSpot } from './visits/spot-score.ts';

const [alba] = sampleCatalogue.cities;
if (!alba) throw new Error('the sample catalogue has no city');

function problemOf(rest: Partial<TripBrief>): Problem {
  const made = createTripProblem(sampleBrief(rest), sampleCatalogue);
  if (made.kind === 'faults') throw new Error(JSON.stringify(made.faults));
  return made.problem;
}

describe('start and end', () => {
  it('are at the airport of the entry and exit city, at the default hours', () => {
    const { start, end } = problemOf({
      cityIds: ['alba', 'brisa'],
      entryCityId: 'alba',
      exitCityId: 'brisa',
    });
    expect(start).toMatchObject({ at: ['gateway/alba/flight'], minute: 660 });
    expect(end).toMatchObject({ at: ['gateway/brisa/flight'], minute: 1020 });
  });

  it('are at the station of a city without an airport', () => {
    expect(problemOf({ cityIds: ['cima'], entryCityId: 'cima' }).start.at).toEqual(['gateway/cima/train']);
  });

  it('leave 75 minutes to cross the city to a ride from another of its gateways', () => {
    const { start, end } = problemOf({ cityIds: ['brisa'], entryCityId: 'alba', exitCityId: 'alba' });
    const crossing = { at: ['gateway/alba/train'], minutes: 75 };
    expect(start).toEqual({ at: ['gateway/alba/flight'], minute: 660, crossing });
    expect(end).toEqual({ at: ['gateway/alba/flight'], minute: 1020, crossing });
  });

  it('are in any named city with an airport or a railway station for a brief without entry and exit', () => {
    expect(problemOf({ cityIds: ['alba', 'brisa'] }).start.at).toEqual([
      'gateway/alba/flight',
      'gateway/brisa/flight',
    ]);
  });

  it('are not in a village at the end of a coach line, unless it was asked for', () => {
    expect(problemOf({ cityIds: ['brisa', 'cima'] }).start.at).toEqual(['gateway/brisa/flight']);
    expect(problemOf({ exitCityId: 'cima' }).end.at).toEqual(['gateway/cima/train']);
  });
});

describe('days', () => {
  const { startMinute: paceStart, endMinute: paceEnd } = paces.balanced;

  it('have the hours of the pace', () => {
    const { days } = problemOf({ cityIds: ['alba'] });
    expect(new Set(days.map(({ startMinute, endMinute }) => `${startMinute} to ${endMinute}`))).toEqual(
      new Set([`${paceStart} to ${paceEnd}`]),
    );
  });

  it('begin with an early arrival, except one in the night', () => {
    const startOf = (arrivalMinute: number) =>
      problemOf({ cityIds: ['alba'], arrivalMinute }).days[0]?.startMinute ?? 0;
    expect(startOf(415)).toBe(415);
    expect(startOf(120)).toBe(startOf(900));
  });

  it('have no early start after their start', () => {
    const [first, second] = problemOf({ cityIds: ['alba'], arrivalMinute: 375 }).days;
    expect([first?.earlyMinute, second?.earlyMinute]).toEqual([undefined, paceStart - 60]);
  });

  it('are extended by 150 minutes around a late arrival and an early departure', () => {
    const { days } = problemOf({ cityIds: ['alba'], arrivalMinute: 1380, departureMinute: 600 });
    expect(days[0]).toMatchObject({ startMinute: paceStart, endMinute: 1380 + 150 });
    expect(days[1]).toMatchObject({ startMinute: paceStart, endMinute: paceEnd });
    expect(days[4]).toMatchObject({ startMinute: 600 - 150, endMinute: paceEnd });
  });
});

describe('days in thin air', () => {
  it('have at most two sights while the body adapts, where the whole trip is high', () => {
    const visitsAt = (altitudeMetres: number) => {
      const cities = sampleCatalogue.cities.map((city) => ({ ...city, altitudeMetres }));
      const brief = sampleBrief({ cityIds: ['alba'], onlyNamedCities: true });
      const made = createTripProblem(brief, { ...sampleCatalogue, cities });
      return made.kind === 'problem' ? made.problem.days.slice(0, 3).map((day) => day.maxVisits) : [];
    };
    const { maxVisits } = paces.balanced;
    expect(visitsAt(3600)).toEqual([2, 2, maxVisits]);
    expect(visitsAt(500)).toEqual([maxVisits, maxVisits, maxVisits]);
  });
});

describe('places', () => {
  it('are those of the named cities and the ends', () => {
    const brief = { cityIds: ['brisa'], entryCityId: 'alba', onlyNamedCities: true };
    const ids = problemOf(brief).places.map(({ cityId }) => cityId);
    expect(new Set(ids)).toEqual(new Set(['city/alba', 'city/brisa']));
  });
});

describe('hotels', () => {
  const night = {
    id: 'night',
    name: 'Night',
    minutes: 1200,
    days: 2,
    mealsInside: [],
    nightsInside: 1,
    ticketNames: [],
  };
  const hotelsWith = (coordinates: { latitude: number; longitude: number }) => {
    const park = sampleSpot('park', 'alba', { category: 'village', visitVariants: [night], coordinates });
    const hotels = [
      sampleHotel('in-town', 'alba', { coordinates: alba.coordinates }),
      sampleHotel('far', 'alba', { coordinates: { latitude: 31, longitude: 112 } }),
    ];
    const catalogue = { ...sampleCatalogue, spots: [...sampleCatalogue.spots, park], hotels };
    const made = createTripProblem(sampleBrief({ cityIds: ['alba'], onlyNamedCities: true }), catalogue);
    return made.kind === 'faults' ? [] : made.problem.hotels.map(({ id }) => id);
  };

  it('are not inside a park with nights of its own', () => {
    expect(hotelsWith({ latitude: 31, longitude: 112 })).toEqual(['hotel/in-town']);
  });

  it('are inside a village that is the sight of its city', () => {
    expect(hotelsWith(alba.coordinates)).toContain('hotel/in-town');
  });
});

describe('ends in town', () => {
  it('are in the middle of the city, with a way to its stations', () => {
    const ends = { cityIds: ['brisa'], entryCityId: 'alba', exitCityId: 'alba' };
    const { start, end } = problemOf({ ...ends, startsInTown: true, endsInTown: true });
    expect(start.at).toEqual(['gateway/alba/town']);
    expect(end.at).toEqual(['gateway/alba/town']);
    expect(start.crossing?.at).toContain('gateway/alba/train');
    expect(problemOf(ends).start.at).toEqual(['gateway/alba/flight']);
  });
});

describe('weights', () => {
  const moneyWeight = (budgetYuan: number | undefined, adults = 2) =>
    problemOf({
      cityIds: ['alba'],
      travellers: { adults, children: 0 },
      ...(budgetYuan !== undefined && {
        budget: { amountMinor: budgetYuan * 100, currency: 'CNY' as const },
      }),
    }).weights.money;

  it('weigh money by the budget per person and day, 1000 yuan without a budget', () => {
    expect(moneyWeight(undefined)).toBeCloseTo(0.04 / 2);
    expect(moneyWeight(1000 * 2 * 5)).toBeCloseTo(0.04 / 2);
    expect(moneyWeight(500 * 2 * 5)).toBeCloseTo(0.08 / 2);
  });

  it('make a well-known sight worth an hour of travel each way', () => {
    const { localMinute } = problemOf({ cityIds: ['alba'] }).weights;
    const known = scoreSpot(sampleSpot('known', 'alba', { popularity: 80 }), sampleBrief());
    expect(2 * 60 * localMinute).toBeLessThan(known);
  });

  it('limit the weight of money for very small and very large budgets', () => {
    expect(moneyWeight(10 * 2 * 5)).toBeCloseTo(0.15 / 2);
    expect(moneyWeight(100_000 * 2 * 5)).toBeCloseTo(0.01 / 2);
  });
});

describe('faults', () => {
  it('report a catalogue without cities', () => {
    const empty = { ...sampleCatalogue, cities: [], spots: [] };
    expect(createTripProblem(sampleBrief(), empty)).toEqual({
      kind: 'faults',
      faults: [{ kind: 'no-cities' }],
    });
  });

  it('report an unknown entry city', () => {
    expect(createTripProblem(sampleBrief({ cityIds: ['alba'], entryCityId: 'x' }), sampleCatalogue)).toEqual({
      kind: 'faults',
      faults: [{ kind: 'unknown-city', id: 'x' }],
    });
  });
});
