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

export interface RankedHit<C> {
  candidate: C;
  score: number;
}

/** Below this a hit has too little to do with the question to be shown. */
const leastShare = 0.55;
/** What a word is worth that is said about the thing but is not in its name. */
const contextWorth = 0.62;
/** Of things that fit alike, places come before what is written about them. */
const typeWorth: Readonly<Record<string, number>> = {
  city: 0.05,
  area: 0.05,
  spot: 0.04,
  theme: 0.03,
  guide: 0.03,
  line: 0.02,
  news: 0.01,
};

/** Best first: how much of the question is met, how much of a name that is, then how well known the thing is. */
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
  const cover = coverQuestion(interpretation, candidate);
  const total = interpretation.weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || cover.worth === 0) return undefined;
  const share = cover.worth / total;
  const known = nameKnown(candidate.keys, cover.nameTerms);
  const isAskedByName = known.share === 1 && known.isSure;
  if (cover.weight / total < leastShare && !isAskedByName) return undefined;
  const named = cover.nameWeight / total;
  return (
    share +
    0.45 * known.share * named +
    (known.isFirst ? 0.04 : 0) +
    (known.isStart ? 0.1 * named : 0) +
    0.12 * (candidate.popularity / 100) +
    (typeWorth[candidate.type] ?? 0)
  );
}

interface Cover {
  /** Met weight, less where the match is unsure or not in the name. */
  worth: number;
  /** Met weight, and the part of it that the name meets. */
  weight: number;
  nameWeight: number;
  nameTerms: { term: string; quality: number; text: string }[];
}

const nothing: Cover = { worth: 0, weight: 0, nameWeight: 0, nameTerms: [] };

/** The best way to read the words as names and descriptions of this candidate, left to right. */
function coverQuestion({ query, meanings, weights }: Interpretation, candidate: Candidate): Cover {
  const inName = new Set(candidate.nameTerms);
  const inAny = new Set(candidate.terms);
  const best: Cover[] = [nothing];
  for (let end = 1; end <= query.words.length; end += 1) {
    let reached = best[end - 1] ?? nothing;
    for (const [run, terms] of meanings) {
      if (run.to !== end) continue;
      const match = bestMatch(run, terms, inName, inAny);
      const before = best[run.from] ?? nothing;
      if (!match) continue;
      const weight = weights.slice(run.from, run.to).reduce((sum, part) => sum + part, 0);
      const worth = before.worth + weight * match.worth;
      if (worth < reached.worth || (worth === reached.worth && reached.nameTerms.length > 0)) continue;
      reached = {
        worth,
        weight: before.weight + weight,
        nameWeight: before.nameWeight + (match.isName ? weight : 0),
        nameTerms: match.isName
          ? [...before.nameTerms, { term: match.term, quality: match.quality, text: run.text }]
          : before.nameTerms,
      };
    }
    best.push(reached);
  }
  return best[query.words.length] ?? nothing;
}

function bestMatch(
  run: Run,
  terms: ReadonlyMap<string, number>,
  inName: ReadonlySet<string>,
  inAny: ReadonlySet<string>,
) {
  let best: { term: string; worth: number; quality: number; isName: boolean } | undefined;
  // A lone character inside a longer question says little: 山 is in a thousand names.
  const strength = run.text.length === 1 && isHan(run.text) && !(run.isLast && run.from === 0) ? 0.4 : 1;
  for (const [term, quality] of terms) {
    if (!inAny.has(term)) continue;
    const isName = inName.has(term);
    const worth = quality * strength * (isName ? 1 : contextWorth);
    if (!best || worth > best.worth) best = { term, worth, quality, isName };
  }
  return best;
}

/** How much of the name that fits best was asked for, and whether it is the name the thing is shown by. */
function nameKnown(keys: readonly string[], found: Cover['nameTerms']) {
  let best = { share: 0, isFirst: false, isStart: false, isSure: false };
  for (const [index, key] of keys.entries()) {
    const met = found.filter(({ term }) => key.includes(term));
    // An unfinished word counts for the letters typed so far.
    const letters = met.reduce(
      (sum, { term, text, quality }) => sum + Math.min(term.length, text.length + (quality < 0.7 ? 1 : 0)),
      0,
    );
    const share = Math.min(1, letters / key.length);
    const isSure = met.every(({ quality }) => quality > 0.95);
    const isStart = met.some(({ term }) => key.startsWith(term));
    if (share > best.share || (share === best.share && isStart && !best.isStart)) {
      best = { share, isFirst: index === 0, isStart, isSure };
    }
  }
  return best;
}
