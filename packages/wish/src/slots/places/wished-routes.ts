import { findAll } from '../../find-all.ts';
import type { GazetteerRows } from '../../gazetteer.ts';
import { normaliseWish } from '../../normalise-wish.ts';
import type { Polarity } from '../../polarity.ts';
import type { SlotMatch } from '../../slot-match.ts';

type Routes = NonNullable<GazetteerRows['routes']>;
type PhraseIndex = { readonly pattern: RegExp; readonly routeIds: ReadonlyMap<string, readonly string[]> };

const indexes = new WeakMap<Routes, PhraseIndex | undefined>();

/**
 * Reads the classic routes that a wish describes by one of their phrases, such as "ancient capitals". `text` is the
 * normalised wish before masking: other readers use the same words.
 */
export function readWishedRoutes(text: string, polarity: Polarity, routes: Routes): SlotMatch[] {
  if (!indexes.has(routes)) indexes.set(routes, createIndex(routes));
  const index = indexes.get(routes);
  if (index === undefined) return [];
  return findAll(text, index.pattern).flatMap((match): SlotMatch[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (polarity.isUnwanted(start, end)) return [];
    const routeIds = index.routeIds.get(match[0]) ?? [];
    return routeIds.map((value) => ({ slot: 'route', value, start, end, confidence: 0.8 }));
  });
}

/** Creates one pattern of all phrases, longest first. Phrases in Latin letters match whole words. */
function createIndex(routes: Routes): PhraseIndex | undefined {
  const pairs = routes.flatMap(({ id, wishPhrases }) =>
    wishPhrases.map((phrase) => ({ id, phrase: normaliseWish(phrase) })),
  );
  if (pairs.length === 0) return undefined;
  const grouped = Map.groupBy(pairs, ({ phrase }) => phrase);
  const phrases = [...grouped.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const isLatin = (phrase: string): boolean => /[a-z]/.test(phrase);
  const choice = (list: readonly string[]): string => list.map(escapePattern).join('|');
  const [latin, other] = [phrases.filter(isLatin), phrases.filter((phrase) => !isLatin(phrase))];
  const parts = [
    ...(latin.length > 0 ? [`(?<![a-z0-9])(?:${choice(latin)})(?![a-z0-9])`] : []),
    ...(other.length > 0 ? [choice(other)] : []),
  ];
  return {
    pattern: new RegExp(parts.join('|'), 'g'),
    routeIds: new Map([...grouped].map(([phrase, list]) => [phrase, list.map(({ id }) => id)])),
  };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
