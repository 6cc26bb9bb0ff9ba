import { waitUntil } from '../harness/waiting.ts';
import { callApi, tryApi } from './send.ts';
import type { Headers, Target } from './target.ts';

/** A traveller whose texts are markers that must never appear in answers to other callers. */
export interface Canary {
  headers: Headers;
  tripId: string;
  orderNo: string;
  /** The marker texts. */
  secrets: string[];
}

const marker = 'Qzxcanary';
const markerPhone = '+447400987654';
const lineId = 'beijing-great-wall-day';

/** Creates the traveller with profile, trip, order, review and favourite. */
export async function plantCanary(target: Target): Promise<Canary> {
  const { url } = target;
  const headers = await target.signIn(marker);
  const as = <T>(key: string, fields: Record<string, unknown> = {}) => callApi<T>(url, key, fields, headers);
  await as('POST /user/updateUserInfo', { userName: `${marker} One`, phone: markerPhone });
  await as('GET /behaviour/favourite', { type: 'city', id: 'xian', state: 'on' });
  const tripId = await planTrip(target, headers, `${marker} trip`);
  await as('POST /review/save', {
    targetType: 'city',
    targetId: 'xian',
    stars: 4,
    text: `${marker} wrote this and nobody has read it yet.`,
    travelMonth: '2026-04',
  });
  const orderNo = await bookTour(target, headers, marker);
  return {
    headers,
    tripId,
    orderNo,
    secrets: [marker, marker.toUpperCase(), marker.toLowerCase(), markerPhone.slice(1), tripId, orderNo],
  };
}

/** Plans a trip of two days and returns its id. */
export async function planTrip({ url }: Target, headers: Headers, title: string): Promise<string> {
  const when = { kind: 'dates', firstDate: '2027-04-12', days: 2 };
  const wish = { title, cityIds: ['xian'], when };
  const { id } = await callApi<{ id: string }>(url, 'POST /travel/create', wish, headers);
  await waitUntilPlanned(url, id, headers);
  return id;
}

/** Books one seat without paying; the name is in every text field. */
export async function bookTour({ url }: Target, headers: Headers, name: string): Promise<string> {
  const { list } = await callApi<{ list: { date: string; priceAdult: object }[] }>(
    url,
    'GET /travel/line/departures',
    { id: lineId },
  );
  const departure = list.at(-1);
  if (!departure) throw new Error(`${lineId} has no departure`);
  const { orderNo } = await callApi<{ orderNo: string }>(url, 'GET /order/book/orderNo', {}, headers);
  await callApi(
    url,
    'POST /order/tour/book',
    {
      orderNo,
      lineId,
      date: departure.date,
      travellers: [{ kind: 'adult', name: `${name} Traveller`, passportNumber: `${name.toUpperCase()}1234` }],
      contact: {
        name,
        email: `${name.toLowerCase()}@example.org`,
        phone: name === marker ? markerPhone : '+447400123456',
      },
      total: departure.priceAdult,
    },
    headers,
  );
  return orderNo;
}

export async function waitUntilPlanned(url: string, id: string, headers: Headers): Promise<void> {
  const isPlanned = async () => {
    const { body } = await tryApi(url, 'GET /travel/syncResult', { id }, headers);
    return body.includes('"status":"ready"');
  };
  await waitUntil('the trip is planned', isPlanned, { intervalMs: 200 });
}
