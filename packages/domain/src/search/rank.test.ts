import { describe, expect, it } from 'vitest';
import { interpretQuery, parseQuery } from './query.ts';
import { rankEntries } from './rank.ts';

describe('rankEntries', () => {
  const candidate = (type: string, popularity: number, name = 'lake', terms: string[] = []) => ({
    type,
    keys: [name],
    nameTerms: [name],
    terms: [name, ...terms],
    popularity,
  });
  const interpret = (query: string) =>
    interpretQuery(
      parseQuery(query),
      ['lake', 'tower', 'garden'].map((term) => ({ term, count: 2 })),
      10,
    );
  const rank = (...candidates: ReturnType<typeof candidate>[]) => rankEntries(interpret('lake'), candidates);

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

  it('prefers three words in the context to one of them as the name', () => {
    const museum = candidate('spot', 50, 'museum', ['lake', 'tower', 'garden']);
    const ranked = rankEntries(interpret('lake tower garden'), [candidate('spot', 50), museum]);
    expect(ranked.map((hit) => hit.candidate.keys[0])).toEqual(['museum', 'lake']);
  });

  it('finds nothing for a query without words', () => {
    expect(rankEntries(interpret(''), [candidate('spot', 100)])).toEqual([]);
  });

  it('leaves out candidates without a match', () => {
    expect(rank(candidate('spot', 100, 'tower'))).toEqual([]);
  });
});
