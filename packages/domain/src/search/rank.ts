import type { Interpretation, Run } from './query.ts';
import { isHan } from './words.ts';

export interface Candidate {
  type: string;
  keys: string[];
  nameTerms: string[];
  terms: string[];
  /** 0 to 100. */
  popularity: number;
}

interface RankedHit<C> {
  candidate: C;
  score: number;
}

/** Minimum share of the query weight that a hit must match. */
const minShare = 0.55;
/** Factor for a term that matches the context but not the name. */
const contextFactor = 0.62;
/** Bonus by type: with equal matches, places come before articles about them. */
const typeBonus: Readonly<Record<string, number>> = {
  city: 0.05,
  area: 0.05,
  spot: 0.04,
  theme: 0.03,
  guide: 0.03,
  line: 0.02,
  news: 0.01,
};

/** Scores candidates by matched query weight, by the matched share of their name and by popularity. Returns the best first. */
export function rankEntries<C extends Candidate>(
  interpretation: Interpretation,
  candidates: readonly C[],
): RankedHit<C>[] {
  return candidates
    .flatMap((candidate) => {
      const score = scoreOf(interpretation, candidate);
      return score === undefined ? [] : [{ candidate, score }];
    })
    .sort((a, b) => b.score - a.score || b.candidate.popularity - a.candidate.popularity);
}

function scoreOf(interpretation: Interpretation, candidate: Candidate): number | undefined {
  const match = matchQuery(interpretation, candidate);
  const total = interpretation.weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  const share = match.score / total;
  const name = matchName(candidate.keys, match.nameTerms);
  const isExactName = name.share === 1 && name.isExact;
  if (match.weight / total < minShare && !isExactName) return undefined;
  const named = match.nameWeight / total;
  return (
    share +
    0.45 * name.share * named +
    (name.isFirst ? 0.04 : 0) +
    (name.isStart ? 0.1 * named : 0) +
    0.12 * (candidate.popularity / 100) +
    (typeBonus[candidate.type] ?? 0)
  );
}

interface QueryMatch {
  /** Matched weight, reduced for inexact matches and matches outside the name. */
  score: number;
  /** Matched weight, and the part of it that matches the name. */
  weight: number;
  nameWeight: number;
  nameTerms: { term: string; quality: number; text: string }[];
}

const noMatch: QueryMatch = { score: 0, weight: 0, nameWeight: 0, nameTerms: [] };

/** Finds the best assignment of query runs to terms of the candidate by dynamic programming from left to right. */
function matchQuery({ query, meanings, weights }: Interpretation, candidate: Candidate): QueryMatch {
  const inName = new Set(candidate.nameTerms);
  const inAny = new Set(candidate.terms);
  const best: QueryMatch[] = [noMatch];
  for (let end = 1; end <= query.words.length; end += 1) {
    let reached = best[end - 1] ?? noMatch;
    for (const [run, terms] of meanings) {
      if (run.to !== end) continue;
      const match = bestMatch(run, terms, inName, inAny);
      const before = best[run.from] ?? noMatch;
      if (!match) continue;
      const weight = weights.slice(run.from, run.to).reduce((sum, part) => sum + part, 0);
      const score = before.score + weight * match.score;
      if (score < reached.score || (score === reached.score && reached.nameTerms.length > 0)) continue;
      reached = {
        score,
        weight: before.weight + weight,
        nameWeight: before.nameWeight + (match.isName ? weight : 0),
        nameTerms: match.isName
          ? [...before.nameTerms, { term: match.term, quality: match.quality, text: run.text }]
          : before.nameTerms,
      };
    }
    best.push(reached);
  }
  return best[query.words.length] ?? noMatch;
}

function bestMatch(
  run: Run,
  terms: ReadonlyMap<string, number>,
  inName: ReadonlySet<string>,
  inAny: ReadonlySet<string>,
) {
  let best: { term: string; score: number; quality: number; isName: boolean } | undefined;
  // A single character in a longer query has little meaning: 山 is in thousands of names.
  const strength = run.text.length === 1 && isHan(run.text) && !(run.isLast && run.from === 0) ? 0.4 : 1;
  for (const [term, quality] of terms) {
    if (!inAny.has(term)) continue;
    const isName = inName.has(term);
    const score = quality * strength * (isName ? 1 : contextFactor);
    if (!best || score > best.score) best = { term, score, quality, isName };
  }
  return best;
}

/** Finds the name with the largest matched share. `isFirst`: it is the displayed name. */
function matchName(keys: readonly string[], found: QueryMatch['nameTerms']) {
  let best = { share: 0, isFirst: false, isStart: false, isExact: false };
  for (const [index, key] of keys.entries()) {
    const matched = found.filter(({ term }) => key.includes(term));
    // An incomplete word counts with the letters typed so far.
    const letters = matched.reduce(
      (sum, { term, text, quality }) => sum + Math.min(term.length, text.length + (quality < 0.7 ? 1 : 0)),
      0,
    );
    const share = Math.min(1, letters / key.length);
    const isExact = matched.every(({ quality }) => quality > 0.95);
    const isStart = matched.some(({ term }) => key.startsWith(term));
    if (share > best.share || (share === best.share && isStart && !best.isStart)) {
      best = { share, isFirst: index === 0, isStart, isExact };
    }
  }
  return best;
}
