import type { Candidate } from './candidates.ts';
import type { SearchSpace } from './search-space.ts';

const NOON = 12 * 60;

/**
 * Keeps "first before second" by parting the trip: the first stays before the middle, the second after.
 * On a trip of one day the middle is noon.
 */
export function applyOrders(space: SearchSpace, candidates: readonly Candidate[]): readonly Candidate[] {
  if (space.orders.length === 0) return candidates;
  const days = space.problem.days.length;
  const middle = Math.ceil(days / 2);
  const firsts = new Set(space.orders.map(({ firstId }) => firstId));
  const seconds = new Set(space.orders.map(({ secondId }) => secondId));
  return candidates.map((candidate) => {
    const isFirst = firsts.has(candidate.locationId);
    const isSecond = seconds.has(candidate.locationId);
    if (candidate.at === 'nearby' || (!isFirst && !isSecond)) return candidate;
    const startsByDay = candidate.startsByDay.map((starts, day) => {
      if (days === 1) return clip(starts, isSecond ? NOON + 1 : 0, isFirst ? NOON : Infinity);
      return (isFirst && day >= middle) || (isSecond && day < middle) ? [] : starts;
    });
    return { ...candidate, startsByDay };
  });
}

function clip(
  starts: Candidate['startsByDay'][number],
  from: number,
  to: number,
): Candidate['startsByDay'][number] {
  return starts
    .map(([first, last]) => [Math.max(first, from), Math.min(last, to)] as const)
    .filter(([first, last]) => first <= last);
}
