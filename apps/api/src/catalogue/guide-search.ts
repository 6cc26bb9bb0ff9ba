import { type CatalogueRow, listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { listGuidesByText } from '@yunyou/database/catalogue/search.queries';
import type { Db } from '@yunyou/database/database';
import { mergeRanks } from '@yunyou/domain/search/merge-ranks';
import { bestSpelling } from '@yunyou/domain/search/query';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { toGuideCard } from './cards.ts';
import { highlight, highlightExcerpt } from './highlight.ts';
import { rankHits, readKeyword } from './search-hits.ts';

interface Slice {
  limit: number;
  offset: number;
}

export interface FoundGuides {
  rows: CatalogueRow<'guide'>[];
  total: number;
  /** What was looked for in the end: the visitor's words, or those they meant. */
  word: string;
}

/** Nobody reads on beyond this. */
const mostGuides = 200;

/** By what they are about, as for Chinese and other words for the same, and by what the articles say. */
export async function findGuides(db: Db, typed: string, slice: Slice): Promise<FoundGuides> {
  const word = toSimplified(typed);
  const [hits, told] = await Promise.all([rankHits(db, word), findTold(db, word)]);
  const about = hits.flatMap(({ type, id }) => (type === 'guide' ? [id] : []));
  const ids = mergeRanks([about, told.ids]);
  const shown = ids.slice(slice.offset, slice.offset + slice.limit);
  return { rows: await listPublishedByIds(db, 'guide', shown), total: ids.length, word: told.word };
}

/** Guides that say the words or, where none does, those that were meant. */
async function findTold(db: Db, word: string): Promise<{ ids: string[]; word: string }> {
  const ids = await listGuidesByText(db, word, mostGuides);
  if (ids.length > 0) return { ids, word };
  const interpretation = await readKeyword(db, word);
  const meant = interpretation && bestSpelling(interpretation);
  const corrected = meant && meant !== word ? await listGuidesByText(db, meant, mostGuides) : [];
  return meant && corrected.length > 0 ? { ids: corrected, word: meant } : { ids, word };
}

export function toGuideHit(row: CatalogueRow<'guide'>, word: string) {
  const { title, summary, body } = row.doc;
  return {
    ...toGuideCard(row),
    titleParts: highlight(title, word),
    summaryParts: highlight(summary, word),
    textParts: highlightExcerpt(paragraphsOf(body), word),
  };
}

/** The article's paragraphs, headings and cells as plain text. */
function paragraphsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(paragraphsOf);
  if (typeof node !== 'object' || node === null || !('content' in node)) return [];
  const { content } = node;
  if (!Array.isArray(content)) return [];
  const texts = content.flatMap((child: unknown) =>
    typeof child === 'object' && child !== null && 'text' in child && typeof child.text === 'string'
      ? [child.text]
      : [],
  );
  return texts.length > 0 ? [texts.join('')] : paragraphsOf(content);
}
