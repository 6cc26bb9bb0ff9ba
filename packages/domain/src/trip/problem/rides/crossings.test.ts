import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCity, sampleSpot } from '../../catalogue/trip-samples.ts';
import { createAccess, withinCrossing } from '../local/access.ts';
import { toPlannerCity } from '../local/local-travel.ts';
import { hotelKey, spotKey } from '../planner-ids.ts';
import { readMode } from './crossings.ts';

const at = (km: number) => ({ latitude: 30, longitude: 110 + km / 96.5 });
const brief = sampleBrief({ travellers: { adults: 2, children: 0 } });
const island = sampleSpot('island', 'alba', {
  coordinates: at(12),
  waysInside: 'walk',
  access: {
    by: 'ferry',
    from: { name: 'Pier', zhName: '码头', coordinates: at(4) },
    minutes: 20,
    everyMinutes: 30,
    first: '07:00',
    last: '17:00',
    price: { amountMinor: 2000, currency: 'CNY' },
    passport: false,
    areaMeters: 2000,
  },
});
const rock = sampleSpot('rock', 'alba', { coordinates: at(11), partOfId: 'island' });
const town = sampleSpot('town', 'alba', { coordinates: at(0) });
const spots = [island, rock, town];
const accessOf = createAccess(spots, { brief, toFen: ({ amountMinor }) => amountMinor });
const points = [
  ...spots.map(({ id, coordinates }) => ({ id: spotKey(id), at: coordinates })),
  { id: hotelKey('inn'), at: at(12.5) },
].map((point) => {
  const access = accessOf(point.id, point.at);
  return { ...point, ...(access && { access }) };
});
const city = toPlannerCity(sampleCity('alba'), points, brief);
const legs = (from: string, to: string) =>
  city.modes.flatMap(({ mode, minutes, costMinor }) => {
    const index = city.locationIds.indexOf(from) * points.length + city.locationIds.indexOf(to);
    return (minutes[index] ?? -1) >= 0 ? [{ mode, minutes: minutes[index], cost: costMinor[index] }] : [];
  });

describe('ways without a road', () => {
  it.each([
    ['to', spotKey('town'), spotKey('island')],
    ['back from', spotKey('island'), spotKey('town')],
    ['to a part of', spotKey('town'), spotKey('rock')],
    ['to a hotel on', spotKey('town'), hotelKey('inn')],
  ])('has only ways with a ferry %s the island', (_, from, to) => {
    const modes = legs(from, to).map(({ mode }) => mode);
    expect(modes.length).toBeGreaterThan(0);
    expect(modes.every((mode) => readMode(mode).crossing === 'ferry')).toBe(true);
  });

  it('adds waiting, crossing and fares of the group to the way to the pier', () => {
    const toPier = toPlannerCity(
      sampleCity('alba'),
      [
        { id: spotKey('town'), at: at(0) },
        { id: spotKey('island'), at: at(4) },
      ],
      brief,
    ).modes.find(({ mode }) => mode === 'taxi');
    const taxi = legs(spotKey('town'), spotKey('island')).find(({ mode }) => mode === 'taxi+ferry');
    expect(taxi?.minutes).toBe((toPier?.minutes[1] ?? 0) + 15 + 20);
    expect(taxi?.cost).toBe((toPier?.costMinor[1] ?? 0) + 4000);
  });

  it('stays on the island between places on it', () => {
    expect(legs(spotKey('island'), spotKey('rock')).map(({ mode }) => mode)).toEqual(['walk']);
    expect(legs(hotelKey('inn'), spotKey('island')).map(({ mode }) => mode)).toEqual(['walk']);
  });

  it('takes the park bus between sights behind one gate', () => {
    const gate = { name: 'South gate', zhName: '南门', coordinates: at(2) };
    const access = { by: 'shuttle', from: gate, passport: false } as const;
    const peak = sampleSpot('peak', 'alba', { coordinates: at(4), access });
    const valley = sampleSpot('valley', 'alba', { coordinates: at(8), access });
    const ofPark = createAccess([peak, valley], { brief, toFen: ({ amountMinor }) => amountMinor });
    const inPark = [peak, valley].map(({ id, coordinates }) => {
      const own = ofPark(spotKey(id), coordinates);
      return { id: spotKey(id), at: coordinates, ...(own && { access: own }) };
    });
    const { modes } = toPlannerCity(sampleCity('alba'), inPark, brief);
    const way = modes.filter(({ minutes }) => (minutes[1] ?? -1) >= 0);
    expect(way.map(({ mode }) => mode)).toEqual(['shuttle']);
    expect(way[0]?.minutes[1]).toBeGreaterThan(15);
  });

  it('limits visits to the hours between the first and the last boat', () => {
    const crossing = accessOf(spotKey('rock'), rock.coordinates)?.crossing;
    expect(withinCrossing([{ open: 360, close: 1200 }], crossing)).toEqual([{ open: 440, close: 1005 }]);
    expect(withinCrossing([{ open: 1080, close: 1200 }], crossing)).toEqual([]);
  });
});
