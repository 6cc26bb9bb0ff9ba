import type { Db } from '@yunyou/database/database';
import { dropMonths } from '@yunyou/database/system/month-partition.queries';
import { type CallSite, expectGood } from '../harness/call-site.ts';

/** What a drop of old months took, and the calls that saved events during it. */
export interface DropCost {
  months: number;
  ms: number;
  calls: number;
  slowestCallMs: number;
}

const slowestCallMsMax = 1000;

export const dropGuarantee = `events are saved within ${slowestCallMsMax} ms while months past retention are dropped`;

export const isUnnoticed = ({ slowestCallMs }: DropCost) => slowestCallMs < slowestCallMsMax;

export const describeDrop = ({ months, ms, calls, slowestCallMs }: DropCost) =>
  `${months} months in ${ms.toFixed(0)} ms, slowest of ${calls} calls ${slowestCallMs.toFixed(0)} ms`;

export async function sendEvents(call: CallSite): Promise<void> {
  const event = { name: 'page-view', path: '/', at: new Date().toISOString() } as const;
  expectGood(await call('POST /userEvent/save', { events: Array.from({ length: 10 }, () => event) }));
}

/**
 * Drops the months of events past 90 days, and sends events until that is done. PostgreSQL releases the locks of a drop before it
 * removes the files, so inserts do not wait for the removal, even where it takes seconds.
 */
export async function dropOldMonths(db: Db, call: CallSite): Promise<DropCost> {
  const startedAt = performance.now();
  const done = new AbortController();
  const dropping = dropMonths(db, 'user_event', new Date(Date.now() - 90 * 86_400_000)).finally(() =>
    done.abort(),
  );
  let [calls, slowestCallMs] = [0, 0];
  do {
    const before = performance.now();
    await sendEvents(call);
    calls += 1;
    slowestCallMs = Math.max(slowestCallMs, performance.now() - before);
  } while (!done.signal.aborted);
  return { months: await dropping, ms: performance.now() - startedAt, calls, slowestCallMs };
}
