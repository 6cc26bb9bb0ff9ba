import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEntryTerms } from './entry-terms.ts';
import { interpretQuery, isSelective, listRequiredTerms, parseQuery, toTermLookup } from './query.ts';
import { rankEntries } from './rank.ts';
import { editDistance, listDeletions, maxEditDistance } from './spelling.ts';
import { toVocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

describe('splitWords', () => {
  it.each([
    ["Xi'an", ['xian']],
    ['Gùgōng Bówùyuàn', ['gugong', 'bowuyuan']],
    ['the Temple of Heaven', ['temple', 'heaven']],
    ['beaches, cities and buses', ['beach', 'city', 'bus']],
    ['798艺术区', ['798', '艺', '术', '区']],
    ['the', ['the']],
    [' … ', []],
  ])('%s gives %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('typo correction', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    minLength: 4,
    maxLength: 14,
  });

  it('finds words within the maximum edit distance by a shared deletion', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const limit = Math.min(maxEditDistance(a.length), maxEditDistance(b.length));
        if (editDistance(a, b, limit) > limit) return;
        const spellings = new Set(listDeletions(a));
        expect(listDeletions(b).some((spelling) => spellings.has(spelling))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['xain', 'xian', 1],
    ['forbiden', 'forbidden', 1],
    ['terracota', 'terracotta', 1],
    ['abc', 'abc', 0],
    ['kitten', 'sitting', 3],
  ])('editDistance from %s to %s', (a, b, mistakes) => {
    expect(editDistance(a, b, 3)).toBe(mistakes);
    expect(editDistance(b, a, 3)).toBe(mistakes);
  });
});

const described = [
  { type: 'city', name: "Xi'an", names: ["Xi'an", '西安'], context: ['Shaanxi'], popularity: 96 },
  {
    type: 'spot',
    name: "Xi'an City Wall",
    names: ["Xi'an City Wall", '西安城墙', 'xi an cheng qiang'],
    context: ["Xi'an", 'wall'],
    popularity: 90,
  },
  {
    type: 'spot',
    name: 'West Lake',
    names: ['West Lake', '西湖', 'xi hu'],
    context: ['Hangzhou'],
    popularity: 95,
  },
  {
    type: 'spot',
    name: 'Fuzhou West Lake',
    names: ['Fuzhou West Lake', '福州西湖'],
    context: ['Fuzhou'],
    popularity: 99,
  },
  {
    type: 'spot',
    name: 'Canton Tower',
    names: ['Canton Tower'],
    context: ['Guangzhou', 'tower'],
    popularity: 80,
  },
];

/** Runs the whole search with an in-memory index instead of the database. */
function search(text: string): string[] {
  const entries = described.map((entry) => ({ ...entry, ...toEntryTerms(entry) }));
  const vocabulary = toVocabulary(entries).filter(({ term }) => term !== '');
  const query = parseQuery(text);
  const { exact, prefixes, deletions } = toTermLookup(query);
  const spellings = new Set(deletions.flat());
  const known = vocabulary.filter(
    ({ term, deletions: own }) =>
      exact.includes(term) ||
      prefixes.some((prefix) => term.startsWith(prefix)) ||
      own.some((one) => spellings.has(one)),
  );
  const interpretation = interpretQuery(query, known, entries.length);
  const required = listRequiredTerms(interpretation);
  const candidates = entries.filter(({ terms }) =>
    required.every((group) => group.some((term) => terms.includes(term))),
  );
  return rankEntries(interpretation, candidates).map(({ candidate }) => candidate.name);
}

describe('isSelective', () => {
  const counts = new Map([
    ['terracotta', 200],
    ['terracottaarmy', 1],
    ['temple', 30_000],
  ]);
  it.each([
    [[['terracotta', 'terracottaarmy']], true],
    [[['temple']], false],
    [[['temple'], ['terracotta']], true],
    [[['temple', 'terracotta']], false],
    [[['unheard']], true],
  ])('for %j is %s', (required, expected) => {
    expect(isSelective({ counts, total: 100_000 }, required, 300)).toBe(expected);
  });

  it('is true for two common words together', () => {
    const common = new Map([
      ['mountain', 100_000],
      ['lake', 100_000],
    ]);
    expect(isSelective({ counts: common, total: 1_000_000 }, [['mountain'], ['lake']], 300)).toBe(true);
  });

  it('is false in a small index', () => {
    expect(isSelective({ counts: new Map([['temple', 400]]), total: 400 }, [['temple']], 300)).toBe(false);
  });
});

describe('completions of a complete word', () => {
  const completions = Array.from({ length: 20 }, (_, index) => `lake${index}`);
  const meaningsOf = (count: number) => {
    const known = [{ term: 'lake', count }, ...completions.map((term) => ({ term, count: 1 }))];
    return listRequiredTerms(interpretQuery(parseQuery('lake'), known, 1_000_000));
  };

  it('include all terms that start with it', () => {
    expect(meaningsOf(10)).toEqual([['lake', ...completions]]);
  });

  it('are limited when the word alone has enough entries', () => {
    expect(meaningsOf(10_000)).toEqual([['lake', ...completions.slice(0, 8)]]);
  });
});

describe('rankEntries', () => {
  it.each([
    ["Xī'ān", "Xi'an"],
    ['xi an', "Xi'an"],
    ['西安', "Xi'an"],
    ['xian wall', "Xi'an City Wall"],
    ['西安城墙', "Xi'an City Wall"],
    ['west lake', 'West Lake'],
    ['xihu', 'West Lake'],
    ['西湖', 'West Lake'],
    ['fuzhou west lake', 'Fuzhou West Lake'],
    ['wset lake', 'West Lake'],
    ['hangzou', 'West Lake'],
    ['cant', 'Canton Tower'],
    ['eiffel tower', undefined],
  ])('ranks for %s first %s', (text, first) => {
    expect(search(text)[0]).toBe(first);
  });

  it('handles arbitrary input in bounded time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const { runs } = parseQuery(text);
        expect(runs.length).toBeLessThanOrEqual(100);
        search(text);
      }),
      { numRuns: 200 },
    );
  });
});
