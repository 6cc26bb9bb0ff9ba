import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { waitUntilPlanned } from './canaries.ts';
import { callApi, tryApi } from './send.ts';
import type { Headers, Target } from './target.ts';

/** Payloads that run if they are rendered as markup, or that break out of a script, attribute or comment. */
export const payloads = [
  '<img src=x onerror="window.hit=1">',
  '</script><script>window.hit=1</script>',
  '"\'><svg onload=window.hit=1>',
  '{{constructor.constructor("window.hit=1")()}}',
];

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Detail {
  version: number;
  fields: Record<string, Json>;
  path: string | null;
}

export interface PoisonedRow {
  entity: EntityName;
  id: string;
  /** Page that shows the row. */
  path: string | null;
  /** Number of texts with a payload. */
  texts: number;
}

/** Publishes one shipped row of each entity with a payload in every text that accepts one. */
export async function poisonCatalogue(target: Target, owner: Headers): Promise<PoisonedRow[]> {
  const rows: PoisonedRow[] = [];
  for (const entity of entityNames) {
    const { list } = await callApi<{ list: { id: string }[] }>(
      target.url,
      'POST /admin/entity/list',
      { entity, status: 'published', pageSize: 1, sort: 'id', order: 'asc' },
      owner,
    ).catch(() =>
      // Tries without filter and order where the list rejects them.
      callApi<{ list: { id: string }[] }>(
        target.url,
        'POST /admin/entity/list',
        { entity, pageSize: 1 },
        owner,
      ),
    );
    const id = list[0]?.id;
    if (id) rows.push(await poisonRow(target, owner, entity, id));
  }
  return rows;
}

async function poisonRow(
  target: Target,
  owner: Headers,
  entity: EntityName,
  id: string,
): Promise<PoisonedRow> {
  const detail = await callApi<Detail>(target.url, 'GET /admin/entity/detail', { entity, id }, owner);
  let refused: ReadonlySet<string> = new Set();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const poison = createPoison(refused);
    const fields = poison.apply(detail.fields) as Record<string, Json>; // the shape is preserved
    const saved = await tryApi(
      target.url,
      'POST /admin/entity/save',
      { entity, id, version: detail.version, fields },
      owner,
    );
    if (saved.status === 200) {
      const { data } = JSON.parse(saved.body) as { data: Detail }; // the contract's answer
      const items = [{ id, version: data.version }];
      await callApi(target.url, 'POST /admin/entity/move', { entity, move: 'publish', items }, owner);
      return { entity, id, path: detail.path, texts: poison.count() };
    }
    const { data } = JSON.parse(saved.body) as { data: { fields?: { field: string }[] } }; // the error envelope
    refused = new Set([
      ...refused,
      ...(data.fields ?? []).map(({ field }) => field.replace(/^fields\./, '')),
    ]);
  }
  throw new Error(`${entity} ${id} accepts no payload in any text`);
}

/** Appends a payload to every text except those that the schema rejects. */
function createPoison(refused: ReadonlySet<string>) {
  let count = 0;
  const isRefused = (path: string) =>
    [...refused].some((field) => path === field || path.startsWith(`${field}.`));
  const apply = (value: Json, path = ''): Json => {
    if (typeof value === 'string') {
      if (isRefused(path) || /(^|\.)(type|kind|id|href|src|picture|\w+Ids?(\.\d+)?)$/.test(path))
        return value;
      count += 1;
      const payload = payloads[count % payloads.length] ?? '';
      return value.length > 200 ? `${payload} ${value}`.slice(0, value.length) : `${value} ${payload}`;
    }
    if (Array.isArray(value))
      return value.map((item, index) => apply(item, path ? `${path}.${index}` : String(index)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, apply(inner, path ? `${path}.${name}` : name)]),
    );
  };
  return { apply, count: () => count };
}

export interface PoisonedVisitor {
  headers: Headers;
  tripId: string;
  shareKey: string;
  orderNo: string;
}

/** Creates everything that a visitor can write, with payloads, and publishes it. */
export async function poisonVisitor(target: Target, owner: Headers): Promise<PoisonedVisitor> {
  const { url } = target;
  const headers = await target.signIn('Mallory');
  const [image = '', breakout = '', attribute = ''] = payloads;
  await callApi(url, 'POST /user/updateUserInfo', { userName: `Mal ${image}`.slice(0, 60) }, headers);
  const { id: tripId } = await callApi<{ id: string }>(
    url,
    'POST /travel/create',
    {
      wish: `2 days in Xi'an ${breakout} ${image}`,
      title: `Trip ${breakout}`.slice(0, 80),
      cityIds: ['xian'],
    },
    headers,
  );
  await waitUntilPlanned(url, tripId, headers);
  const { shareKey } = await callApi<{ shareKey: string }>(
    url,
    'POST /travel/share',
    { id: tripId },
    headers,
  );
  const review = {
    targetType: 'city',
    targetId: 'xian',
    stars: 5,
    travelMonth: '2026-04',
    text: `A fine city ${image} ${breakout} ${attribute}`,
  };
  await callApi(url, 'POST /review/save', review, headers);
  const { list } = await callApi<{ list: { id: string; text: string }[] }>(
    url,
    'POST /admin/review/list',
    { state: 'pending' },
    owner,
  );
  for (const { id } of list) {
    await callApi(url, 'POST /admin/review/moderate', { id, state: 'published' }, owner);
    await callApi(url, 'POST /admin/review/reply', { id, reply: `Thank you ${image} ${breakout}` }, owner);
  }
  return { headers, tripId, shareKey, orderNo: await bookWithPayloads(url, headers) };
}

async function bookWithPayloads(url: string, headers: Headers): Promise<string> {
  const lineId = 'beijing-great-wall-day';
  const { list } = await callApi<{ list: { date: string; priceAdult: object }[] }>(
    url,
    'GET /travel/line/departures',
    { id: lineId },
  );
  const { orderNo } = await callApi<{ orderNo: string }>(url, 'GET /order/book/orderNo', {}, headers);
  const booking = {
    orderNo,
    lineId,
    date: list.at(-1)?.date,
    travellers: [{ kind: 'adult', name: 'Mallory', passportNumber: 'X1234567' }],
    contact: {
      name: payloads[0],
      email: 'mallory@example.org',
      phone: '+447400123456',
      note: payloads.join(' '),
    },
    total: list.at(-1)?.priceAdult,
  };
  await callApi(url, 'POST /order/tour/book', booking, headers);
  return orderNo;
}
