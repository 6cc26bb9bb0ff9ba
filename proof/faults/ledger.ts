import type { BookingInput } from '@yunyou/contract/orders/order.schema';
import type { OrderState } from '@yunyou/contract/orders/order-states';

/**
 * What one traveller may find after a crash. A write that was acknowledged leaves one possible value; one whose answer
 * never came leaves the old and the new one, until the truth was read.
 */
export interface Ledger {
  kept: Map<string, Set<boolean>>;
  userNames: Set<string>;
  orders: Map<string, { booking: BookingInput; states: Set<OrderState | 'none'> }>;
  /** Titles of each trip's current version. */
  trips: Map<string, { titles: Set<string>; version: number }>;
  acknowledged: number;
  unanswered: number;
  /** Answers that no fault excuses: a 500, a 503 without Retry-After. */
  complaints: string[];
}

export function createLedger(userName: string): Ledger {
  return {
    kept: new Map(),
    userNames: new Set([userName]),
    orders: new Map(),
    trips: new Map(),
    acknowledged: 0,
    unanswered: 0,
    complaints: [],
  };
}

/** Runs a write that turns `possible` into `next` alone when it is acknowledged. */
export async function attempt<T>(
  possible: Set<T>,
  next: T,
  write: () => Promise<'acknowledged' | 'refused' | 'unanswered'>,
): Promise<void> {
  const before = new Set(possible);
  possible.add(next);
  const outcome = await write();
  if (outcome === 'unanswered') return;
  possible.clear();
  for (const value of outcome === 'acknowledged' ? [next] : before) possible.add(value);
}
