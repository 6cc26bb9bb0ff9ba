import { countUnmetPhrases, removeOldUnmetPhrases } from '@yunyou/database/admin/unmet-phrase.queries';
import { unmetPhrase } from '@yunyou/database/tables/unmet-phrase.table';
import { expect, it, vi } from 'vitest';
import { book, findDate } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

it('lists searches without result after three times, and never numbers or addresses', async () => {
  const { app, services, signInStaff } = await createTestApp();
  const staff = await signInStaff();
  const search = (keyword: string) => call(app, 'GET /destination/search', { keyword });
  for (let time = 0; time < 3; time += 1) {
    await search('qqxzw vvyk');
    await search('zzqq@example.org 07400123456');
  }
  await search('qqonlyonce');
  const stored = () => services.db.select().from(unmetPhrase);
  await vi.waitFor(async () =>
    expect(new Map((await stored()).map(({ phrase, count }) => [phrase, count]))).toEqual(
      new Map([
        ['qqonlyonce', 1],
        ['qqxzw vvyk', 3],
      ]),
    ),
  );
  const { body } = await call(app, 'GET /admin/dashboard', {}, staff);
  expect(body.data.searches).toEqual([{ phrase: 'qqxzw vvyk', count: 3 }]);
});

it('counts phrases of a wish that were not used, and drops them after thirty days', async () => {
  const { services } = await createTestApp();
  const { db } = services;
  for (const day of ['2026-10-01', '2026-11-01', '2026-11-02'])
    await countUnmetPhrases(db, { day, kind: 'wish', phrases: ['falconry', 'falconry'] });
  await removeOldUnmetPhrases(db, '2026-11-01');
  expect(await db.select().from(unmetPhrase)).toEqual([
    { day: '2026-11-01', kind: 'wish', phrase: 'falconry', count: 1 },
    { day: '2026-11-02', kind: 'wish', phrase: 'falconry', count: 1 },
  ]);
});

it('shows what waits, only for pages that the role may read', async () => {
  const site = await createTestApp();
  const { headers } = await site.signIn();
  const { orderNo } = await book(site, headers, await findDate(site));
  const owner = await site.signInStaff();
  await call(site.app, 'POST /admin/order/move', { orderNo, action: 'pay' }, owner);
  const waitingFor = async (staff: Record<string, string>) =>
    (await call(site.app, 'GET /admin/dashboard', {}, staff)).body.data.waiting;
  expect(await waitingFor(owner)).toContainEqual({
    code: 'orderList',
    task: 'paidOrders',
    count: 1,
    query: '?state=paid',
  });
  expect(JSON.stringify(await waitingFor(await site.signInStaff('editor')))).not.toContain('orderList');
});

it('reports jobs that failed', async () => {
  const { app, services, signInStaff } = await createTestApp();
  const staff = await signInStaff();
  const { body } = await call(app, 'GET /admin/dashboard', {}, staff);
  expect(body.data.jobs).toEqual([]);
  await services.jobs.send('sweep-expired', {});
  await services.db.execute("update jobs.job set state = 'failed' where name = 'sweep-expired'");
  const after = await call(app, 'GET /admin/dashboard', {}, staff);
  expect(after.body.data.jobs).toMatchObject([{ name: 'sweep-expired', failed: 1 }]);
});
