import type { Balance } from './split-cost.ts';

export interface Transfer {
  from: string;
  to: string;
  amountMinor: number;
}

type Open = Pick<Balance, 'travellerId' | 'balance'>;

/** Up to this many open balances the fewest transfers are found. The search takes 2^n steps. */
const exactMax = 12;

/**
 * Returns transfers that bring all balances to zero. People whose balances add up to zero among themselves need one transfer
 * less than they are, so the most such groups give the fewest transfers. Above `exactMax` people the largest balances are
 * settled first, which may need a few transfers more.
 */
export function settleUp(balances: readonly Open[]): Transfer[] {
  const open = balances.filter(({ balance }) => balance !== 0);
  const groups = open.length <= exactMax ? splitIntoGroups(open) : [open];
  return groups.flatMap(settleGroup);
}

/** Splits balances into as many groups as possible that each add up to zero. */
function splitIntoGroups(open: readonly Open[]): Open[][] {
  const count = 2 ** open.length;
  const sums = Array.from({ length: count }, () => 0);
  /** The most groups with the sum zero among the people of a set, one bit per person, and the person that completed the last. */
  const best = Array.from({ length: count }, () => ({ groups: 0, last: -1 }));
  for (let set = 1; set < count; set += 1) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[lowest]?.balance ?? 0);
    let chosen = { groups: -1, last: -1 };
    for (let person = 0; person < open.length; person += 1) {
      if ((set & (1 << person)) === 0) continue;
      const { groups = 0 } = best[set ^ (1 << person)] ?? {};
      if (groups > chosen.groups) chosen = { groups, last: person };
    }
    best[set] = sums[set] === 0 ? { ...chosen, groups: chosen.groups + 1 } : chosen;
  }
  return readGroups(open, best, sums);
}

/** Follows the order in which people were added; a group ends where the sum is zero. */
function readGroups(
  open: readonly Open[],
  best: readonly { last: number }[],
  sums: readonly number[],
): Open[][] {
  const groups: Open[][] = [];
  for (let set = best.length - 1; set > 0; ) {
    const last = best[set]?.last ?? 0;
    if (sums[set] === 0) groups.push([]);
    const person = open[last];
    if (person) groups.at(-1)?.push(person);
    set ^= 1 << last;
  }
  return groups;
}

/** Settles a group that adds up to zero: the largest debt goes to the largest credit. Needs at most one transfer less than people. */
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
