import { type CatalogueRow, listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { listGuidesByText } from '@yunyou/database/catalogue/search.queries';
import type { Db } from '@yunyou/database/database';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { mergeRanks } from '@yunyou/domain/search/merge-ranks';
import { correctSpelling } from '@yunyou/domain/search/query';
import { toSimplified } from '@yunyou/domain/search/simplified';
import { toGuideCard } from './cards.ts';
import { highlight, highlightExcerpt } from './highlight.ts';
import { rankHits, readKeyword } from './search-hits.ts';

interface Slice {
  limit: number;
  offset: number;
}

interface FoundGuides {
  rows: CatalogueRow<'guide'>[];
  total: number;
  /** The searched words: the input, or its corrected spelling. */
  word: string;
}

/** At most this many guides are ranked for one search. */
const guideLimit = 200;

/**
 * Searches guides in two ways and merges the ranks: in the search index, which has synonyms and Chinese names, and in
 * the text of the articles.
 */
export async function findGuides(db: Db, typed: string, slice: Slice): Promise<FoundGuides> {
  const word = toSimplified(typed);
  const [hits, byText] = await Promise.all([rankHits(db, word), searchTexts(db, word)]);
  const byIndex = hits.flatMap(({ type, id }) => (type === 'guide' ? [id] : []));
  const ids = mergeRanks([byIndex, byText.ids]);
  const shown = ids.slice(slice.offset, slice.offset + slice.limit);
  return { rows: await listPublishedByIds(db, 'guide', shown), total: ids.length, word: byText.word };
}

/** Searches the articles for the words or, when none contains them, for their corrected spelling. */
async function searchTexts(db: Db, word: string): Promise<{ ids: string[]; word: string }> {
  const ids = await listGuidesByText(db, word, guideLimit);
  if (ids.length > 0) return { ids, word };
  const interpretation = await readKeyword(db, word);
  const corrected = interpretation && correctSpelling(interpretation);
  if (!corrected || corrected === word) return { ids, word };
  const correctedIds = await listGuidesByText(db, corrected, guideLimit);
  return correctedIds.length > 0 ? { ids: correctedIds, word: corrected } : { ids, word };
}

export function toGuideHit(row: CatalogueRow<'guide'>, word: string) {
  const { title, summary, body } = row.doc;
  return {
    ...toGuideCard({ ...row, wordCount: countWords(body) }),
    titleParts: highlight(title, word),
    summaryParts: highlight(summary, word),
    textParts: highlightExcerpt(paragraphsOf(body), word),
  };
}

/** Lists the plain texts of an article's paragraphs, headings and table cells. */
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
