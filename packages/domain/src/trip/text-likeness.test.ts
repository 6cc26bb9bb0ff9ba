import { describe, expect, it } from 'vitest';
import { likenessOf, listVocabulary, rankByWords, stemOf } from './text-likeness.ts';
import { sampleBrief, sampleSpot } from './trip-samples.ts';

const spots = [
  sampleSpot('pandas', 'alba', { name: 'Panda Base', summary: 'Bamboo and bears before breakfast.' }),
  sampleSpot('zoo', 'alba', {
    name: 'City Zoo',
    summary: 'Lions, a panda and much concrete between the ponds of the park.',
  }),
  sampleSpot('steles', 'brisa', {
    name: 'Forest of Stelae',
    summary: 'Calligraphy cut in stone.',
    tagIds: ['art'],
  }),
  sampleSpot('bare', 'brisa'),
];

describe('the likeness of a spot to the words of a wish', () => {
  it('is highest where the name says it, lower where the text mentions it, none elsewhere', () => {
    const likeness = (id: string) =>
      likenessOf(
        spots.find((spot) => spot.id === id) ?? sampleSpot('none', 'alba'),
        sampleBrief({ interestWords: ['pandas'] }),
        spots,
      );
    expect(likeness('pandas')).toBe(1);
    expect(likeness('zoo')).toBeGreaterThan(0);
    expect(likeness('zoo')).toBeLessThan(1);
    expect(likeness('steles')).toBe(0);
    expect(likeness('bare')).toBe(0);
  });

  it('is nothing for a brief without words, and for words nobody wrote', () => {
    const [first = sampleSpot('none', 'alba')] = spots;
    expect(likenessOf(first, sampleBrief(), spots)).toBe(0);
    expect(likenessOf(first, sampleBrief({ interestWords: ['dinosaurs'] }), spots)).toBe(0);
  });

  it('weighs a rare word more than a common one', () => {
    const ranks = rankByWords(['panda', 'calligraphy'], spots);
    expect([...ranks].toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe('steles');
  });
});

it('brings plural and singular together', () => {
  expect(['pandas', 'dynasties', 'beaches', 'glass', 'tea'].map(stemOf)).toEqual([
    'panda',
    'dynasty',
    'beach',
    'glass',
    'tea',
  ]);
});

it('offers the words of names, tags and texts', () => {
  const words = listVocabulary(spots);
  expect(words.has('calligraphy')).toBe(true);
  expect(words.has('art')).toBe(true);
  expect(words.has('dinosaur')).toBe(false);
});
