import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleLink } from '../../catalogue/trip-samples.ts';
import { allowsNightRides, listNightLegs } from './night-rides.ts';
import { describeRide } from './ride-reason.ts';
import { listServices, readRideKey } from './rides.ts';

type Services = NonNullable<ReturnType<typeof sampleLink>['services']>;

const train = (departs: string, arrives: string, rest: Partial<Services[number]> = {}): Services[number] => ({
  number: 'Z1',
  direction: 'there',
  departs,
  arrives,
  dayOffset: 1,
  ...rest,
});
const link = (services: Services) => sampleLink('alba', 'brisa', { minutes: 1075, services });
const byTrain = sampleBrief({ transport: ['train', 'coach'] });

describe('allowsNightRides', () => {
  it.each([
    ['trains without flights', { transport: ['train', 'coach'] as const }, true],
    ['every way of travelling', { transport: [] as const }, false],
    ['trains and flights', { transport: ['train', 'flight'] as const }, false],
    ['a wish for night trains', { transport: [] as const, nightTrains: 'wanted' as const }, true],
    ['no night trains', { transport: ['train'] as const, nightTrains: 'avoided' as const }, false],
  ])('for %s', (_, { transport, ...rest }, expected) => {
    expect(allowsNightRides({ transport: [...transport], ...rest })).toBe(expected);
  });
});

describe('listNightLegs', () => {
  it.each([
    ['an evening train that arrives in the morning', train('22:00', '09:30'), 1],
    ['a train that takes the next day until the afternoon', train('19:26', '15:05'), 1],
    ['a train that takes the whole day before', train('07:53', '14:17'), 0],
    ['a train that arrives in the middle of the night', train('21:00', '04:10'), 0],
    ['a train of two nights', train('19:53', '11:21', { dayOffset: 2 }), 0],
    ['a train that arrives on the same day', train('15:10', '23:10', { dayOffset: 0 }), 0],
    ['a night too short to sleep', train('23:50', '05:40'), 0],
  ])('%s', (_, service, count) => {
    expect(listNightLegs([link([service])], byTrain)).toHaveLength(count);
  });

  it('lists a link only in the direction of the train', () => {
    const [leg] = listNightLegs([link([train('22:00', '09:30', { direction: 'back' })])], byTrain);
    expect(leg).toMatchObject({ fromCityId: 'brisa', toCityId: 'alba' });
  });
});

describe('listNightLegs for a train that the brief asks for', () => {
  const asking = sampleBrief({ rides: [{ fromCityId: 'alba', toCityId: 'brisa', mode: 'train' }] });

  it.each([
    ['takes a train of two nights', train('19:53', '11:21', { dayOffset: 2 }), 2],
    ['takes a train that leaves in the morning', train('07:53', '14:17'), 1],
  ])('%s where there is no other', (_, service, nights) => {
    expect(listNightLegs([link([service])], asking)).toMatchObject([{ nights, isAsked: true }]);
  });

  it('prefers trains that suit a night', () => {
    const [leg] = listNightLegs([link([train('07:53', '14:17'), train('21:00', '09:00')])], asking);
    expect(leg?.services.map(({ departs }) => departs)).toEqual(['21:00']);
  });

  it('adds nothing in the other direction or for other ways of travelling', () => {
    const service = train('19:53', '11:21', { dayOffset: 2 });
    const back = sampleBrief({ rides: [{ fromCityId: 'brisa', toCityId: 'alba', mode: 'train' }] });
    const byAir = sampleBrief({ rides: [{ fromCityId: 'alba', toCityId: 'brisa', mode: 'flight' }] });
    expect(listNightLegs([link([service])], back)).toEqual([]);
    expect(listNightLegs([link([service])], byAir)).toEqual([]);
  });
});

describe('listServices', () => {
  const catalogue = { ...sampleCatalogue, links: [link([train('22:00', '09:30')])] };

  it('offers a night train with its own times where the brief allows one, however long the usual ride is', () => {
    const services = listServices(['alba', 'brisa'], byTrain, catalogue);
    expect(services).toHaveLength(1);
    expect(services[0]).toMatchObject({
      departures: { kind: 'timetable', minutes: [1320] },
      durationMinutes: 690,
      nightsOnBoard: 1,
    });
    expect(listServices(['alba', 'brisa'], sampleBrief(), catalogue)).toEqual([]);
  });

  it('says that the group sleeps on board', () => {
    const [service] = listServices(['alba', 'brisa'], byTrain, catalogue);
    expect(describeRide(readRideKey(service?.id ?? ''), catalogue)).toContain('you sleep on board');
  });
});
