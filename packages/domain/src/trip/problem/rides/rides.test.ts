import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleCatalogue, sampleLink } from '../../catalogue/trip-samples.ts';
import { describeRide } from './ride-reason.ts';
import { fareOf, listServices, readRideKey } from './rides.ts';

const brief = sampleBrief();
const services = (link: ReturnType<typeof sampleLink>) =>
  listServices(['alba', 'brisa'], brief, { ...sampleCatalogue, links: [link] });

describe('listServices', () => {
  it('offers a link in both directions with boarding time', () => {
    const [there, back] = services(sampleLink('alba', 'brisa'));
    expect(there).toMatchObject({
      fromId: 'gateway/alba/train',
      toId: 'gateway/brisa/train',
      boardMinutes: 40,
    });
    expect(back).toMatchObject({ fromId: 'gateway/brisa/train', toId: 'gateway/alba/train' });
  });

  it('offers a one-way link in one direction only', () => {
    expect(services(sampleLink('alba', 'brisa', { oneWay: true }))).toHaveLength(1);
  });

  it('uses known first and last departures', () => {
    const link = sampleLink('alba', 'brisa', { firstDeparture: '07:00', lastDeparture: '17:00', perDay: 11 });
    expect(services(link)[0]?.departures).toEqual({
      kind: 'typical',
      firstMinute: 420,
      lastMinute: 1020,
      everyMinutes: 60,
    });
  });

  it('assumes midday for the only departure of a day at an unknown hour', () => {
    const [flight] = services(sampleLink('alba', 'brisa', { mode: 'flight', perDay: 1 }));
    const { departures } = flight ?? {};
    expect(departures?.kind === 'typical' && departures.firstMinute).toBeGreaterThan(660);
  });

  it('assumes the faster half where there are many trains', () => {
    const times = { minutes: 340, fastestMinutes: 260 };
    expect(services(sampleLink('alba', 'brisa', { ...times, perDay: 18 }))[0]?.durationMinutes).toBe(300);
    expect(services(sampleLink('alba', 'brisa', { ...times, perDay: 3 }))[0]?.durationMinutes).toBe(340);
  });

  it('assumes other departures beside known ones that are few and all in one part of the day', () => {
    const at = (departs: string, arrives: string) => ({
      ...{ number: `G${departs.replace(':', '')}`, departs, arrives },
      ...({ direction: 'there', dayOffset: 0 } as const),
    });
    const evening = [at('18:00', '18:30'), at('19:00', '19:30'), at('20:00', '20:30')];
    const kindsOf = (perDay: number, known: typeof evening) =>
      services(sampleLink('alba', 'brisa', { minutes: 30, perDay, services: known }))
        .filter(({ fromId }) => fromId.includes('alba'))
        .map(({ departures }) => departures.kind);
    expect(kindsOf(200, evening)).toContain('typical');
    expect(kindsOf(3, evening)).not.toContain('typical');
    expect(kindsOf(200, [at('09:00', '09:30'), at('12:00', '12:30'), ...evening])).not.toContain('typical');
  });

  it('loses more for each minute of a ride that takes the whole day', () => {
    const scoreOf = (minutes: number) => services(sampleLink('alba', 'brisa', { minutes }))[0]?.score ?? 0;
    expect(scoreOf(540) - scoreOf(570)).toBeGreaterThan(scoreOf(360) - scoreOf(390));
  });

  it('ends early enough to reach the hotel, including the way into town', () => {
    const last = (mode: 'train' | 'flight') => {
      const { departures } = services(sampleLink('alba', 'brisa', { mode, minutes: 240 }))[0] ?? {};
      return departures?.kind === 'typical' ? departures.lastMinute : undefined;
    };
    expect(last('train')).toBe(1275 - 45 - 240);
    expect(last('flight')).toBe(1275 - 105 - 240);
  });

  it('offers no overnight rides', () => {
    expect(services(sampleLink('alba', 'brisa', { minutes: 1200 }))).toEqual([]);
    expect(
      services(sampleLink('alba', 'brisa', { firstDeparture: '22:00', minutes: 400, perDay: 1 })),
    ).toEqual([]);
  });

  it('offers a route with a change where there is no direct link', () => {
    const [ride] = listServices(['alba', 'cima'], brief, sampleCatalogue);
    expect(readRideKey(ride?.id ?? '')).toEqual({
      fromCityId: 'alba',
      toCityId: 'cima',
      linkIds: ['alba-brisa', 'brisa-cima'],
    });
    expect(ride).toMatchObject({
      durationMinutes: 285,
      fromId: 'gateway/alba/train',
      toId: 'gateway/cima/coach',
    });
  });

  it('offers a route with a change beside a direct link that runs once a day', () => {
    const ways = (perDay: number) => {
      const links = [
        sampleLink('alba', 'cima', { id: 'direct', minutes: 400, perDay }),
        sampleLink('alba', 'brisa', { id: 'first', minutes: 100 }),
        sampleLink('brisa', 'cima', { id: 'second', minutes: 100 }),
      ];
      const services = listServices(['alba', 'cima'], brief, { ...sampleCatalogue, links });
      return services
        .map(({ id }) => readRideKey(id))
        .filter(({ fromCityId }) => fromCityId === 'alba')
        .map(({ linkIds }) => linkIds.join(' '));
    };
    expect(ways(1)).toEqual(['direct', 'first second']);
    expect(ways(2)).toEqual(['direct']);
  });

  it('changes only between modes that the brief allows, where such a route exists', () => {
    const links = [
      sampleLink('alba', 'mid', { id: 'air', mode: 'flight', minutes: 60 }),
      sampleLink('mid', 'cima', { id: 'rail', minutes: 60 }),
      sampleLink('alba', 'brisa', { id: 'slow-1', minutes: 200 }),
      sampleLink('brisa', 'cima', { id: 'slow-2', minutes: 200 }),
    ];
    const ways = (transport: TripBrief['transport']) =>
      listServices(['alba', 'cima'], { ...brief, transport }, { ...sampleCatalogue, links }).map(
        ({ id }) => readRideKey(id).linkIds,
      )[0];
    expect(ways([])).toEqual(['air', 'rail']);
    expect(ways(['train'])).toEqual(['slow-1', 'slow-2']);
    expect(ways(['coach'])).toEqual(['air', 'rail']);
  });

  it('offers nothing where no link leads', () => {
    expect(listServices(['alba', 'delta'], brief, sampleCatalogue)).toEqual([]);
  });
});

describe('fareOf', () => {
  it('sums the group, with half price for children on trains', () => {
    const link = sampleLink('alba', 'brisa', { fare: { amountMinor: 10_000, currency: 'CNY' } });
    const family = sampleBrief({ travellers: { adults: 2, children: 1 } });
    expect(fareOf(link, family, sampleCatalogue)).toBe(25_000);
  });

  it('estimates an unknown fare from the distance', () => {
    const fare = fareOf(sampleLink('alba', 'brisa'), brief, sampleCatalogue);
    expect(fare).toBeGreaterThan(10_000);
    expect(fare).toBeLessThan(30_000);
  });
});

describe('describeRide', () => {
  it('compares the ride with the other links of the two cities', () => {
    const links = [
      sampleLink('alba', 'brisa'),
      sampleLink('alba', 'brisa', { id: 'air', mode: 'flight', minutes: 60 }),
    ];
    const reasonOf = (...linkIds: string[]) =>
      describeRide({ fromCityId: 'alba', toCityId: 'brisa', linkIds }, { ...sampleCatalogue, links });
    expect(reasonOf('air')).toBe('The fastest direct connection.');
    expect(reasonOf('alba-brisa')).toContain('most of the day');
    expect(reasonOf('x', 'y')).toContain('change');
  });
});

describe('services', () => {
  it('spread departures over the day, not more often than every 10 minutes', () => {
    const departures = (perDay: number) => services(sampleLink('alba', 'brisa', { perDay }))[0]?.departures;
    expect(departures(12)).toMatchObject({ firstMinute: 445, lastMinute: 1110, everyMinutes: 55 });
    expect(departures(100)).toMatchObject({ firstMinute: 425, everyMinutes: 10 });
  });

  it('lose score for hours beyond an easy ride, earlier for a gentle group', () => {
    const lossOf = (minutes: number, seniors = 0) => {
      const links = [sampleLink('alba', 'brisa', { minutes })];
      const rides = listServices(['alba', 'brisa'], { ...brief, seniors }, { ...sampleCatalogue, links });
      return -(40 + 15) * 0.12 - (rides[0]?.score ?? 0);
    };
    expect(lossOf(330)).toBeCloseTo(0);
    expect(lossOf(410)).toBeCloseTo(48);
    expect(lossOf(330, 2)).toBeCloseTo(54);
  });

  it('lose score for the minutes at the station, and more for a flight', () => {
    expect(services(sampleLink('alba', 'brisa'))[0]?.score).toBeCloseTo(-(40 + 15) * 0.12);
    expect(services(sampleLink('alba', 'brisa', { mode: 'flight' }))[0]?.score).toBeCloseTo(
      -(90 + 35) * 0.12 - 150,
    );
  });

  it('assume faster trains from eight a day on', () => {
    const minutes = (perDay: number) =>
      services(sampleLink('alba', 'brisa', { minutes: 340, fastestMinutes: 260, perDay }))[0]
        ?.durationMinutes;
    expect([7, 8].map(minutes)).toEqual([340, 300]);
  });

  it('have only the chosen mode between two cities, in the chosen direction', () => {
    const links = [sampleLink('alba', 'brisa'), sampleLink('alba', 'brisa', { id: 'air', mode: 'flight' })];
    const modes = (rides: Parameters<typeof sampleBrief>[0]) =>
      listServices(['alba', 'brisa'], sampleBrief(rides), { ...sampleCatalogue, links }).map(
        ({ mode, fromId }) => `${mode} ${fromId.split('/')[1]}`,
      );
    expect(modes({})).toEqual(['train alba', 'flight alba', 'train brisa', 'flight brisa']);
    expect(modes({ rides: [{ fromCityId: 'alba', toCityId: 'brisa', mode: 'flight' }] })).toEqual([
      'flight alba',
      'train brisa',
      'flight brisa',
    ]);
    expect(modes({ rides: [{ fromCityId: 'alba', toCityId: 'brisa', mode: 'ferry' }] })).toHaveLength(4);
  });
});

describe('children', () => {
  it.each([
    ['train', 15_000],
    ['flight', 17_500],
    ['coach', 15_000],
    ['ferry', 15_000],
  ] as const)('travel at the reduced fare of the mode: %s', (mode, fen) => {
    const link = sampleLink('alba', 'brisa', { mode, fare: { amountMinor: 10_000, currency: 'CNY' } });
    const group = sampleBrief({ travellers: { adults: 1, children: 1 } });
    expect(fareOf(link, group, sampleCatalogue)).toBe(fen);
  });
});
