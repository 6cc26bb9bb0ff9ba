import { describe, expect, it } from 'vitest';
import { toStationWords, toWay } from './station-words.ts';

describe('toWay', () => {
  it('states minutes, price, frequency and hours', () => {
    const price = { amountMinor: 2500, currency: 'CNY' as const };
    expect(
      toWay({
        mode: 'train',
        to: 'Dongzhimen',
        minutes: 30,
        price,
        everyMinutes: 10,
        last: '22:50',
        note: 'Fast.',
      }),
    ).toBe('Train to Dongzhimen: 30 min, CN¥25, every 10 min, last at 22:50. Fast.');
  });

  it('writes the article of a destination in lower case', () => {
    expect(toWay({ mode: 'bus', to: 'The walled city', minutes: 60 })).toBe(
      'Bus to the walled city: 60 min.',
    );
  });
});

describe('toStationWords', () => {
  it('lists only the ways into the city of the page', () => {
    const station = {
      ...{
        id: 'kwl',
        kind: 'airport' as const,
        code: 'KWL',
        name: 'Guilin Airport',
        zhName: '桂林机场',
        pinyin: 'x',
      },
      ...{
        aliases: [],
        cityId: 'guilin',
        alsoServesCityIds: ['yangshuo'],
        summary: 'An airport.',
        terminals: [],
      },
      coordinates: { latitude: 25.2, longitude: 110 },
      intoTown: [
        { mode: 'bus' as const, to: 'Guilin', minutes: 50 },
        { mode: 'bus' as const, to: 'Yangshuo', cityId: 'yangshuo', minutes: 85 },
      ],
      ...{ notes: [], popularity: 0, factsAsOf: '2025-06', source: 'x' },
    };
    expect(toStationWords(station, 'yangshuo')).toMatchObject({
      label: 'KWL',
      ways: ['Bus to Yangshuo: 85 min.'],
    });
    expect(toStationWords(station, 'guilin').ways).toEqual(['Bus to Guilin: 50 min.']);
  });
});
