import type { Balance } from './split-cost.ts';

export interface Transfer {
  from: string;
  to: string;
  amountMinor: number;
}

type Open = Pick<Balance, 'travellerId' | 'balance'>;

/** Maximum number of open balances for which the fewest transfers are computed. The search takes n * 2^n steps. */
const exactMax = 16;

/**
 * Returns transfers that bring all balances to zero. A group of n people whose balances add up to zero needs n - 1
 * transfers, so the most groups give the fewest transfers. Above `exactMax` people the largest balances are settled
 * first, which may need a few transfers more.
 */
export function settleUp(balances: readonly Open[]): Transfer[] {
  const { pairs, rest } = takePairs(balances.filter(({ balance }) => balance !== 0));
  const groups = rest.length <= exactMax ? splitIntoGroups(rest) : [rest];
  return [...pairs, ...groups].flatMap(settleGroup);
}

/**
 * Removes pairs of opposite balances. A solution with the fewest transfers always has them as groups: if two opposite
 * balances are in different groups, the other members of both groups together add up to zero, too.
 */
function takePairs(open: readonly Open[]): { pairs: Open[][]; rest: Open[] } {
  const pairs: Open[][] = [];
  let rest: Open[] = [];
  for (const one of open) {
    const other = rest.find(({ balance }) => balance === -one.balance);
    if (other) {
      pairs.push([other, one]);
      rest = rest.filter((kept) => kept !== other);
    } else rest.push(one);
  }
  return { pairs, rest };
}

/** Splits balances into as many groups as possible that each add up to zero. */
function splitIntoGroups(open: readonly Open[]): Open[][] {
  const count = 2 ** open.length;
  const sums = new Float64Array(count);
  /**
   * For each set of people (one bit per person): the largest number of groups that add up to zero, and the person
   * added last.
   */
  const most = new Int8Array(count);
  const last = new Int8Array(count);
  for (let set = 1; set < count; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[lowest]?.balance ?? 0);
    let best = -1;
    for (let person = 0; person < open.length; person += 1) {
      if ((set & (1 << person)) === 0) continue;
      const groups = most[set ^ (1 << person)] ?? 0;
      if (groups > best) [best, last[set]] = [groups, person];
    }
    most[set] = sums[set] === 0 ? best + 1 : best;
  }
  return readGroups(open, last, sums);
}

/** Follows the order in which people were added; a group ends where the sum is zero. */
function readGroups(open: readonly Open[], last: Int8Array, sums: Float64Array): Open[][] {
  const groups: Open[][] = [];
  for (let set = last.length - 1; set > 0; ) {
    const index = last[set] ?? 0;
    if (sums[set] === 0) groups.push([]);
    const person = open[index];
    if (person) groups.at(-1)?.push(person);
    set ^= 1 << index;
  }
  return groups;
}

/**
 * Settles a group that adds up to zero: the largest debt goes to the largest credit. Needs at most n - 1 transfers
 * for n people.
 */
function settleGroup(group: readonly Open[]): Transfer[] {
  const left = group.map((one) => ({ ...one }));
  const transfers: Transfer[] = [];
  for (;;) {
    const from = left.reduce((least, one) => (one.balance < least.balance ? one : least));
    const to = left.reduce((most, one) => (one.balance > most.balance ? one : most));
    const amountMinor = Math.min(-from.balance, to.balance);
    if (amountMinor <= 0) return transfers;
    from.balance += amountMinor;
    to.balance -= amountMinor;
    transfers.push({ from: from.travellerId, to: to.travellerId, amountMinor });
  }
}
