import type { PagedEntity } from '@yunyou/contract/paths';
import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import {
  listGuidesByText,
  listKnownTerms,
  listSearchCandidates,
  listSearchEntries,
  type SearchEntry,
} from '@yunyou/database/catalogue/search.queries';
import type { Db } from '@yunyou/database/database';
import {
  candidateLimit,
  type Interpretation,
  interpretQuery,
  isSelective,
  listDistinctiveTerms,
  listRequiredTerms,
  parseQuery,
  toTermLookup,
} from '@yunyou/domain/search/query';
import { rankEntries } from '@yunyou/domain/search/rank';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { toImage } from './cards.ts';

export type HitType = SearchHit['type'];

export const hitTypes = {
  city: 'city',
  'scenic-spot': 'spot',
  hotel: 'hotel',
  restaurant: 'restaurant',
  shop: 'shop',
  area: 'area',
  route: 'route',
  guide: 'guide',
  theme: 'theme',
  'trip-line': 'line',
  news: 'news',
} as const satisfies Record<PagedEntity, HitType>;

/** With fewer hits, entries that match only the most selective words are added. */
const fewHits = 3;

/** Searches the index, best hits first. Without hits it searches the text of the guides. */
export async function findHits(db: Db, keyword: string, limit: number): Promise<SearchEntry[]> {
  const hits = await rankHits(db, keyword);
  if (hits.length > 0) return hits.slice(0, limit);
  return listSearchEntries(db, 'guide', await listGuidesByText(db, toSimplified(keyword), limit));
}

/** Searches the index only: names and descriptions, not the text of guides. */
export async function rankHits(db: Db, keyword: string): Promise<SearchEntry[]> {
  const interpretation = await readKeyword(db, keyword);
  if (!interpretation) return [];
  const key = interpretation.query.words.join('');
  const list = (required: string[][]) =>
    listSearchCandidates(db, {
      required,
      key,
      limit: candidateLimit,
      isSelective: isSelective(interpretation, required, candidateLimit),
    });
  const hits = rankEntries(interpretation, await list(listRequiredTerms(interpretation)));
  if (hits.length < fewHits && interpretation.query.words.length > 1) {
    const distinctive = listDistinctiveTerms(interpretation);
    const known = new Set(hits.map(({ candidate }) => `${candidate.type} ${candidate.id}`));
    const more = distinctive.length > 0 ? await list([distinctive]) : [];
    hits.push(
      ...rankEntries(
        interpretation,
        more.filter(({ type, id }) => !known.has(`${type} ${id}`)),
      ),
    );
  }
  return hits.map(({ candidate }) => candidate);
}

/** Interprets the words of a query, including typing errors. Returns undefined when it has no words. */
export async function readKeyword(db: Db, keyword: string): Promise<Interpretation | undefined> {
  const query = parseQuery(keyword);
  if (query.words.length === 0) return undefined;
  const { terms, total } = await listKnownTerms(db, toTermLookup(query));
  return interpretQuery(query, terms, total);
}

export function toSearchHit(entry: SearchEntry): SearchHit {
  const { id, name, zhName, note, linkUrl, picture } = entry;
  const type = entry.type as HitType; // `search-entries.ts` stores only these types
  return { type, id, name, zhName, note, linkUrl, ...toImage(picture) };
}
