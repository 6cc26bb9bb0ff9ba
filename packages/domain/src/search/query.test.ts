import { describe, expect, it } from 'vitest';
import {
  correctSpelling,
  interpretQuery,
  listDistinctiveTerms,
  listRequiredTerms,
  parseQuery,
  toTermLookup,
} from './query.ts';
import { rankEntries } from './rank.ts';
import { editDistance, listDeletions, maxEditDistance } from './spelling.ts';

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

describe('rankEntries', () => {
  const candidate = (type: string, popularity: number, name = 'lake', terms: string[] = []) => ({
    type,
    keys: [name],
    nameTerms: [name],
    terms: [name, ...terms],
    popularity,
  });
  const rank = (...candidates: ReturnType<typeof candidate>[]) =>
    rankEntries(interpretQuery(parseQuery('lake'), [{ term: 'lake', count: 2 }], 10), candidates);

  it('orders equal matches by type', () => {
    const types = ['news', 'line', 'theme', 'spot', 'city'];
    const ranked = rank(...types.map((type) => candidate(type, 50)));
    expect(ranked.map((hit) => hit.candidate.type)).toEqual(['city', 'spot', 'theme', 'line', 'news']);
    expect((ranked[0]?.score ?? 0) - (ranked.at(-1)?.score ?? 0)).toBeCloseTo(0.04);
  });

  it('adds at most 0.12 for popularity', () => {
    const [first, second] = rank(candidate('spot', 0), candidate('spot', 100));
    expect(first?.candidate.popularity).toBe(100);
    expect((first?.score ?? 0) - (second?.score ?? 0)).toBeCloseTo(0.12);
  });

  it('prefers a match of the name to a match of the context', () => {
    const inContext = { ...candidate('spot', 100, 'tower'), terms: ['tower', 'lake'] };
    const ranked = rank(inContext, candidate('spot', 0));
    expect(ranked.map((hit) => hit.candidate.keys[0])).toEqual(['lake', 'tower']);
    expect(ranked[1]?.score).toBeCloseTo(0.62 + 0.12 + 0.04);
  });

  it('leaves out candidates without a match', () => {
    expect(rank(candidate('spot', 100, 'tower'))).toEqual([]);
  });
});

describe('edit distance', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('allows for %i letters %i edits', (length, edits) => {
    expect(maxEditDistance(length)).toBe(edits);
  });

  it('returns limit + 1 for larger distances', () => {
    expect(editDistance('abcd', 'wxyz', 1)).toBe(2);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
    expect(editDistance('lake', 'lkae', 2)).toBe(1);
  });

  it('lists the deletions of the first seven letters', () => {
    expect(listDeletions('lake').toSorted()).toEqual(['ake', 'lae', 'lak', 'lake', 'lke']);
    expect(listDeletions('lak')).toEqual(['lak']);
    expect(listDeletions('terracotta').every((text) => text.length >= 5 && text.length <= 7)).toBe(true);
  });
});
