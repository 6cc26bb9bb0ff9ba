import type { Problem, Rule } from '../problem.ts';

/**
 * Shares the weights of soft wishes out to the places, restaurants and hotels that help to keep them, so
 * that the search leans towards them. Only a guide: plans are scored by the wishes they really keep.
 */
export function createWishWorth(problem: Problem): (id: string) => number {
  const worth = new Map<string, number>();
  const add = (ids: readonly string[], amount: number): void => {
    for (const id of ids) worth.set(id, (worth.get(id) ?? 0) + amount);
  };
  for (const { weight, wish } of problem.wishes) share(problem, wish, weight, add);
  return (id) => worth.get(id) ?? 0;
}

function share(
  problem: Problem,
  rule: Rule,
  weight: number,
  add: (ids: readonly string[], amount: number) => void,
): void {
  if (rule.rule === 'visit') add(rule.placeIds, weight / Math.max(1, rule.atLeast ?? rule.placeIds.length));
  if (rule.rule === 'dine')
    add(rule.restaurantIds, weight / Math.max(1, rule.atLeast ?? rule.restaurantIds.length));
  if (rule.rule === 'avoid') add(rule.ids, -weight);
  if (rule.rule === 'kindCount') {
    const things = rule.of === 'place' ? problem.places : problem.restaurants;
    const matching = things.filter(({ kinds }) => kinds.some((kind) => rule.kinds.includes(kind)));
    add(idsOf(matching), rule.min ? weight / rule.min : -weight / ((rule.max ?? 0) + 1));
  }
  if (rule.rule === 'hotels') add(rule.hotelIds, weight);
  if (rule.rule === 'hotelFeatures') {
    const sign = rule.match === 'none' ? -1 : 1;
    const matching = problem.hotels.filter(({ features }) =>
      features.some((one) => rule.features.includes(one)),
    );
    add(idsOf(matching), sign * weight);
  }
  if (rule.rule === 'anyOf') for (const option of rule.options) share(problem, option, weight, add);
}

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => id);
}
