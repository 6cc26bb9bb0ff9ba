import type { BookingInput } from '@yunyou/contract/orders/order.schema';
import type { OrderState } from '@yunyou/contract/orders/order-states';

/**
 * The values that one traveller may find after a crash. An acknowledged write leaves one possible value; a write without
 * an answer leaves the old and the new value until the site was read.
 */
export interface Ledger {
  favourites: Map<string, Set<boolean>>;
  likes: Map<string, Set<boolean>>;
  userNames: Set<string>;
  orders: Map<string, { booking: BookingInput; states: Set<OrderState | 'none'> }>;
  /** Possible titles of the current version of each trip. */
  trips: Map<string, { titles: Set<string>; version: number }>;
  acknowledged: number;
  unanswered: number;
  /** Answers that are wrong under any fault: 500, or 503 without Retry-After. */
  unexpectedAnswers: string[];
}

export function createLedger(userName: string): Ledger {
  return {
    favourites: new Map(),
    likes: new Map(),
    userNames: new Set([userName]),
    orders: new Map(),
    trips: new Map(),
    acknowledged: 0,
    unanswered: 0,
    unexpectedAnswers: [],
  };
}

/** Runs a write and updates the possible values by its outcome. */
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
