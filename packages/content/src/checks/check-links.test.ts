import { describe, expect, it } from 'vitest';
import { describeInFile } from '../messages/mistake.ts';
import { listLinkMistakes } from './check-links.ts';
import { sampleLink, sampleStation } from './check-samples.ts';

const stations = new Map([
  ['north', sampleStation],
  ['longmen', { ...sampleStation, cityId: 'luoyang' }],
  ['airport', { ...sampleStation, kind: 'airport' as const }],
]);
const service = {
  ...{ number: 'G1', direction: 'there' as const, departs: '08:00', arrives: '09:30', dayOffset: 0 },
};
const mistakes = (fields: Partial<typeof sampleLink>) =>
  listLinkMistakes({ ...sampleLink, ...fields }, stations)
    .map(describeInFile)
    .join('; ');

describe('listLinkMistakes', () => {
  it('accepts stations of both cities and services with their timetable', () => {
    const back = { ...service, number: 'G2', direction: 'back' as const, fromStationId: 'longmen' };
    expect(
      mistakes({
        ...{ fromStationId: 'north', toStationId: 'longmen' },
        ...{ services: [service, back], timetable: '2023-12' },
      }),
    ).toBe('');
  });

  it.each([
    ['a station of another city', { toStationId: 'north' }, 'does not serve luoyang'],
    ['an airport as the end of a train', { fromStationId: 'airport' }, 'does not fit a train'],
    ['services without a timetable', { services: [service] }, 'timetable: give the month'],
    [
      'a rule of a fare that is missing',
      { fare: undefined, fareRule: 'sum-of-parts' as const },
      'fare is missing',
    ],
    [
      'a service that arrives before it departs',
      { services: [{ ...service, arrives: '07:00' }], timetable: '2023-12' },
      'takes -60 minutes',
    ],
    [
      'a service that is faster than the fastest',
      { services: [{ ...service, arrives: '09:19' }], timetable: '2023-12' },
      'takes 79 minutes',
    ],
    [
      'a return service of a one-way link',
      { services: [{ ...service, direction: 'back' as const }], timetable: '2023-12', oneWay: true },
      'the link is oneWay',
    ],
  ])('reports %s', (_name, fields, expected) => {
    expect(mistakes(fields)).toContain(expected);
  });
});
