import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity } from '../../catalogue/trip-samples.ts';
import { gatewayKey, spotKey } from '../planner-ids.ts';
import type { CityPoint } from '../rides/crossings.ts';
import { hasMetro, toPlannerCity } from './local-travel.ts';

/** A group that keeps taxis beside the metro. */
const luxury = (rest: Partial<TripBrief>) => sampleBrief({ hotelClass: 4, ...rest });

const at = (km: number) => ({ latitude: 30, longitude: 110 + km / 96.5 });
const gate = gatewayKey('alba', 'flight');
const [a, near, far] = [spotKey('a'), spotKey('near'), spotKey('far')];
/** Five minutes from a station at each end. */
const metro = { walkMinutes: 5 };
const points: CityPoint[] = [
  { id: gate, at: at(0), outMeters: 26_000, metro },
  { id: a, at: at(0), metro },
  { id: near, at: at(0.5), metro },
  { id: far, at: at(70), metro },
];
const cityFor = (adults: number) =>
  toPlannerCity(sampleCity('alba'), points, luxury({ travellers: { adults, children: 0 } }));
const leg = (mode: string, from: string, to: string, city = cityFor(2)) => {
  const found = city.modes.find((own) => own.mode === mode);
  const index = city.locationIds.indexOf(from) * points.length + city.locationIds.indexOf(to);
  return {
    minutes: found?.minutes[index] ?? -2,
    meters: found?.meters[index],
    cost: found?.costMinor[index],
  };
};

describe('travel inside a city', () => {
  it('offers walking for short legs and driving for long ones', () => {
    expect(leg('walk', a, near).minutes).toBeGreaterThan(0);
    expect(leg('taxi', a, near).minutes).toBe(-1);
    expect(leg('walk', a, far).minutes).toBe(-1);
    expect(leg('car', a, far).minutes).toBeGreaterThan(60);
  });

  it('adds the distance of the airport from the centre', () => {
    expect(leg('metro', gate, a).meters).toBe(26_000);
    expect(leg('metro', gate, a).minutes).toBe(60);
    expect(leg('taxi', gate, a).minutes).toBe(66);
    expect(leg('walk', gate, a).minutes).toBe(-1);
  });

  it('offers at least one mode for every leg, at no cost from a place to itself', () => {
    for (const from of points)
      for (const to of points) {
        const minutes = cityFor(2).modes.map(({ mode }) => leg(mode, from.id, to.id).minutes);
        expect(Math.max(...minutes)).toBeGreaterThanOrEqual(0);
      }
    expect(leg('taxi', a, a)).toEqual({ minutes: 0, meters: 0, cost: 0 });
  });

  it('offers a bus instead of a metro where the catalogue mentions no metro', () => {
    expect(hasMetro(sampleCity('x'))).toBe(true);
    const town = toPlannerCity(sampleCity('x', { airports: [] }), points, sampleBrief());
    expect(town.modes.map(({ mode }) => mode)).toEqual(['walk', 'bus', 'taxi', 'coach', 'car']);
  });
});

describe('times and fares inside a city', () => {
  const mid: CityPoint = { id: spotKey('mid'), at: at(6), metro };
  const faresFor = (adults: number) => {
    const own = [...points, mid];
    const town = toPlannerCity(sampleCity('alba'), own, luxury({ travellers: { adults, children: 0 } }));
    const index = own.findIndex(({ id }) => id === a) * own.length + own.indexOf(mid);
    return new Map(
      town.modes.map(({ mode, minutes, costMinor }) => [mode, [minutes[index], costMinor[index]]]),
    );
  };

  it('takes 9 minutes for 500 m on foot', () => {
    expect(leg('walk', a, near)).toMatchObject({ minutes: 9, cost: 0 });
  });

  it('has metro fares per person and taxi fares per car of four', () => {
    expect(faresFor(2).get('metro')).toEqual([28, 664]);
    expect(faresFor(2).get('taxi')).toEqual([24, 2496]);
    expect(faresFor(5).get('metro')).toEqual([28, 1661]);
    expect(faresFor(5).get('taxi')).toEqual([24, 2 * 2496]);
  });

  it('charges the distance of the airport beyond the base distance', () => {
    expect(leg('metro', gate, a).cost).toBe(1320);
    expect(leg('taxi', gate, a).cost).toBe(7050);
    expect(leg('car', gate, a)).toEqual({ minutes: 49, meters: 26_000, cost: 13_800 });
    expect(leg('car', gate, a, cityFor(5)).cost).toBe(2 * 13_800);
  });
});

describe('metro or car', () => {
  const line = (name: string) => ({ walkMinutes: 4, stop: { name, lines: 'Line 1' } });
  const station: CityPoint = { id: gatewayKey('alba', 'train'), at: at(9), metro };
  const stops: CityPoint[] = [
    { id: spotKey('temple'), at: at(0), metro: line('Temple') },
    { id: spotKey('museum'), at: at(6), metro: line('Museum') },
    { id: spotKey('tower'), at: at(6.4), metro: line('Museum') },
    { id: spotKey('village'), at: at(12) },
    {
      id: spotKey('cross'),
      at: at(6),
      metro: { walkMinutes: 4, stop: { name: 'Cross', lines: 'Lines 2 and 3' } },
    },
    station,
  ];
  const modesBetween = (from: string, to: string, brief: TripBrief = sampleBrief({ hotelClass: 2 })) => {
    const town = toPlannerCity(sampleCity('alba'), stops, brief);
    const row = town.locationIds.indexOf(from) * stops.length + town.locationIds.indexOf(to);
    return new Map<string, number>(
      town.modes
        .map(({ mode, minutes }) => [mode, minutes[row] ?? -1] as const)
        .filter(([, own]) => own >= 0),
    );
  };

  it('goes by metro where a taxi would save less than 10 minutes', () => {
    expect(modesBetween(spotKey('temple'), spotKey('museum'))).toEqual(new Map([['metro', 26]]));
  });

  it.each<[string, Partial<TripBrief>]>([
    ['seniors', { seniors: 1 }],
    ['small children', { travellers: { adults: 2, children: 1 }, childAges: [3] }],
    ['a mobility need', { mobility: ['limited-walking'] }],
    ['luxury hotels', { hotelClass: 4 }],
  ])('keeps the taxi for a group with %s', (_, rest) => {
    expect([
      ...modesBetween(spotKey('temple'), spotKey('museum'), sampleBrief({ hotelClass: 2, ...rest })).keys(),
    ]).toContain('taxi');
  });

  it('takes a taxi with luggage, and the metro with the cheapest hotels', () => {
    expect([...modesBetween(station.id, spotKey('museum')).keys()]).toContain('taxi');
    expect([...modesBetween(station.id, spotKey('museum'), sampleBrief({ hotelClass: 1 })).keys()]).toEqual([
      'metro',
    ]);
  });

  it('has no metro to a place without a station, nor between two places at one station', () => {
    expect([...modesBetween(spotKey('temple'), spotKey('village')).keys()]).toEqual(['taxi', 'coach']);
    expect([...modesBetween(spotKey('museum'), spotKey('tower')).keys()]).toEqual(['walk']);
  });

  it('adds six minutes for a change between stations without a common line', () => {
    expect(modesBetween(spotKey('temple'), spotKey('cross')).get('metro')).toBe(32);
  });
});
