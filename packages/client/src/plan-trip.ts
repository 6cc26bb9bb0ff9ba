import { setTimeout as sleep } from 'node:timers/promises';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { SiteClient } from './site-client.ts';

const pollMs = 1000;
/** Planning takes seconds; a busy site can put it off by a minute. */
const deadlineMs = 180_000;

/** Plans a trip from a wish and returns it when planning has ended. */
export async function planTrip(client: SiteClient, wish: string): Promise<TripView> {
  const { id, key } = await client.call('POST /travel/create', { wish });
  if (key !== undefined) client.useTripKey(key);
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const { status } = await client.call('GET /travel/syncResult', { id });
    if (status !== 'planning') break;
    if (Date.now() > deadline) throw new Error('The site did not finish the plan in time. Try again later.');
    await sleep(pollMs);
  }
  const found = await client.call('GET /travel/line/detail', { id });
  if (found.kind !== 'trip') throw new Error('The site answered with a tour instead of the trip.');
  return found;
}
