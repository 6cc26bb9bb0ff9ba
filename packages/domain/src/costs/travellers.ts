import type { Expense, Traveller } from '@yunyou/contract/trip/records.schema';

const formerName = 'Former traveller';

/**
 * Returns all travellers that can share costs: the people of the trip, the travellers that the owner named, and
 * former people of the trip that have expenses. The latter have no name.
 */
export function listTravellers({
  people,
  named,
  expenses,
}: {
  people: readonly Traveller[];
  named: readonly Traveller[];
  expenses: readonly Expense[];
}): { current: Traveller[]; former: Traveller[] } {
  const current = [...people, ...named];
  const known = new Set(current.map(({ id }) => id));
  const mentioned = expenses.flatMap(({ paidBy, shares }) => [
    paidBy,
    ...shares.map(({ travellerId }) => travellerId),
  ]);
  const gone = [...new Set(mentioned)].filter((id) => !known.has(id));
  const former = gone.map((id, index) => ({
    id,
    name: gone.length === 1 ? formerName : `${formerName} ${index + 1}`,
  }));
  return { current, former };
}
