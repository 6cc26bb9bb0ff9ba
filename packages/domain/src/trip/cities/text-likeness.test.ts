import { describe, expect, it } from 'vitest';
import { sampleSpot } from '../catalogue/trip-samples.ts';
import { likenessOf, listVocabulary, stemOf } from './text-likeness.ts';

const pandas = sampleSpot('pandas', 'alba', { name: 'Panda Base', summary: 'Bamboo and bears.' });
const zoo = sampleSpot('zoo', 'alba', { name: 'City Zoo', summary: 'Lions and a panda.' });
const steles = sampleSpot('steles', 'brisa', {
  name: 'Stelae',
  summary: 'Calligraphy cut in stone.',
  tagIds: ['art'],
});
const bare = sampleSpot('bare', 'brisa');

describe('the likeness of a spot to the words of a wish', () => {
  const brief = { interestWords: ['pandas'] };

  it('is highest where the name says it, lower where the text mentions it, none elsewhere', () => {
    expect(likenessOf(pandas, brief)).toBe(1);
    expect(likenessOf(zoo, brief)).toBeGreaterThan(0);
    expect(likenessOf(zoo, brief)).toBeLessThan(1);
    expect(likenessOf(steles, brief)).toBe(0);
    expect(likenessOf(bare, brief)).toBe(0);
  });

  it('grows with every word a spot speaks of, to 1 at most', () => {
    expect(likenessOf(zoo, { interestWords: ['panda', 'lions'] })).toBeGreaterThan(likenessOf(zoo, brief));
    expect(likenessOf(pandas, { interestWords: ['panda', 'bamboo', 'bears'] })).toBe(1);
  });

  it('is nothing for a brief without words, and for words nobody wrote', () => {
    expect(likenessOf(pandas, {})).toBe(0);
    expect(likenessOf(pandas, { interestWords: ['dinosaurs'] })).toBe(0);
  });
});

it('brings plural and singular together', () => {
  const words = ['pandas', 'dynasties', 'beaches', 'glass', 'tea'];
  expect(words.map(stemOf)).toEqual(['panda', 'dynasty', 'beach', 'glass', 'tea']);
});

it('offers the words of names and texts that few spots share', () => {
  const words = listVocabulary([pandas, zoo, steles, bare]);
  expect(words.has('calligraphy')).toBe(true);
  expect(words.has('art')).toBe(false);
  expect(words.has('dinosaur')).toBe(false);
  const many = Array.from({ length: 50 }, (_, n) => sampleSpot(`s${n}`, 'alba', { name: 'Old Gate' }));
  expect(listVocabulary([...many, zoo]).has('gate')).toBe(false);
});
