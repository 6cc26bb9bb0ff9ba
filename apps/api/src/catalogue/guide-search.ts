import { type CatalogueRow, listPublishedByIds } from '@yunyou/database/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { searchGuides } from '@yunyou/database/search.queries';
import { bestSpelling } from '@yunyou/domain/search/query';
import { toGuideCard } from './cards.ts';
import { highlight, highlightExcerpt } from './highlight.ts';
import { findHits, readKeyword } from './search-hits.ts';

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

/** Many guides can be about one word, but nobody reads on beyond this. */
const mostByName = 50;

/** By what the articles say; then by the words that were meant; then by what the guides are about, as for Chinese. */
export async function findGuides(db: Db, word: string, slice: Slice): Promise<FoundGuides> {
  const found = await searchGuides(db, word, slice);
  if (found.total > 0) return { ...found, word };
  const interpretation = await readKeyword(db, word);
  const meant = interpretation && bestSpelling(interpretation);
  if (meant && meant !== word) {
    const corrected = await searchGuides(db, meant, slice);
    if (corrected.total > 0) return { ...corrected, word: meant };
  }
  const hits = (await findHits(db, word, mostByName)).filter(({ type }) => type === 'guide');
  const ids = hits.slice(slice.offset, slice.offset + slice.limit).map(({ id }) => id);
  return { rows: await listPublishedByIds(db, 'guide', ids), total: hits.length, word };
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
