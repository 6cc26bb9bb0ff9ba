import { describe, expect, it } from 'vitest';
import {
  correctSpelling,
  interpretQuery,
  listDistinctiveTerms,
  listRequiredTerms,
  parseQuery,
  toTermLookup,
} from './query.ts';

describe('parseQuery', () => {
  it('lists single words, neighbouring words and the whole query as runs', () => {
    expect(parseQuery('bing ma yong').runs.map(({ text }) => text)).toEqual([
      'bing',
      'bingma',
      'bingmayong',
      'ma',
      'mayong',
      'yong',
    ]);
  });

  it('removes stop words unless the query has nothing else', () => {
    expect(parseQuery('which panda place').words).toEqual(['panda']);
    expect(parseQuery('china').words).toEqual(['china']);
  });

  it('marks runs that end the query, because their last word may be incomplete', () => {
    expect(parseQuery('west lake').runs.map(({ text, isLast }) => [text, isLast])).toEqual([
      ['west', false],
      ['westlake', true],
      ['lake', true],
    ]);
  });
});

describe('toTermLookup', () => {
  it('looks up prefixes of last runs only and deletions of words with four or more letters', () => {
    const { exact, prefixes, deletions } = toTermLookup(parseQuery('wu lake'));
    expect(exact).toEqual(['wu', 'wulake', 'lake']);
    expect(prefixes).toEqual(['wulake', 'lake']);
    expect(deletions.map(([first]) => first)).toEqual(['wulake', 'lake']);
  });
});

describe('interpretQuery', () => {
  const known = (...terms: [term: string, count: number][]) =>
    terms.map(([term, count]) => ({ term, count }));
  const qualities = (text: string, ...terms: string[]) =>
    Object.fromEntries(
      [
        ...interpretQuery(parseQuery(text), known(...terms.map((term): [string, number] => [term, 1])), 10)
          .meanings,
      ]
        .flatMap(([, found]) => [...found])
        .map(([term, quality]) => [term, Math.round(quality * 100) / 100]),
    );

  it('rates exact matches 1, completions 0.7 to 0.95, typos below', () => {
    expect(qualities('lake', 'lake')).toEqual({ lake: 1 });
    expect(qualities('la', 'lake')).toEqual({ lake: 0.83 });
    expect(qualities('lkae', 'lake')).toEqual({ lake: 0.73 });
    expect(qualities('terracota', 'terracotta')).toEqual({ terracotta: 0.72 });
    expect(qualities('terakotta', 'terracotta')).toEqual({ terracotta: 0.6 });
    expect(qualities('terxa', 'terracotta')).toEqual({ terracotta: 0.6 });
  });

  it('drops typo corrections of a word that is itself a term', () => {
    expect(qualities('lake', 'lake', 'bake', 'lakeside')).toEqual({ lake: 1, lakeside: 0.83 });
  });

  it('weights words by inverse document frequency', () => {
    const { weights } = interpretQuery(parseQuery('temple xylophone'), known(['temple', 50]), 100);
    expect(weights.map((weight) => Math.round(weight * 1000) / 1000)).toEqual([1.099, 4.615]);
  });

  it('weights an incomplete word with a typo like the term it means', () => {
    const terms = known(['temple', 50], ['terracotta', 50]);
    const [temple, terracotta] = interpretQuery(parseQuery('temple terxa'), terms, 100).weights;
    expect(terracotta).toBe(temple);
  });

  it('lists the required terms, the distinctive terms and the corrected spelling', () => {
    const terms = known(['temple', 90], ['shaolin', 1], ['shaolintemple', 1]);
    const interpretation = interpretQuery(parseQuery('shaolni temple'), terms, 100);
    expect(listRequiredTerms(interpretation).map((list) => list.toSorted())).toEqual([
      ['shaolin', 'shaolintemple'],
      ['shaolintemple', 'temple'],
    ]);
    expect(listDistinctiveTerms(interpretation).toSorted()).toEqual(['shaolin', 'shaolintemple']);
    expect(correctSpelling(interpretation)).toBe('shaolin temple');
  });
});
