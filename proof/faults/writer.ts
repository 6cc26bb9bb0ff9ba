import { setTimeout as delay } from 'node:timers/promises';
import type { BookingInput, DepartureView } from '@yunyou/contract/orders/order.schema';
import type { CallSite, SiteAnswer } from '../harness/call-site.ts';
import type { Chance } from '../harness/chance.ts';
import { attempt, type Ledger } from './ledger.ts';

const targets = ['terracotta-army', 'forbidden-city', 'west-lake', 'the-bund', 'potala-palace'] as const;
export const lineId = 'beijing-great-wall-day';
const openOrdersMost = 3;
const tripsMost = 3;

export interface Writer {
  ledger: Ledger;
  call: CallSite;
  chance: Chance;
}

/** One traveller who writes without a pause, whatever happens, and remembers what was acknowledged. */
export async function keepWriting(writer: Writer, signal: AbortSignal): Promise<void> {
  const acts = [keep, keep, rename, rename, book, cancel, editTrip, editTrip, planTrip] as const;
  while (!signal.aborted) {
    await writer.chance.oneOf(acts)(writer);
    await delay(10);
  }
}

/** Sorts an answer, and notes those that nothing excuses. */
export function judge({ ledger }: Writer, what: string, answer: SiteAnswer<unknown>) {
  if (answer.status === 200) {
    ledger.acknowledged += 1;
    return 'acknowledged';
  }
  const isClear503 = answer.status === 503 && answer.retryAfter !== null;
  const isRefusal = answer.status >= 400 && answer.status < 500;
  if (!isClear503 && !isRefusal && answer.status !== 0) {
    ledger.complaints.push(`${what}: ${answer.status} ${answer.error ?? ''}`);
  }
  if (isRefusal) return 'refused';
  ledger.unanswered += 1;
  return 'unanswered';
}

async function keep(writer: Writer): Promise<void> {
  const { ledger, call, chance } = writer;
  const id = chance.oneOf(targets);
  const isKept = chance.whole(0, 2) === 1;
  const possible = ledger.kept.get(id) ?? new Set([false]);
  ledger.kept.set(id, possible);
  const input = { type: 'scenic-spot', id, state: isKept ? 'on' : 'off' } as const;
  await attempt(possible, isKept, async () =>
    judge(writer, 'favourite', await call('GET /behaviour/favourite', input)),
  );
}

async function rename(writer: Writer): Promise<void> {
  const { ledger, call, chance } = writer;
  const userName = `Traveller ${chance.whole(0, 1e9)}`;
  await attempt(ledger.userNames, userName, async () =>
    judge(writer, 'profile', await call('POST /user/updateUserInfo', { userName })),
  );
}

async function book(writer: Writer): Promise<void> {
  const { ledger, call, chance } = writer;
  const perhapsOpen = [...ledger.orders.values()].filter(({ states }) => states.has('pending-payment'));
  if (perhapsOpen.length >= openOrdersMost) return;
  const dates = await call('GET /travel/line/departures', { id: lineId });
  const numbered = await call('GET /order/book/orderNo', {});
  const departure = dates.data?.list.slice(-5)[chance.whole(0, 5)];
  if (!departure || !numbered.data) return;
  const booking = bookingOf(departure, numbered.data.orderNo);
  const states = new Set<'none' | 'pending-payment'>(['none']);
  ledger.orders.set(booking.orderNo, { booking, states });
  await attempt(states, 'pending-payment', async () =>
    judge(writer, 'booking', await call('POST /order/tour/book', booking)),
  );
}

async function cancel(writer: Writer): Promise<void> {
  const { ledger, call } = writer;
  const open = openOrders(ledger);
  const [orderNo, order] = open[0] ?? [];
  if (!orderNo || !order || open.length < openOrdersMost) return;
  await attempt(order.states, 'cancelled', async () =>
    judge(writer, 'cancelling', await call('POST /order/cancel', { orderNo })),
  );
}

async function planTrip(writer: Writer): Promise<void> {
  const { ledger, call } = writer;
  if (ledger.trips.size >= tripsMost) return;
  const answer = await call('POST /travel/create', {
    cityIds: ['xian'],
    when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
  });
  judge(writer, 'new trip', answer);
  if (answer.data) ledger.trips.set(answer.data.id, { titles: new Set(), version: 0 });
}

/** Reads the trip as an editor does and saves it under another title. */
async function editTrip(writer: Writer): Promise<void> {
  const { ledger, call, chance } = writer;
  const [id, trip] = [...ledger.trips][chance.whole(0, Math.max(1, ledger.trips.size))] ?? [];
  if (!id || !trip) return;
  const { data } = await call('GET /travel/editing', { id });
  if (!data) return;
  const { version, brief, plan } = data;
  if (version < trip.version)
    ledger.complaints.push(`trip ${id} fell back to version ${version} from ${trip.version}`);
  if (trip.titles.size > 0 && !trip.titles.has(data.title))
    ledger.complaints.push(`trip ${id} lost a saved title`);
  trip.titles.clear();
  trip.titles.add(data.title);
  const title = `Xi'an ${chance.whole(0, 1e9)}`;
  await attempt(trip.titles, title, async () => {
    const answer = await call('POST /travel/save', { id, version, title, brief, plan });
    if (answer.data) trip.version = answer.data.version;
    return judge(writer, 'trip', answer);
  });
}

function openOrders({ orders }: Ledger) {
  return [...orders].filter(([, { states }]) => states.size === 1 && states.has('pending-payment'));
}

function bookingOf(departure: DepartureView, orderNo: string): BookingInput {
  return {
    orderNo,
    lineId,
    date: departure.date,
    travellers: [{ kind: 'adult', name: 'Ada Lovelace', passportNumber: 'X1234500' }],
    contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+447400123456' },
    total: departure.priceAdult,
  };
}
