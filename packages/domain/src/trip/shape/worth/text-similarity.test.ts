import { describe, expect, it } from 'vitest';
import { sampleSpot } from '../../catalogue/trip-samples.ts';
import { listVocabulary, stemOf, textSimilarity } from './text-similarity.ts';

const pandas = sampleSpot('pandas', 'alba', { name: 'Panda Base', summary: 'Bamboo and bears.' });
const zoo = sampleSpot('zoo', 'alba', { name: 'City Zoo', summary: 'Lions and a panda.' });
const steles = sampleSpot('steles', 'brisa', {
  name: 'Stelae',
  summary: 'Calligraphy cut in stone.',
  tagIds: ['art'],
});
const bare = sampleSpot('bare', 'brisa');

describe('textSimilarity', () => {
  const brief = { interestWords: ['pandas'] };

  it('is 1 for a word in the name, lower for a word in the summary, 0 without a match', () => {
    expect(textSimilarity(pandas, brief)).toBe(1);
    expect(textSimilarity(zoo, brief)).toBeGreaterThan(0);
    expect(textSimilarity(zoo, brief)).toBeLessThan(1);
    expect(textSimilarity(steles, brief)).toBe(0);
    expect(textSimilarity(bare, brief)).toBe(0);
  });

  it('grows with every matching word, up to 1', () => {
    expect(textSimilarity(zoo, { interestWords: ['panda', 'lions'] })).toBeGreaterThan(
      textSimilarity(zoo, brief),
    );
    expect(textSimilarity(pandas, { interestWords: ['panda', 'bamboo', 'bears'] })).toBe(1);
  });

  it('is 0 for a brief without interest words and for unknown words', () => {
    expect(textSimilarity(pandas, {})).toBe(0);
    expect(textSimilarity(pandas, { interestWords: ['dinosaurs'] })).toBe(0);
  });
});

it('stemOf maps plural and singular to the same stem', () => {
  const words = ['pandas', 'dynasties', 'beaches', 'glass', 'tea'];
  expect(words.map(stemOf)).toEqual(['panda', 'dynasty', 'beach', 'glass', 'tea']);
});

it('listVocabulary returns words of names and summaries that few spots share', () => {
  const words = listVocabulary([pandas, zoo, steles, bare]);
  expect(words.has('calligraphy')).toBe(true);
  expect(words.has('art')).toBe(false);
  expect(words.has('dinosaur')).toBe(false);
  const many = Array.from({ length: 50 }, (_, n) => sampleSpot(`s${n}`, 'alba', { name: 'Old Gate' }));
  expect(listVocabulary([...many, zoo]).has('gate')).toBe(false);
});
