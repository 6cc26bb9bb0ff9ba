import { setTimeout as delay } from 'node:timers/promises';
import type { BookingInput, DepartureView } from '@yunyou/contract/orders/order.schema';
import type { CallSite, SiteAnswer } from '../harness/call-site.ts';
import type { Random } from '../harness/random.ts';
import { attempt, type Ledger } from './ledger.ts';

const targets = ['terracotta-army', 'forbidden-city', 'west-lake', 'the-bund', 'potala-palace'] as const;
export const lineId = 'beijing-great-wall-day';
const maxOpenOrders = 3;
const maxTrips = 3;

export interface Writer {
  ledger: Ledger;
  call: CallSite;
  random: Random;
}

/** Writes continuously as one traveller and records acknowledged writes in the ledger. */
export async function writeUntilAborted(writer: Writer, signal: AbortSignal): Promise<void> {
  const actions = [
    setFavourite,
    setLike,
    rename,
    rename,
    book,
    cancel,
    editTrip,
    editTrip,
    planTrip,
  ] as const;
  while (!signal.aborted) {
    await writer.random.pick(actions)(writer);
    await delay(10);
  }
}

/** Classifies an answer and records unexpected ones in the ledger. */
function classifyAnswer({ ledger }: Writer, what: string, answer: SiteAnswer<unknown>) {
  if (answer.status === 200) {
    ledger.acknowledged += 1;
    return 'acknowledged';
  }
  const isClear503 = answer.status === 503 && answer.retryAfter !== null;
  const isRefusal = answer.status >= 400 && answer.status < 500;
  if (!isClear503 && !isRefusal && answer.status !== 0) {
    ledger.unexpectedAnswers.push(`${what}: ${answer.status} ${answer.error ?? ''}`);
  }
  if (isRefusal) return 'refused';
  ledger.unanswered += 1;
  return 'unanswered';
}

const setFavourite = (writer: Writer) => choose(writer, writer.ledger.favourites, 'GET /behaviour/favourite');
const setLike = (writer: Writer) => choose(writer, writer.ledger.likes, 'GET /behaviour/like');

async function choose(
  writer: Writer,
  chosen: Map<string, Set<boolean>>,
  key: 'GET /behaviour/favourite' | 'GET /behaviour/like',
): Promise<void> {
  const { call, random } = writer;
  const id = random.pick(targets);
  const isOn = random.integer(0, 2) === 1;
  const possible = chosen.get(id) ?? new Set([false]);
  chosen.set(id, possible);
  const input = { type: 'scenic-spot', id, state: isOn ? 'on' : 'off' } as const;
  await attempt(possible, isOn, async () => classifyAnswer(writer, key, await call(key, input)));
}

async function rename(writer: Writer): Promise<void> {
  const { ledger, call, random } = writer;
  const userName = `Traveller ${random.integer(0, 1e9)}`;
  await attempt(ledger.userNames, userName, async () =>
    classifyAnswer(writer, 'profile', await call('POST /user/updateUserInfo', { userName })),
  );
}

async function book(writer: Writer): Promise<void> {
  const { ledger, call, random } = writer;
  const possiblyOpen = [...ledger.orders.values()].filter(({ states }) => states.has('pending-payment'));
  if (possiblyOpen.length >= maxOpenOrders) return;
  const dates = await call('GET /travel/line/departures', { id: lineId });
  const numbered = await call('GET /order/book/orderNo', {});
  const departure = dates.data?.list.slice(-5)[random.integer(0, 5)];
  if (!departure || !numbered.data) return;
  const booking = bookingOf(departure, numbered.data.orderNo);
  const states = new Set<'none' | 'pending-payment'>(['none']);
  ledger.orders.set(booking.orderNo, { booking, states });
  await attempt(states, 'pending-payment', async () =>
    classifyAnswer(writer, 'booking', await call('POST /order/tour/book', booking)),
  );
}

async function cancel(writer: Writer): Promise<void> {
  const { ledger, call } = writer;
  const open = openOrders(ledger);
  const [orderNo, order] = open[0] ?? [];
  if (!orderNo || !order || open.length < maxOpenOrders) return;
  await attempt(order.states, 'cancelled', async () =>
    classifyAnswer(writer, 'cancelling', await call('POST /order/cancel', { orderNo })),
  );
}

async function planTrip(writer: Writer): Promise<void> {
  const { ledger, call } = writer;
  if (ledger.trips.size >= maxTrips) return;
  const answer = await call('POST /travel/create', {
    cityIds: ['xian'],
    when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
  });
  classifyAnswer(writer, 'new trip', answer);
  if (answer.data) ledger.trips.set(answer.data.id, { titles: new Set(), version: 0 });
}

/** Loads a trip for editing and saves it under another title. */
async function editTrip(writer: Writer): Promise<void> {
  const { ledger, call, random } = writer;
  const [id, trip] = [...ledger.trips][random.integer(0, Math.max(1, ledger.trips.size))] ?? [];
  if (!id || !trip) return;
  const { data } = await call('GET /travel/editing', { id });
  if (!data) return;
  const { version, brief, plan } = data;
  if (version < trip.version)
    ledger.unexpectedAnswers.push(`trip ${id} went back to version ${version} from ${trip.version}`);
  if (trip.titles.size > 0 && !trip.titles.has(data.title))
    ledger.unexpectedAnswers.push(`trip ${id} lost a saved title`);
  trip.titles.clear();
  trip.titles.add(data.title);
  const title = `Xi'an ${random.integer(0, 1e9)}`;
  await attempt(trip.titles, title, async () => {
    const answer = await call('POST /travel/save', { id, version, title, brief, plan });
    if (answer.data) trip.version = answer.data.version;
    return classifyAnswer(writer, 'trip', answer);
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
