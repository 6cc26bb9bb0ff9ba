import { setTimeout as delay } from 'node:timers/promises';
import { countUnfinishedTrips } from '@yunyou/database/testing/consistency.queries';
import sharp from 'sharp';
import { checkEveryTrip } from '../faults/check-trips.ts';
import type { TestSite } from '../faults/test-site.ts';
import { createCallSite } from '../harness/call-site.ts';
import type { Report } from '../harness/report.ts';
import { isReady, waitUntil } from '../harness/waiting.ts';

export const adminPassword = 'only-for-this-proof';
export const signInLimit = 10;
export type Pair = readonly [TestSite, TestSite];
type Headers = Record<string, string>;

export async function shareSessions(report: Report, [first, second]: Pair, headers: Headers): Promise<void> {
  const here = await createCallSite(first.url, headers)('POST /user/userInfo', {});
  const there = await createCallSite(second.url, headers)('POST /user/userInfo', {});
  await createCallSite(first.url, headers)('POST /user/logout', {});
  const after = await createCallSite(second.url, headers)('POST /user/userInfo', {});
  const seen = [here.status, there.status, after.status];
  report.check(
    'a session is valid in both processes, and signing out ends it in both',
    seen.join() === '200,200,401',
    seen.join(', '),
  );
}

/** Publishes through the first process and waits until the second one shows the change. */
export async function shareChanges(report: Report, [first, second]: Pair): Promise<void> {
  const page = `${second.url()}/destination/city?id=xian`;
  const read = async () => (await fetch(page)).text();
  await read(); // now in the second process's HTML cache
  const word = `Proof ${Date.now()}`;
  const login = await fetch(`${first.url()}/api/yunyou/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: adminPassword }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { data } = (await login.json()) as { data: { csrfToken: string } }; // our envelope
  const call = createCallSite(first.url, { cookie, 'x-csrf-token': data.csrfToken });
  const row = { entity: 'city', id: 'xian' } as const;
  const { data: detail } = await call('GET /admin/entity/detail', row);
  if (!detail) throw new Error('The city could not be read');
  const saved = await call('POST /admin/entity/save', {
    ...row,
    version: detail.version,
    fields: { ...detail.fields, summary: word },
  });
  const items = [{ id: row.id, version: saved.data?.version ?? 0 }];
  await call('POST /admin/entity/move', { entity: row.entity, move: 'publish', items });
  const elapsedMs = await waitUntil('the page shows it', async () => (await read()).includes(word), {
    timeoutMs: 10_000,
    intervalMs: 20,
  });
  report.check(
    'a change published in one process is shown by the other within 2 s',
    elapsedMs < 2000,
    `${elapsedMs.toFixed(0)} ms`,
  );
}

export async function shareLimits(report: Report, pair: Pair): Promise<void> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < signInLimit + 4; attempt += 1) {
    const call = createCallSite(pair[attempt % 2 === 0 ? 0 : 1].url);
    statuses.push((await call('POST /oauth/googleLogin', { access_token: 'wrong' })).status);
  }
  const tried = statuses.filter((status) => status !== 429).length;
  report.check(
    'rate limits count requests to both processes',
    tried <= signInLimit && tried > 0,
    `${tried} of ${statuses.length} sign-in attempts passed, the limit is ${signInLimit}`,
  );
}

export async function shareUploads(report: Report, [first, second]: Pair, headers: Headers): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  const sent = await fetch(`${first.url()}/api/yunyou/review/photo`, { method: 'POST', body, headers });
  const { data } = (await sent.json()) as { data?: { id?: string } }; // our envelope
  const got = await fetch(`${second.url()}/api/yunyou/review/photo/${data?.id}/large`, { headers });
  report.check(
    'a photograph uploaded to one process is served by the other',
    sent.status === 200 && got.status === 200,
    `${sent.status}, ${got.status}, ${got.headers.get('content-type')}`,
  );
}

/** Kills the process that started planning; the other one must finish the trip. */
export async function shareJobs(report: Report, [first, second]: Pair, headers: Headers): Promise<void> {
  const call = createCallSite(first.url, headers);
  const made = await call('POST /travel/create', {
    cityIds: ['xian'],
    when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
  });
  await first.end('SIGKILL');
  const start = performance.now();
  await second.withDatabase(({ db }) =>
    waitUntil('the trip is planned', async () => (await countUnfinishedTrips(db)) === 0, {
      timeoutMs: 120_000,
      intervalMs: 200,
    }),
  );
  const { checked, problems } = await second.withDatabase((database) => checkEveryTrip(database));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report.check(
    'a trip is planned by the other process when its own is killed',
    made.status === 200 && checked > 0 && problems.length === 0,
    problems[0] ?? `${seconds} s after the kill`,
  );
  await first.start();
  await waitUntil('ready again', () => isReady(first.url()));
  await delay(500);
}
