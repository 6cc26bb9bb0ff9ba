import { maxHanTermLength } from './entry-terms.ts';
import { editDistance, listDeletions, maxEditDistance } from './spelling.ts';
import { isHan, splitWords } from './words.ts';

/** What a visitor typed, as neighbouring words that may belong together: "bing ma yong" is also "bingmayong". */
export interface SearchQuery {
  words: string[];
  runs: Run[];
}

export interface Run {
  /** First word and the word after the last. */
  from: number;
  to: number;
  text: string;
  /** It reaches to the end of what was typed, so it may be unfinished. */
  isLast: boolean;
}

/** A word of the index and how many entries have it. */
export interface KnownTerm {
  term: string;
  count: number;
}

/** What to ask the index for. */
export interface TermLookup {
  exact: string[];
  prefixes: string[];
  /** Per word that may be misspelt; see `listDeletions`. */
  deletions: string[][];
}

export interface Interpretation {
  query: SearchQuery;
  /** For each run the index's words it may mean, with how sure that is (0 to 1). */
  meanings: ReadonlyMap<Run, ReadonlyMap<string, number>>;
  /** How telling each word is: rare words are, "temple" hardly. A word nobody knows counts most of all. */
  weights: number[];
  /** How many entries have each of the words, and how many entries there are. */
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** So many of what can be meant are looked at closely. */
export const candidateLimit = 300;
/** When a word has that many entries for itself, so many words that begin with it are looked for, too. */
const fewCompletions = 8;

const mostWords = 10;
const longestLatinRun = 4;
const longestName = 12;

/** What people say around what they look for; the guide is about nothing but China. */
const asides = new Set(
  'china i my we want go going get there can should how many much when which place like movie film good nice must famous cheap'.split(
    ' ',
  ),
);

export function parseQuery(text: string): SearchQuery {
  const all = splitWords(text);
  const asked = all.filter((word) => !asides.has(word));
  const words = (asked.length > 0 ? asked : all).slice(0, mostWords * 2);
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
  if (isWhole) return words.length <= longestName;
  if (words.every(isHan)) return words.length <= maxHanTermLength;
  return !words.some(isHan) && words.length <= longestLatinRun;
}

/** A single word, or all of it together: what lies between is made of words that are looked at already. */
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

/** Weighs what the index knows about the words, best known first. `total` is the number of entries. */
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
    if (terms.get(run.text) === 1) keepFinished(run, terms, counts.get(run.text) ?? 0);
  }
  const rarity = (count: number) => Math.log(1 + total / Math.max(1, count));
  const weights = query.words.map((_, index) => {
    const around = [...meanings].filter(([run]) => run.from <= index && index < run.to);
    const sure = around.flatMap(([, terms]) => [...terms].filter(([, quality]) => quality >= 0.6));
    const most = Math.max(0, ...sure.map(([term]) => counts.get(term) ?? 0));
    return rarity(most);
  });
  return { query, meanings, weights, counts, total };
}

/**
 * A finished word that is spelled right is not taken for a misspelling of another, and one that fills the list by itself
 * only for the beginning of the best known ones: every further word makes the search longer.
 */
function keepFinished({ text }: Run, terms: Map<string, number>, count: number): void {
  const begun = [...terms.keys()].filter((term) => term !== text && term.startsWith(text));
  const kept = new Set([text, ...begun.slice(0, count < candidateLimit ? undefined : fewCompletions)]);
  for (const term of [...terms.keys()]) if (!kept.has(term)) terms.delete(term);
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
  const isUnfinished = run.isLast && text.length >= 5 && term.length > text.length;
  const start = term.slice(0, text.length);
  return isUnfinished && text[0] === term[0] && editDistance(text, start, 1) === 1 ? [[term, 0.6]] : [];
}

/** For each word that means something: the index's words of which a hit must have one. */
export function listRequiredTerms({ query, meanings }: Interpretation): string[][] {
  return query.words.flatMap((_, index) => {
    const runs = [...meanings].filter(([run]) => run.from <= index && index < run.to);
    const terms = unique(runs.flatMap(([, found]) => [...found.keys()]));
    return terms.length > 0 ? [terms] : [];
  });
}

/**
 * Whether so few entries have one word of each list that finding them all is less work than looking through the best
 * known entries until `limit` fit. Words are taken to be independent of each other: where they are not, finding all
 * is the smaller mistake, since it ends with the rarest word's entries and looking through ends with all there are.
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

/** When nothing has them all: what tells most of it, so that one word too many does not hide everything. */
export function listDistinctiveTerms(interpretation: Interpretation): string[] {
  const { query, meanings, weights } = interpretation;
  const known = query.words.map((_, index) =>
    [...meanings].some(([run, terms]) => run.from <= index && index < run.to && terms.size > 0),
  );
  const most = Math.max(0, ...weights.filter((_, index) => known[index]));
  const isTelling = (index: number) => known[index] === true && (weights[index] ?? 0) >= most * 0.5;
  return unique(
    [...meanings]
      .filter(([run]) =>
        query.words.some((_, index) => isTelling(index) && run.from <= index && index < run.to),
      )
      .flatMap(([, terms]) => [...terms.keys()]),
  );
}

/** The words as the index spells them; a word that means nothing stays as it was typed. */
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

/** Of long words only the beginning is looked at, so several may have the same list. */
const uniqueLists = (lists: string[][]): string[][] => [
  ...new Map(lists.map((list) => [list.join(' '), list])).values(),
];
