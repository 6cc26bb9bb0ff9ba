import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { describe, expect, it } from 'vitest';
import { readRefinement } from './read-refinement.ts';
import { sampleGazetteer, sampleOutline } from './refine-samples.ts';
import type { Readings } from './rules.ts';
import { heldOut, tuned } from './sentences.data.ts';

const read = (sentence: string): Readings =>
  readRefinement(sentence, { gazetteer: sampleGazetteer, outline: sampleOutline, today: '2026-11-15' });

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Writes the values of a command in the order of its fields. */
function formatCommand({ kind, ...fields }: TripCommand): string {
  const values = Object.entries(fields).map(([name, value]) => {
    if (name === 'dayIndex') return String(Number(value) + 1);
    if ((name === 'minute' || name === 'at') && typeof value === 'number') return clock(value);
    if (name === 'change') return Object.keys(value).join(',');
    if (name === 'replacement') return Object.values(value).join(',');
    return Array.isArray(value) ? value.join(',') : String(value);
  });
  return [kind, ...values].join(' ').trim();
}

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

  it('is judged on at least 150 sentences', () => {
    expect(tuned.length + heldOut.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    '',
    'hello',
    'asdf qwer',
    'What is the meaning of life?',
    '你好',
    'Danke!',
    'add Atlantis for three nights',
  ])('gives no reading of "%s"', (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});
