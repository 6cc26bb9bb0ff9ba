import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { describe, expect, it } from 'vitest';
import { dayOf as dayOn, place, visit } from '../../trip-judge/judge-samples.ts';
import { sampleSpot } from '../catalogue/trip-samples.ts';
import { addRainPlans } from './rain-plan.ts';

type Spot = TripCatalogueData['spots'][number];

const museum = (id: string, rest: Parameters<typeof sampleSpot>[2] = {}): Spot =>
  // Only the fields of a trip spot are read.
  ({
    ...sampleSpot(id, 'alba', { indoor: true, coordinates: { latitude: 30, longitude: 110 }, ...rest }),
    name: id,
    zhName: '',
  }) as unknown as Spot;
const places = { place: (key: string) => place('spot', key.split('/')[1] ?? '') };
const at = { cityId: 'alba', coordinates: { latitude: 30, longitude: 110 } };
const outdoors = (id: string, start: string, end: string) =>
  visit(id, start, end, { place: place('spot', id, at) });
const dayOf = (...items: TripDayView['items']) => dayOn('2027-04-10', items);
const rainOf = (days: TripDayView[], spots: Spot[], districts: TripCatalogueData['districts'] = []) =>
  addRainPlans(days, { spots, districts }, places).map(({ items }) =>
    items.map((item) => (item.kind === 'visit' ? item.ifRain?.id : undefined)),
  );

describe('addRainPlans', () => {
  it('gives each outdoor half day an indoor sight of its own that is open then', () => {
    const day = dayOf(
      outdoors('wall', '09:00', '11:00'),
      outdoors('park', '11:30', '12:30'),
      outdoors('lake', '15:00', '16:00'),
    );
    expect(rainOf([day], [museum('a'), museum('b', { popularity: 50 })])).toEqual([['a', undefined, 'b']]);
    const evening = museum('night', { openingHours: [{ open: '18:00', close: '22:00', closedOn: [] }] });
    expect(rainOf([day], [evening])).toEqual([[undefined, undefined, undefined]]);
  });

  it('offers nothing that is visited on the trip, in another city, or far away', () => {
    const days = [
      dayOf(outdoors('wall', '09:00', '11:00')),
      dayOf(visit('seen', '09:00', '11:00', { indoor: true })),
    ];
    const far = museum('far', { coordinates: { latitude: 31, longitude: 110 } });
    expect(rainOf(days, [museum('seen'), { ...museum('other'), cityId: 'brisa' }, far])[0]).toEqual([
      undefined,
    ]);
  });

  it('offers a district with shops once on a day in a town without a sight under a roof', () => {
    const district = (id: string, goodFor: ('eat' | 'shop')[]) =>
      // Only the fields of a trip district are read.
      ({ id, ...at, goodFor, popularity: 60 }) as unknown as TripCatalogueData['districts'][number];
    const day = dayOf(outdoors('terraces', '09:00', '11:00'), outdoors('village', '14:00', '16:00'));
    const districts = [district('snacks', ['eat']), district('lanes', ['eat', 'shop'])];
    expect(rainOf([day], [], districts)).toEqual([['lanes', undefined]]);
    expect(rainOf([day], [museum('a')], districts)[0]).toContain('a');
    const indoors = dayOf(visit('hall', '09:00', '11:00', { indoor: true }));
    expect(rainOf([indoors], [], districts)).toEqual([[undefined]]);
  });

  it('offers a sight with halls where no indoor sight is left', () => {
    const temple = museum('temple', { category: 'temple', indoor: false });
    const garden = museum('garden', { category: 'garden', indoor: false });
    const wall = visit('wall', '09:00', '11:00', { place: place('spot', 'wall', at), category: 'wall' });
    const days = [dayOf(wall)];
    expect(rainOf(days, [garden])).toEqual([[undefined]]);
    expect(rainOf(days, [garden, temple])).toEqual([['temple']]);
    expect(rainOf(days, [temple, museum('a')])).toEqual([['a']]);
    const inHalls = visit('palace', '09:00', '11:00', {
      place: place('spot', 'palace', at),
      category: 'palace',
    });
    expect(rainOf([dayOf(inHalls)], [temple])).toEqual([[undefined]]);
  });

  it('leaves half days with an indoor sight as they are', () => {
    const day = dayOf(outdoors('wall', '09:00', '10:00'), visit('hall', '10:30', '12:00', { indoor: true }));
    expect(rainOf([day], [museum('a')])).toEqual([[undefined, undefined]]);
  });
});
