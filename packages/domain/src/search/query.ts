import { maxHanTermLength } from './entry-terms.ts';
import { editDistance, listDeletions, maxEditDistance } from './spelling.ts';
import { isHan, splitWords } from './words.ts';

/** A parsed query: its words and the runs of neighbouring words that may form one term ("bing ma yong" is "bingmayong"). */
interface SearchQuery {
  words: string[];
  runs: Run[];
}

export interface Run {
  /** Index of the first word, and of the word after the last. */
  from: number;
  to: number;
  text: string;
  /** The term ends where the query ends, so the visitor may still be typing its last word. */
  isLast: boolean;
}

/** A term of the index and the number of entries that have it. */
interface KnownTerm {
  term: string;
  count: number;
}

/** The terms to look up in the index. */
interface TermLookup {
  exact: string[];
  prefixes: string[];
  /** One list per run that may be misspelt; see `listDeletions`. */
  deletions: string[][];
}

export interface Interpretation {
  query: SearchQuery;
  /** Per run, the index terms it may mean with the match quality, 0 to 1. */
  meanings: ReadonlyMap<Run, ReadonlyMap<string, number>>;
  /** Weight per word: inverse document frequency. A word without a match has the highest weight. */
  weights: number[];
  /** Number of entries per term, and of all entries. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Maximum number of entries that are scored. */
export const candidateLimit = 300;
/** Number of completions considered for a word that has at least `candidateLimit` entries itself. */
const maxCompletions = 8;

const maxWords = 20;
const maxLatinRunWords = 4;
const maxWholeQueryWords = 12;

/** Words of questions that do not identify an entry. "China" matches the whole guide. */
const stopWords = new Set(
  'china i my we want go going get there can should how many much when which place like movie film good nice must famous cheap'.split(
    ' ',
  ),
);

export function parseQuery(text: string): SearchQuery {
  const all = splitWords(text);
  const significant = all.filter((word) => !stopWords.has(word));
  const words = (significant.length > 0 ? significant : all).slice(0, maxWords);
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const run = words.slice(from, to);
      if (!isRun(run, to - from === words.length)) continue;
      runs.push({ from, to, text: run.join(''), isLast: to === words.length });
    }
  }
  return { words, runs };
}

function isRun(words: string[], isWhole: boolean): boolean {
  if (isWhole) return words.length <= maxWholeQueryWords;
  if (words.every(isHan)) return words.length <= maxHanTermLength;
  return !words.some(isHan) && words.length <= maxLatinRunWords;
}

/**
 * Returns whether a run gets typo correction: single words and the whole query do. The words of any other run are
 * corrected one by one.
 */
const canBeMisspelt = ({ words }: SearchQuery, { text, from, to }: Run) =>
  !isHan(text) && maxEditDistance(text.length) > 0 && (to - from === 1 || to - from === words.length);

export function toTermLookup(query: SearchQuery): TermLookup {
  const { runs } = query;
  return {
    exact: unique(runs.map((run) => run.text)),
    prefixes: unique(runs.filter((run) => run.isLast).map((run) => run.text)),
    deletions: uniqueLists(
      runs.filter((run) => canBeMisspelt(query, run)).map((run) => listDeletions(run.text)),
    ),
  };
}

/** Matches the query with the index terms, given in order of popularity. `total` is the number of entries. */
export function interpretQuery(
  query: SearchQuery,
  known: readonly KnownTerm[],
  total: number,
): Interpretation {
  const counts = new Map(known.map(({ term, count }) => [term, count]));
  const meanings = new Map(
    query.runs.map((run) => [run, new Map(known.flatMap(({ term }) => toMeaning(query, run, term)))]),
  );
  for (const [run, terms] of meanings) {
    if (terms.get(run.text) === 1) keepCompletions(run, terms, counts.get(run.text) ?? 0);
  }
  const weights = query.words.map((_, index) => {
    const around = [...meanings].filter(([run]) => run.from <= index && index < run.to);
    const sure = around.flatMap(([, terms]) => [...terms].filter(([, quality]) => quality >= 0.6));
    const most = Math.max(1, ...sure.map(([term]) => counts.get(term) ?? 0));
    return Math.log(1 + total / most);
  });
  return { query, meanings, weights, counts, total };
}

/**
 * Removes typo corrections of a run that is itself a term, and limits its completions when the term alone has enough
 * entries: each further term makes the search slower.
 */
function keepCompletions({ text }: Run, terms: Map<string, number>, count: number): void {
  const completions = [...terms.keys()].filter((term) => term !== text && term.startsWith(text));
  const remaining = new Set([
    text,
    ...completions.slice(0, count < candidateLimit ? undefined : maxCompletions),
  ]);
  for (const term of [...terms.keys()]) if (!remaining.has(term)) terms.delete(term);
}

function toMeaning(query: SearchQuery, run: Run, term: string): [string, number][] {
  const { text } = run;
  if (term === text) return [[term, 1]];
  if (run.isLast && term.startsWith(text)) return [[term, 0.7 + (0.25 * text.length) / term.length]];
  if (!canBeMisspelt(query, run) || isHan(term)) return [];
  const limit = Math.min(maxEditDistance(text.length), maxEditDistance(term.length));
  const mistakes = editDistance(text, term, limit);
  if (mistakes <= limit)
    return text[0] === term[0] || mistakes === 1
      ? [[term, 0.85 - 0.12 * mistakes - 0.01 * Math.abs(text.length - term.length)]]
      : [];
  const isIncomplete = run.isLast && text.length >= 5 && term.length > text.length;
  const start = term.slice(0, text.length);
  return isIncomplete && text[0] === term[0] && editDistance(text, start, 1) === 1 ? [[term, 0.6]] : [];
}

/** Lists, per word with a match, the index terms of which a hit must have at least one. */
export function listRequiredTerms({ query, meanings }: Interpretation): string[][] {
  return query.words.flatMap((_, index) => {
    const runs = [...meanings].filter(([run]) => run.from <= index && index < run.to);
    const terms = unique(runs.flatMap(([, found]) => [...found.keys()]));
    return terms.length > 0 ? [terms] : [];
  });
}

/**
 * Decides the search strategy. Returns true when collecting all entries that match every list costs less than scanning the
 * entries by popularity until `limit` match. Assumes independent terms. When they are not, collecting is the cheaper
 * mistake: it ends with the entries of the rarest term, a scan with all entries.
 */
export function isSelective(
  { counts, total }: Pick<Interpretation, 'counts' | 'total'>,
  required: readonly (readonly string[])[],
  limit: number,
): boolean {
  const shares = required.map((terms) => {
    const having = terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
    return Math.min(1, having / Math.max(1, total));
  });
  const expected = shares.reduce((all, share) => all * share, total);
  return expected < (limit * total) / Math.max(1, expected);
}

/** Lists the terms of words with at least half the highest weight: the fallback when no entry matches all words. */
export function listDistinctiveTerms(interpretation: Interpretation): string[] {
  const { query, meanings, weights } = interpretation;
  const known = query.words.map((_, index) =>
    [...meanings].some(([run, terms]) => run.from <= index && index < run.to && terms.size > 0),
  );
  const most = Math.max(0, ...weights.filter((_, index) => known[index]));
  const isDistinctive = (index: number) => known[index] === true && (weights[index] ?? 0) >= most * 0.5;
  return unique(
    [...meanings]
      .filter(([run]) =>
        query.words.some((_, index) => isDistinctive(index) && run.from <= index && index < run.to),
      )
      .flatMap(([, terms]) => [...terms.keys()]),
  );
}

/** Replaces each word by its best index term; a word without a match stays unchanged. */
export function correctSpelling({ query, meanings }: Interpretation): string {
  return query.words
    .map((word, index) => {
      const run = query.runs.find(({ from, to }) => from === index && to === index + 1);
      const terms = [...((run && meanings.get(run)) ?? [])].sort(([, a], [, b]) => b - a);
      return terms[0]?.[0] ?? word;
    })
    .join(' ');
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Removes equal lists: long words with the same beginning have the same deletions. */
const uniqueLists = (lists: string[][]): string[][] => [
  ...new Map(lists.map((list) => [list.join(' '), list])).values(),
];
