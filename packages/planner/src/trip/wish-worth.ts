import { shareWeight } from '../constraints/registry.ts';
import type { Problem } from '../problem.ts';

/**
 * Shares the weights of soft wishes among the places, restaurants and hotels that help to keep them, so that the search
 * prefers these. Only a guide: plans are scored by the wishes they keep.
 */
export function createWishWorth(problem: Problem): (id: string) => number {
  const worth = new Map<string, number>();
  const add = (ids: readonly string[], amount: number): void => {
    for (const id of ids) worth.set(id, (worth.get(id) ?? 0) + amount);
  };
  for (const { weight, wish } of problem.wishes) shareWeight(wish, { data: problem, weight, add });
  return (id) => worth.get(id) ?? 0;
}
