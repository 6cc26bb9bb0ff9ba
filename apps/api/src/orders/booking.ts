import { createHash } from 'node:crypto';
import type { Money } from '@yunyou/contract/entities/base.schema';
import type { BookingConflict, BookingInput } from '@yunyou/contract/orders/order.schema';
import { type CatalogueRow, findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { lockDeparture, takeSeats } from '@yunyou/database/orders/departure.queries';
import {
  addOrderEvent,
  countUnpaidOrders,
  findOrder,
  findOrderNumberOwner,
  insertOrder,
  type NewOrder,
  type OrderRow,
} from '@yunyou/database/orders/order.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import type { ExchangeRates } from '@yunyou/domain/money/money';
import { convertMoney, formatMoney, isSameMoney } from '@yunyou/domain/money/money-amounts';
import { type GroupPrice, priceGroup } from '@yunyou/domain/money/price';
import {
  type Departure,
  findDeparture,
  firstBookableDate,
  lastDayOf,
} from '@yunyou/domain/orders/departures';
import { countGroup, listTravellerProblems } from '@yunyou/domain/orders/order-travellers';
import { chinaNow, countDays } from '@yunyou/domain/time/china-time';
import { ApiError, notFound } from '../api-error.ts';
import { toCardFields } from '../catalogue/cards.ts';
import type { Services } from '../handler.ts';
import { readRates } from '../rates/exchange-rates.ts';
import { recordWebhookEvent } from '../webhooks/record-event.ts';
import { listAvailability } from './availability.ts';
import { expireLapsedOrders, toOrderData } from './order-moves.ts';
import { splitTraveller } from './passports/seal-stored-passports.ts';

/** Seats of an unpaid order are released after this time. */
const holdMinutes = 30;
/** Maximum number of unpaid orders per visitor. */
const unpaidOrdersMax = 5;
const alternativesShown = 6;

/** The person who books: the visitor, or a staff member for a customer. */
export interface Booker {
  /** Account that sees the order; null when the customer has none. */
  userId: string | null;
  actor: 'visitor' | 'staff';
  actorName: string;
  /** Set for orders that staff enter. */
  enteredBy: string | null;
  heldUntil: Date;
  /** 1 when paying later is agreed already. */
  paymentAttempts: number;
}

export interface BookingRequest {
  input: BookingInput;
  line: CatalogueRow<'trip-line'>;
  departure: Departure;
  price: GroupPrice;
  /** Digest of the parsed input. */
  digest: string;
}

/** Books seats. The order number is the idempotency key: repeating a request returns the same order. */
export async function bookTour(
  services: Services,
  user: { id: string; userName: string },
  input: BookingInput,
): Promise<OrderRow> {
  if ((await findOrderNumberOwner(services.db, input.orderNo)) !== user.id) {
    throw badField('orderNo', 'Ask for an order number first');
  }
  const digest = digestRequest(input);
  const existing = await findOrder(services.db, input.orderNo);
  if (existing) return requireSameRequest(services, existing, digest);

  const request = { ...(await checkRequest(services, input)), digest };
  const booker: Booker = {
    userId: user.id,
    actor: 'visitor',
    actorName: user.userName,
    enteredBy: null,
    heldUntil: new Date(services.now().getTime() + holdMinutes * 60_000),
    paymentAttempts: 0,
  };
  const order = await services.transaction(async (db) => {
    await lockUntilCommit(db, `unpaid orders of ${user.id}`); // before the departure, as in every booking: no deadlocks
    const repeated = await findOrder(db, input.orderNo); // the lock may have waited for a repeat of this request
    if (repeated) return requireSameRequest(services, repeated, digest);
    await assertUnpaidOrders(db, user.id, services.now());
    return insertBooking(db, services, booker, request);
  });
  if (order) return order;
  throw await bookingConflict(services, 'SOLD_OUT', request);
}

/** Reserves the seats and inserts the order. Returns undefined when there are not enough seats. */
export async function insertBooking(
  db: Db,
  services: Services,
  booker: Booker,
  request: BookingRequest,
): Promise<OrderRow | undefined> {
  const { input, line, departure } = request;
  const key = { lineId: line.id, date: input.date };
  await lockDeparture(db, key);
  await expireLapsedOrders(db, key, services);
  const count = input.travellers.length;
  if (!(await takeSeats(db, key, { count, seats: departure.seats }))) return undefined;
  const row = await toNewOrder(db, services, booker, request);
  // A concurrent request used this number for another departure: throwing rolls the reserved seats back.
  if (!(await insertOrder(db, row))) throw new ApiError('ORDER_NUMBER_USED');
  await addOrderEvent(db, {
    orderNo: row.orderNo,
    at: services.now(),
    actor: booker.actor,
    actorName: booker.actorName,
    what: 'book',
    state: 'pending-payment',
  });
  const order = await findOrder(db, row.orderNo);
  if (order) await recordWebhookEvent(db, 'order.created', { data: toOrderData(order), now: services.now() });
  return order;
}

/** Throws TOO_MANY when the visitor has too many unpaid orders. The caller holds the visitor's lock. */
async function assertUnpaidOrders(db: Db, userId: string, now: Date): Promise<void> {
  if ((await countUnpaidOrders(db, userId, now)) < unpaidOrdersMax) return;
  throw new ApiError('TOO_MANY', {
    message: `You have ${unpaidOrdersMax} orders to pay. Pay or cancel one of them first.`,
  });
}

export function requireSameRequest({ passports }: Services, existing: OrderRow, digest: string): OrderRow {
  if (!passports.isHashOf(existing.requestHash, digest)) throw new ApiError('ORDER_NUMBER_USED');
  return existing;
}

/** Validates tour, date, travellers and price before any seats are locked. */
export async function checkRequest(
  services: Services,
  input: BookingInput,
): Promise<Omit<BookingRequest, 'digest'>> {
  const line = await findPublished(services.db, 'trip-line', input.lineId);
  if (!line) throw notFound('tour');
  const today = chinaNow(services.now()).date;
  const departure = findDeparture(line.doc, input.date);
  const group = countGroup(input.travellers);
  if (!departure || input.date < firstBookableDate(today)) {
    throw await bookingConflict(services, 'DATE_NOT_OFFERED', { input, line });
  }
  const { groupSizeMax, childAgeMax } = line.doc;
  const problems = listTravellerProblems(input.travellers, { date: input.date, groupSizeMax, childAgeMax });
  if (problems.length > 0) {
    const fields = problems.map(({ index, field, message }) => ({
      field: ['travellers', ...(index === undefined ? [] : [index]), ...(field ? [field] : [])].join('.'),
      message,
    }));
    throw new ApiError('BAD_INPUT', { message: fields[0]?.message ?? '', fields });
  }
  const price = priceGroup(departure, group);
  const request = { input, line, departure, price };
  if (!isSameMoney(price.total, input.total)) throw await bookingConflict(services, 'PRICE_CHANGED', request);
  return request;
}

/** Creates a 409 with the current price, the seats left and up to six other dates with room for the group. */
export async function bookingConflict(
  services: Services,
  error: 'SOLD_OUT' | 'DATE_NOT_OFFERED' | 'PRICE_CHANGED',
  { input, line, price }: Pick<BookingRequest, 'input' | 'line'> & { price?: GroupPrice },
): Promise<ApiError> {
  const open = await listAvailability(services.db, { line, now: services.now() });
  const seatsLeft = open.find(({ date }) => date === input.date)?.seatsLeft ?? 0;
  const distance = (date: string) => Math.abs(countDays(input.date, date));
  const departures = open
    .filter((other) => other.date !== input.date && other.seatsLeft >= input.travellers.length)
    .sort((a, b) => distance(a.date) - distance(b.date))
    .slice(0, alternativesShown)
    .sort((a, b) => a.date.localeCompare(b.date));
  const booking: BookingConflict = { seatsLeft, total: price?.total ?? null, departures };
  return new ApiError(error, { message: conflictMessage(error, booking), details: booking });
}

function conflictMessage(
  error: 'SOLD_OUT' | 'DATE_NOT_OFFERED' | 'PRICE_CHANGED',
  booking: BookingConflict,
): string {
  const others = booking.departures.length
    ? 'Other dates have room for all of you.'
    : 'No other date has room for all of you.';
  switch (error) {
    case 'SOLD_OUT':
      return booking.seatsLeft
        ? `Only ${booking.seatsLeft} of the seats are left on this date. ${others}`
        : `This date is sold out. ${others}`;
    case 'DATE_NOT_OFFERED':
      return `The tour cannot be booked for this date. ${others}`;
    case 'PRICE_CHANGED':
      return booking.total
        ? `The price for your group is ${formatMoney(booking.total)} now. Nothing has been booked yet.`
        : 'The price has changed. Nothing has been booked yet.';
  }
}

async function toNewOrder(
  db: Db,
  services: Services,
  { userId, enteredBy, heldUntil, paymentAttempts }: Booker,
  { input, line, departure, price, digest }: BookingRequest,
): Promise<NewOrder> {
  const now = services.now();
  const startCity = await findPublished(db, 'city', line.doc.startCityId);
  const { name, zhName, days, cancellation } = line.doc;
  const travellers = input.travellers.map(splitTraveller);
  return {
    orderNo: input.orderNo,
    userId,
    enteredBy,
    lineId: line.id,
    date: input.date,
    lastDay: lastDayOf(input.date, days),
    ...countGroup(input.travellers),
    tour: {
      id: line.id,
      name,
      zhName,
      days,
      picture: toCardFields('trip-line', line).picture,
      startCityName: startCity?.doc.name ?? line.doc.startCityId,
      cancellation,
    },
    travellers: travellers.map(({ named }) => named),
    sealedTravellers: services.passports.seal(
      input.orderNo,
      travellers.map(({ secret }) => secret),
    ),
    contact: input.contact,
    requestHash: services.passports.hash(digest),
    currency: price.total.currency,
    adultMinor: departure.priceAdult.amountMinor,
    childMinor: departure.priceChild.amountMinor,
    totalMinor: price.total.amountMinor,
    estimate: estimateIn(price.total, input.currency, await readRates(db)),
    heldUntil,
    paymentAttempts,
    paymentProvider: services.payments.name,
    createdAt: now,
    updatedAt: now,
  };
}

function estimateIn(total: Money, currency: BookingInput['currency'], rates: ExchangeRates) {
  if (!currency || currency === total.currency) return null;
  return { amount: convertMoney(total, currency, rates), ratesAsOf: rates.asOf };
}

/** Digests the parsed request. Parsing fixes the order of keys, so equal requests have equal digests. */
export function digestRequest(input: object): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

function badField(field: string, message: string): ApiError {
  return new ApiError('BAD_INPUT', { message: `${field}: ${message}`, fields: [{ field, message }] });
}
