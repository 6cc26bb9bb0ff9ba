import { describe, expect, it } from 'vitest';
import {
  gateway,
  hotelIn,
  judgeCase,
  place,
  type RuleCases,
  ride,
  sampleTrip,
  transfer,
  visit,
} from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { wayRules } from './ways.ts';

const inn = hotelIn('alba');
const west = gateway('Alba West Railway Station');
const brisa = gateway('Brisa', 'brisa');
const train = ride('train', gateway('Alba West'), brisa, '10:00', '12:00');
const toStation = transfer(inn, west, '08:30', '09:10');
const far = place('spot', 'far', { coordinates: { latitude: 30.5, longitude: 110 } });

const pier = gateway('Alba Pier');
const onIsle = place('spot', 'isle', { coordinates: far.coordinates });
const isle = {
  category: 'island' as const,
  coordinates: far.coordinates,
  access: {
    by: 'ferry' as const,
    from: { name: 'Alba Pier', zhName: '码头', coordinates: pier.coordinates },
    minutes: 20,
    last: '17:00',
    passport: false,
  },
};

const cases: RuleCases = {
  'modes-as-asked': {
    keeps: { brief: { transport: ['train'] }, days: [[train]] },
    breaks: { brief: { transport: ['train'] }, days: [[ride('flight', west, brisa, '10:00', '12:00')]] },
  },
  'same-station': {
    keeps: { days: [[toStation, train]] },
    breaks: { days: [[transfer(inn, gateway('Alba East'), '08:30', '09:10'), train]] },
  },
  'one-station': {
    keeps: { days: [[train]] },
    breaks: { days: [[ride('flight', gateway('Hongqiao (SHA) or Pudong (PVG)'), brisa, '10:00', '12:00')]] },
  },
  'station-place': {
    keeps: { days: [[toStation]] },
    breaks: { days: [[transfer(inn, gateway('Alba West', 'alba', 0), '08:30', '09:10')]] },
  },
  'ride-hours': {
    keeps: { days: [[train], [ride('train', west, brisa, '21:00', '31:30')]] },
    breaks: { days: [[ride('train', west, brisa, '05:40', '08:00')]] },
  },
  'ride-length': {
    keeps: { brief: { seniors: 1 }, days: [[train], [ride('train', west, brisa, '21:00', '31:30')]] },
    breaks: { brief: { seniors: 1 }, days: [[ride('train', west, brisa, '09:00', '16:00')]] },
  },
  'ride-choice': {
    keeps: { links: [{ minutes: 120 }], days: [[train]] },
    breaks: { links: [{ minutes: 120 }], days: [[ride('flight', west, brisa, '10:00', '12:00')]] },
  },
  'boarding-time': {
    keeps: { days: [[toStation, train]] },
    breaks: { days: [[transfer(inn, west, '09:00', '09:55'), train]] },
  },
  'ride-changes': {
    keeps: { days: [[train]] },
    breaks: { days: [[{ ...train, legs: [...train.legs, ...train.legs, ...train.legs] }]] },
  },
  'long-walk': {
    keeps: { days: [[transfer(inn, far, '09:00', '09:20', { mode: 'walk', meters: 1200 })]] },
    breaks: { days: [[transfer(inn, far, '09:00', '10:00', { mode: 'walk', meters: 4000 })]] },
  },
  'local-speed': {
    keeps: { days: [[transfer(inn, far, '09:00', '10:30', { mode: 'car' })]] },
    breaks: { days: [[transfer(inn, far, '09:00', '09:20', { mode: 'car' })]] },
  },
  'no-road': {
    keeps: {
      spots: { isle },
      days: [
        [transfer(inn, pier, '08:30', '09:00'), transfer(pier, onIsle, '09:00', '09:30', { mode: 'ferry' })],
      ],
    },
    breaks: { spots: { isle }, days: [[transfer(inn, onIsle, '08:30', '09:00', { mode: 'taxi' })]] },
  },
  'last-boat': {
    keeps: { spots: { isle }, days: [[visit('isle', '12:00', '16:00')]] },
    breaks: { spots: { isle }, days: [[visit('isle', '14:00', '18:00')]] },
  },
  'missing-way': {
    keeps: {
      days: [
        [
          visit('near', '09:00', '10:00'),
          transfer(inn, far, '10:00', '11:00'),
          visit('far', '11:00', '12:00'),
        ],
      ],
      spots: { far: { coordinates: far.coordinates } },
    },
    breaks: {
      days: [[visit('near', '09:00', '10:00'), visit('far', '11:00', '12:00')]],
      spots: { far: { coordinates: far.coordinates } },
    },
  },
};

describe('rules about ways', () => {
  it.each(wayRules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(wayRules, cases, id)).toEqual({ keeps: true, breaks: true });
  });

  it('takes the time to board from the first leg of a ride', () => {
    const mixed = ride('flight', gateway('Alba West'), brisa, '10:00', '15:00', { legs: train.legs });
    const rule = wayRules.find(({ id }) => id === 'boarding-time');
    expect(rule?.judge(toJudgedTrip(sampleTrip({ days: [[toStation, mixed]] })))).toEqual([]);
  });

  it('requires 90 minutes at an airport and 30 at a station', () => {
    const rule = wayRules.find(({ id }) => id === 'boarding-time');
    const findings = (mode: 'flight' | 'train', arrival: string) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            days: [[transfer(inn, west, '07:00', arrival), ride(mode, west, brisa, '10:00', '12:00')]],
          }),
        ),
      )?.length;
    expect(findings('flight', '08:30')).toBe(0);
    expect(findings('flight', '08:31')).toBe(1);
    expect(findings('train', '09:30')).toBe(0);
    expect(findings('train', '09:31')).toBe(1);
  });
});
