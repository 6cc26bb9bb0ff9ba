import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleCity, sampleLink } from '../checks/check-samples.ts';
import { documentFromMarkdown } from '../markdown-document.ts';
import { checkRideTables } from './ride-tables.ts';

const link = { ...sampleLink, minutes: 90, fastestMinutes: 75, perDay: 40 };

/** The problems of an article with one row in a table of legs. */
function problemsOf(row: string) {
  const article = documentFromMarkdown(`| Leg | Time | Trains a day |\n| --- | --- | --- |\n| ${row} |\n`);
  return checkRideTables(
    contentOf(
      itemOf('city', 'xian', { ...sampleCity, name: "Xi'an", article }),
      itemOf('city', 'luoyang', { ...sampleCity, name: 'Luoyang' }),
      itemOf('link', 'xian-luoyang', link),
    ),
  );
}

describe('checkRideTables', () => {
  it.each([
    "Xi'an to Luoyang | 1 h 30 min | 40",
    "Xi'an to Luoyang | 75 min | about 45 a day",
    "[Luoyang](city:luoyang) to Xi'an | 1 h 20 min | every few minutes",
    "Xi'an to Luoyang | an hour or two | 40",
    "Xi'an to Gyantse | 9 h | 1",
  ])('accepts a row that agrees with a link, or has none: %s', (row) => {
    expect(problemsOf(row)).toEqual([]);
  });

  it.each([
    ['a slower time', "Xi'an to Luoyang | 1 h 50 min | 40"],
    ['a faster time', "Xi'an to Luoyang | 1 h | 40"],
    ['another number of trains', "Xi'an to Luoyang | 1 h 30 min | 64"],
  ])('reports %s', (_, row) => {
    expect(problemsOf(row)).toHaveLength(1);
  });
});
