import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeSpot } from '../../catalogue/trip-catalogue.ts';

/** Words found in more spots than this are too common to be useful. */
const maxSpotsPerWord = 40;
/** Similarity by the text in which a word matches. Every word after the best one adds only `furtherWord` of its value. */
const inName = 1;
const inTags = 0.8;
const inSummary = 0.6;
const furtherWord = 0.3;

/** Returns a word in lower case without plural and possessive endings, so that "pandas" matches "panda". */
export function stemOf(word: string): string {
  const plain = word.toLowerCase();
  if (plain.length <= 3) return plain;
  return plain
    .replace(/(?:'s|’s)$/, '')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/([^su])s$/, '$1');
}

/** Returns the stems of all words with three or more Latin letters. Accents are removed. */
export function listStems(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(/[a-z]{3,}/g)].map(([word]) => stemOf(word));
}

type TextSpot = Pick<ShapeSpot, 'name' | 'summary' | 'tagIds' | 'category' | 'variety'>;
type Stems = {
  readonly name: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly summary: ReadonlySet<string>;
};

const stemsCache = new WeakMap<TextSpot, Stems>();

function readStems(spot: TextSpot): Stems {
  const cached = stemsCache.get(spot);
  if (cached !== undefined) return cached;
  const stems = {
    name: new Set(listStems(spot.name ?? '')),
    // Not split into words: "water-town" finds water towns, "water" does not.
    kinds: new Set<string>([spot.category, ...(spot.variety === undefined ? [] : [spot.variety])]),
    tags: new Set(listStems([spot.category, ...spot.tagIds].join(' '))),
    summary: new Set(listStems(spot.summary ?? '')),
  };
  stemsCache.set(spot, stems);
  return stems;
}

/** Returns the stems in names and summaries that distinguish spots from each other: the words a wish can search for. */
export function listVocabulary(spots: readonly TextSpot[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const spot of spots) {
    const { name, summary } = readStems(spot);
    for (const stem of new Set([...name, ...summary])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([stem, count]) => (count <= maxSpotsPerWord ? [stem] : [])));
}

/**
 * Returns how well a spot matches the interest words of a brief: 0 for no match, 1 for its kind or a word in its name. Depends only
 * on the spot, not on word counts of the catalogue, so that a part of the catalogue gives the same trip as the whole.
 */
export function textSimilarity(
  spot: TextSpot,
  { interestWords = [] }: Pick<TripBrief, 'interestWords'>,
): number {
  if (interestWords.length === 0) return 0;
  const { name, kinds, tags, summary } = readStems(spot);
  const worths = [...new Set(interestWords.map(stemOf))]
    .map((word) => {
      if (name.has(word) || kinds.has(word)) return inName;
      if (tags.has(word)) return inTags;
      return summary.has(word) ? inSummary : 0;
    })
    .toSorted((a, b) => b - a);
  const rest = worths.slice(1).reduce<number>((sum, worth) => sum + worth, 0);
  return Math.min(1, (worths[0] ?? 0) + furtherWord * rest);
}
