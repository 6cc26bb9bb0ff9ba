import type { TripBrief } from './trip-brief.ts';
import type { TripSpot } from './trip-catalogue.ts';

/** Words that stand in more spots than this say little about any of them. */
const mostSpots = 40;
/** How soon repeated words stop counting, and how much longer texts are held back (BM25). */
const saturation = 1.2;
const lengthWeight = 0.6;
/** A word of the name counts as often in the text. */
const nameWeight = 3;

/** A word without the endings of plural and the like, so that "pandas" finds "panda". */
export function stemOf(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length <= 3) return plain;
  return plain
    .replace(/(?:'s|’s)$/, '')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/([^su])s$/, '$1');
}

/** Words of a text, stemmed; numbers and short words left out. */
export function listStems(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/[a-z]{3,}/g)].map(([word]) => stemOf(word));
}

type TextSpot = Pick<TripSpot, 'id' | 'name' | 'aliases' | 'summary' | 'tagIds'>;
type TextIndex = {
  readonly spotsByWord: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly lengths: ReadonlyMap<string, number>;
  readonly meanLength: number;
};

const indexes = new WeakMap<readonly TextSpot[], TextIndex>();
const likenesses = new WeakMap<TripBrief, WeakMap<readonly TextSpot[], ReadonlyMap<string, number>>>();

/** Words by which a spot can be told from most others: what a wish may ask for by name. */
export function listVocabulary(spots: readonly TextSpot[]): ReadonlySet<string> {
  return new Set(
    [...indexOf(spots).spotsByWord].flatMap(([word, where]) => (where.size <= mostSpots ? [word] : [])),
  );
}

/**
 * How well a spot's names, tags and summary speak of the traveller's own words: 0 for not at all, 1 for the
 * best spot of the catalogue. Okapi BM25, worked out once for a brief.
 */
export function likenessOf(spot: TextSpot, brief: TripBrief, spots: readonly TextSpot[]): number {
  if (brief.interestWords === undefined || brief.interestWords.length === 0) return 0;
  let bySpots = likenesses.get(brief);
  if (bySpots === undefined) likenesses.set(brief, (bySpots = new WeakMap()));
  let byId = bySpots.get(spots);
  if (byId === undefined) bySpots.set(spots, (byId = rankByWords(brief.interestWords, spots)));
  return byId.get(spot.id) ?? 0;
}

/** Spots that speak of the words, best 1; the others are not in it. */
export function rankByWords(
  words: readonly string[],
  spots: readonly TextSpot[],
): ReadonlyMap<string, number> {
  const { spotsByWord, lengths, meanLength } = indexOf(spots);
  const scores = new Map<string, number>();
  for (const word of new Set(words.map(stemOf))) {
    const where = spotsByWord.get(word);
    if (where === undefined) continue;
    const rarity = Math.log(1 + (spots.length - where.size + 0.5) / (where.size + 0.5));
    for (const [id, times] of where) {
      const length = 1 - lengthWeight + (lengthWeight * (lengths.get(id) ?? meanLength)) / meanLength;
      const weight = (times * (saturation + 1)) / (times + saturation * length);
      scores.set(id, (scores.get(id) ?? 0) + rarity * weight);
    }
  }
  const best = Math.max(0, ...scores.values());
  return new Map([...scores].map(([id, score]) => [id, score / best]));
}

function indexOf(spots: readonly TextSpot[]): TextIndex {
  const known = indexes.get(spots);
  if (known !== undefined) return known;
  const spotsByWord = new Map<string, Map<string, number>>();
  const lengths = new Map<string, number>();
  for (const { id, name = '', aliases = [], summary = '', tagIds } of spots) {
    const named = listStems([name, ...aliases].join(' '));
    const stems = [
      ...Array.from({ length: nameWeight }, () => named).flat(),
      ...listStems(summary),
      ...listStems(tagIds.join(' ')),
    ];
    lengths.set(id, stems.length);
    for (const stem of stems) {
      const where = spotsByWord.get(stem) ?? new Map<string, number>();
      spotsByWord.set(stem, where.set(id, (where.get(id) ?? 0) + 1));
    }
  }
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const index = { spotsByWord, lengths, meanLength: total / Math.max(1, spots.length) };
  indexes.set(spots, index);
  return index;
}
