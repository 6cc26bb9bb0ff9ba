import { setTimeout as delay } from 'node:timers/promises';
import type { TripState } from '@yunyou/contract/trip/trip.schema';
import { findTrip } from '@yunyou/database/visitors/trip.queries';
import type { HandlerContext } from '../../handler.ts';
import type { OpenTrip } from '../trip-access.ts';
import { describeWaiting, toTripState } from './trip-view.ts';

const pollMs = 250;
/** Visitors wait for the first day, so it is polled for more often. */
const pollFirstDayMs = 60;
/** Streams end after this time; EventSource reconnects automatically. */
const streamMaxMs = 60_000;

/**
 * Yields the state of a trip, immediately and after each change, until planning ends, the caller disconnects or a minute
 * has passed. Polls the database, so it works whichever process plans the trip.
 */
export async function* watchTrip(
  { row, access, member }: OpenTrip,
  context: HandlerContext,
): AsyncGenerator<TripState> {
  const { db, signal } = context;
  const isDisconnected = () => signal?.aborted === true;
  const until = Date.now() + streamMaxMs;
  let sent = '';
  while (!isDisconnected() && Date.now() < until) {
    const current = await findTrip(db, row.id);
    if (!current) return;
    const waiting = (await describeWaiting(current, context)) ?? '';
    const fingerprint = `${current.status} ${current.progress} ${current.version} ${waiting}`;
    if (fingerprint !== sent) {
      sent = fingerprint;
      yield await toTripState({ row: current, access, member }, context, { firstDayOnly: false });
    }
    if (current.status !== 'planning') return;
    await pause(current.draft ? pollMs : pollFirstDayMs, signal);
  }
}

/** Waits for a time, or until the caller disconnects. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await delay(ms, undefined, { ...(signal && { signal }) });
  } catch (error) {
    if (!signal?.aborted) throw error; // an aborted pause is an early end, not a failure
  }
}
