import { setTimeout as delay } from 'node:timers/promises';
import type { CallSite } from '../harness/call-site.ts';
import type { Writer } from './writer.ts';

const timeoutMs = 20_000;
const retryDelayMs = 250;

/** Lists differences between the site and the ledger, and narrows uncertain values in the ledger to those found. */
export async function listLosses({ call, ...other }: Writer): Promise<string[]> {
  const writer = { ...other, call: retryWhileUnavailable(call) };
  return [
    ...(await compareChoices(writer)),
    ...(await compareProfile(writer)),
    ...(await compareOrders(writer)),
    ...(await compareTrips(writer)),
  ];
}

/** Retries while the site is unavailable, because unreadable data is not lost data. */
function retryWhileUnavailable(call: CallSite): CallSite {
  return async (key, input) => {
    const start = performance.now();
    for (;;) {
      const answer = await call(key, input);
      const isAway = answer.status === 503 || answer.status === 0;
      if (!isAway || performance.now() - start > timeoutMs) return answer;
      await delay(retryDelayMs);
    }
  };
}

async function compareChoices({ ledger, call }: Writer): Promise<string[]> {
  const ids = [...new Set([...ledger.favourites.keys(), ...ledger.likes.keys()])];
  if (ids.length === 0) return [];
  const targets = ids.map((id) => ({ type: 'scenic-spot' as const, id }));
  const { data, status } = await call('POST /behaviour/states', { targets });
  if (!data) return [`likes and favourites could not be read (${status})`];
  const isWrong = (possible: Set<boolean> | undefined, value: boolean) =>
    possible !== undefined && !narrowTo(possible, value);
  return data.list.flatMap(({ id, isKept, isLiked }) => [
    ...(isWrong(ledger.favourites.get(id), isKept) ? [`favourite ${id} is ${isKept}`] : []),
    ...(isWrong(ledger.likes.get(id), isLiked) ? [`like of ${id} is ${isLiked}`] : []),
  ]);
}

async function compareProfile({ ledger, call }: Writer): Promise<string[]> {
  const { data, status } = await call('POST /user/userInfo', {});
  if (!data) return [`the profile could not be read (${status})`];
  const known = [...ledger.userNames].join(' or ');
  return narrowTo(ledger.userNames, data.userName) ? [] : [`the profile says ${data.userName}, not ${known}`];
}

/** Repeats bookings without an answer under the same order number; they must not take seats twice. */
async function compareOrders({ ledger, call }: Writer): Promise<string[]> {
  const losses: string[] = [];
  for (const [orderNo, { booking, states }] of ledger.orders) {
    if (states.has('none') && states.size > 1) {
      const again = await call('POST /order/tour/book', booking);
      const isSoldOut = again.status === 409; // others have taken the seats, so the first attempt took none
      if (again.status !== 200 && !isSoldOut)
        losses.push(`repeating ${orderNo} answered ${again.status} ${again.error ?? ''}`);
      states.delete(isSoldOut ? 'pending-payment' : 'none');
    }
    const { data, status } = await call('GET /user/order/detail', { orderNo });
    if (status !== 200 && status !== 404) losses.push(`order ${orderNo} could not be read (${status})`);
    else if (!narrowTo(states, data?.state ?? 'none'))
      losses.push(`order ${orderNo} is ${data?.state ?? 'gone'}`);
  }
  return losses;
}

async function compareTrips({ ledger, call }: Writer): Promise<string[]> {
  const losses: string[] = [];
  for (const [id, { titles, version }] of ledger.trips) {
    const { data, status } = await call('GET /travel/syncResult', { id });
    if (!data) losses.push(`trip ${id} could not be read (${status})`);
    if (!data || titles.size === 0) continue;
    const editing = await call('GET /travel/editing', { id });
    if (!editing.data) losses.push(`trip ${id} could not be opened (${editing.status})`);
    else if (editing.data.version < version)
      losses.push(`trip ${id} went back to version ${editing.data.version}`);
    else if (version > 0 && !narrowTo(titles, editing.data.title))
      losses.push(`trip ${id} has lost its title`);
  }
  return losses;
}

/** Returns whether the value was possible and makes it the only possible one. */
function narrowTo<T>(possible: Set<T>, value: T): boolean {
  const isPossible = possible.has(value);
  possible.clear();
  possible.add(value);
  return isPossible;
}
