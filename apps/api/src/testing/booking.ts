import type { DepartureView } from '@yunyou/contract/orders/order.schema';
import { multiplyMoney } from '@yunyou/domain/money/money-amounts';
import { call } from './call.ts';
import type { TestApp } from './test-app.ts';

export const lineId = 'beijing-great-wall-day';
type Headers = Record<string, string>;

export async function listDates({ app }: TestApp): Promise<DepartureView[]> {
  return (await call(app, 'GET /travel/line/departures', { id: lineId })).body.data.list;
}

/** Returns the latest departure, which is far in the future. */
export async function findDate(site: TestApp): Promise<DepartureView> {
  const departure = (await listDates(site)).at(-1);
  if (!departure) throw new Error(`${lineId} has no future departure`);
  return departure;
}

export async function requestOrderNo({ app }: TestApp, headers: Headers): Promise<string> {
  return (await call(app, 'GET /order/book/orderNo', {}, headers)).body.data.orderNo;
}

export function bookingOf(departure: DepartureView, orderNo: string, adults = 1): Record<string, unknown> {
  return {
    orderNo,
    lineId,
    date: departure.date,
    travellers: Array.from({ length: adults }, (_, index) => ({
      kind: 'adult',
      name: index === 0 ? 'Ada Lovelace' : `Traveller ${'I'.repeat(index)}`,
      passportNumber: `X12345${String(index).padStart(2, '0')}`,
    })),
    contact: { name: 'Ada Lovelace', email: 'ada@example.org', phone: '+447400123456' },
    total: multiplyMoney(departure.priceAdult, adults),
  };
}

/** Books seats for a visitor; the order is unpaid. */
export async function book(site: TestApp, headers: Headers, departure: DepartureView, adults = 1) {
  const orderNo = await requestOrderNo(site, headers);
  const answer = await call(
    site.app,
    'POST /order/tour/book',
    bookingOf(departure, orderNo, adults),
    headers,
  );
  return { orderNo, answer };
}

export async function seatsLeftOn(site: TestApp, date: string): Promise<number | undefined> {
  return (await listDates(site)).find((departure) => departure.date === date)?.seatsLeft;
}
