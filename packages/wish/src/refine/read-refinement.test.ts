import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { describe, expect, it } from 'vitest';
import { listUnreadClauses, readRefinement } from './read-refinement.ts';
import type { Readings } from './readings.ts';
import { sampleGazetteer, sampleOutline } from './refine-samples.ts';
import { heldOut, tuned } from './sentences.data.ts';

const read = (sentence: string): Readings =>
  readRefinement(sentence, { gazetteer: sampleGazetteer, outline: sampleOutline, today: '2026-11-15' });

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Writes the values of a command in the order of its fields. */
function formatCommand({ kind, ...fields }: TripCommand): string {
  const values = Object.entries(fields).map(([name, value]) => {
    if (name === 'dayIndex' || name === 'otherDayIndex') return String(Number(value) + 1);
    if ((name === 'minute' || name === 'at') && typeof value === 'number') return clock(value);
    if (name === 'change') return Object.keys(value).join(',');
    if (name === 'replacement' || name === 'wanted') return Object.values(value).join(',');
    if (name === 'stops') return formatStops(fields);
    return Array.isArray(value) ? value.join(',') : String(value);
  });
  return [kind, ...values].join(' ').trim();
}

const formatStops = (fields: object): string =>
  'stops' in fields && Array.isArray(fields.stops)
    ? fields.stops.map(({ cityId, nights }) => `${cityId} ${nights}`).join(', ')
    : '';

const formatReadings = (readings: Readings): string =>
  readings.map((commands) => commands.map(formatCommand).join('+')).join('|');

describe('readRefinement', () => {
  it.each(tuned)('reads "%s" as %s', (sentence, expected) => {
    expect(formatReadings(read(sentence))).toBe(expected);
  });

  it('reads at least nine of ten held-out sentences as expected', () => {
    const missed = heldOut
      .map(([sentence, expected]) => ({ sentence, expected, got: formatReadings(read(sentence)) }))
      .filter(({ expected, got }) => got !== expected);
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(heldOut.length / 10);
  });

  it('reads lengths of visits from 15 minutes on', () => {
    const lengthOf = (minutes: number) =>
      formatReadings(read(`spend ${minutes} minutes at the Summer Palace`));
    expect(lengthOf(15)).toBe('length summer-palace 15');
    expect(lengthOf(14)).toBe('');
  });

  it('adds a city that is not on the trip before a sight there', () => {
    expect(formatReadings(read('add a museum in Suzhou'))).toBe('add-city suzhou');
  });

  it.each(['two days at the Terracotta Army', 'a day less at the Summer Palace', 'one more day after day 3'])(
    'does not take the length of a visit or a number of days after a day for the length of the trip: "%s"',
    (sentence) => {
      expect(formatReadings(read(sentence))).toBe('');
    },
  );

  it('prefers a visit of the trip by its short name, but not by the full name of another place', () => {
    const visit = {
      ...{ spotId: 'badaling', dayIndex: 2, category: 'wall', tagIds: ['history'], indoor: false },
      ...{ name: 'Great Wall of China at Badaling', zhName: '八达岭长城' },
    };
    const others = sampleOutline.visits.filter(({ spotId }) => spotId !== 'great-wall-mutianyu');
    const outline = { ...sampleOutline, visits: [...others, visit] };
    const readIn = (sentence: string) =>
      formatReadings(readRefinement(sentence, { gazetteer: sampleGazetteer, outline, today: '2026-11-15' }));
    expect(readIn('remove the Great Wall of China')).toBe('remove badaling');
    expect(readIn('add the Great Wall at Mutianyu')).toBe('add great-wall-mutianyu');
  });

  it('is judged on at least 150 sentences', () => {
    expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(150);
  });

  it('keeps the adults of the trip when a child comes along, and says how the start moves', () => {
    expect(read('we have a baby with us')).toEqual([
      [{ kind: 'wishes', change: { travellers: { adults: 4, children: 1 } } }],
    ]);
    const started = (firstDate: string, days = 8) => [
      [{ kind: 'wishes', change: { when: { kind: 'dates', firstDate, days } } }],
    ];
    expect(read('start the trip on 3 May')).toEqual(started('2027-05-03'));
    expect(read('move the whole trip one week earlier')).toEqual(started('2027-04-05'));
    expect(read('change the dates to 10 to 16 May')).toEqual(started('2027-05-10', 7));
  });

  it('understands today and tomorrow while the group travels', () => {
    const context = { gazetteer: sampleGazetteer, outline: sampleOutline, today: '2027-04-13' };
    expect(readRefinement('it rains tomorrow', context)).toEqual([[{ kind: 'rain', dayIndex: 2 }]]);
    expect(readRefinement('make today easier', context)).toEqual([[{ kind: 'lighter', dayIndex: 1 }]]);
  });

  it('names the clauses that it does not use', () => {
    const unread = (sentence: string) =>
      listUnreadClauses(sentence, {
        gazetteer: sampleGazetteer,
        outline: sampleOutline,
        today: '2026-11-15',
      });
    expect(unread('remove the Summer Palace and feed the ducks')).toEqual(['feed the ducks']);
    expect(unread('Make day 7 lighter and start later on day 8')).toEqual([]);
    expect(unread("go to Xi'an first and then Beijing")).toEqual([]);
    expect(unread('tell me a story')).toEqual([]);
  });

  it.each([
    '',
    'hello',
    'asdf qwer',
    'What is the meaning of life?',
    '你好',
    'Danke!',
    'add Atlantis for three nights',
    'where is the toilet',
    'I love you',
    'a beautiful day',
    'book me a taxi',
    'the Great Wall is beautiful',
    'is the Forbidden City closed on Monday?',
    'Do we need a visa?',
    'how much is it',
    'is lunch included?',
    'our flight is delayed',
    'by car instead of the train',
    'lunch near the Bund',
  ])('gives no reading of "%s"', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});
