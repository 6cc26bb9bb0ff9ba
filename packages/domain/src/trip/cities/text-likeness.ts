import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripSpot } from '../catalogue/trip-catalogue.ts';

/** Words that stand in more spots than this say little about any of them. */
const mostSpots = 40;
/** What a word is worth where it stands; a further word adds less than the best one. */
const inName = 1;
const inTags = 0.8;
const inSummary = 0.6;
const furtherWord = 0.3;

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
function listStems(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/[a-z]{3,}/g)].map(([word]) => stemOf(word));
}

type TextSpot = Pick<TripSpot, 'name' | 'summary' | 'tagIds' | 'category'>;
type Stems = {
  readonly name: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly summary: ReadonlySet<string>;
};

const stemsOf = new WeakMap<TextSpot, Stems>();

function readStems(spot: TextSpot): Stems {
  const known = stemsOf.get(spot);
  if (known !== undefined) return known;
  const stems = {
    name: new Set(listStems(spot.name ?? '')),
    tags: new Set(listStems([spot.category, ...spot.tagIds].join(' '))),
    summary: new Set(listStems(spot.summary ?? '')),
  };
  stemsOf.set(spot, stems);
  return stems;
}

/** Words of names and summaries by which a spot can be told from most others: what a wish may ask for. */
export function listVocabulary(spots: readonly TextSpot[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const spot of spots) {
    const { name, summary } = readStems(spot);
    for (const stem of new Set([...name, ...summary])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([stem, count]) => (count <= mostSpots ? [stem] : [])));
}

/**
 * How well a spot's name, tags and summary speak of the traveller's own words: 0 for not at all, 1 where the name
 * says it. Looks at nothing but the spot, so that a part of the catalogue gives the same trip as the whole.
 */
export function likenessOf(spot: TextSpot, { interestWords = [] }: Pick<TripBrief, 'interestWords'>): number {
  if (interestWords.length === 0) return 0;
  const { name, tags, summary } = readStems(spot);
  const worths = [...new Set(interestWords.map(stemOf))]
    .map((word) => {
      if (name.has(word)) return inName;
      if (tags.has(word)) return inTags;
      return summary.has(word) ? inSummary : 0;
    })
    .toSorted((a, b) => b - a);
  const rest = worths.slice(1).reduce<number>((sum, worth) => sum + worth, 0);
  return Math.min(1, (worths[0] ?? 0) + furtherWord * rest);
}
