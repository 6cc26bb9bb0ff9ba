import { createHash } from 'node:crypto';
import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { findOrder } from '@yunyou/database/orders/order.queries';
import { listTravellerKeyIds } from '@yunyou/database/orders/traveller-secret.queries';
import { addDays } from '@yunyou/domain/time/china-time';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepExpired } from '../../jobs/sweep-expired.job.ts';
import { bookingOf, findDate, requestOrderNo } from '../../testing/booking.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { maintainOrders } from '../order-maintenance.ts';
import { moveByStaff } from '../staff-orders.ts';
import { createPassportBox } from './passport-box.ts';
import { addPassportKey, createPassportKeys, PassportKeyError, requirePassportKey } from './passport-key.ts';
import { rotatePassports } from './rotate-passports.ts';
import { sealStoredPassports } from './seal-stored-passports.ts';

const travellers = [
  { kind: 'adult', name: 'Ada Lovelace', passportNumber: 'QX9876543' },
  { kind: 'adult', name: 'Grace Hopper', passportNumber: 'ZW1357924' },
];
const inPlainText = /QX9876543|ZW1357924/;

/** Books for two travellers and has staff record the payment. */
async function bookPaid(site: TestApp) {
  const { headers } = await site.signIn('Ada');
  const departure = await findDate(site);
  const orderNo = await requestOrderNo(site, headers);
  const request = { ...bookingOf(departure, orderNo, 2), travellers };
  expect((await call(site.app, 'POST /order/tour/book', request, headers)).status).toBe(200);
  const staff = { id: null, name: 'Mei', now: site.services.now() };
  await moveByStaff(site.services, { orderNo, staff, note: '', action: 'pay' });
  return { headers, orderNo, request, departure };
}

/** Returns all rows of all tables as text. */
async function dumpTables({ services }: TestApp): Promise<string> {
  const { rows: tables } = await services.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await services.db.execute(
      sql`select t::text as row from ${sql.identifier(name)} t where t::text ~ ${inPlainText.source}`,
    );
    texts.push(JSON.stringify(rows));
  }
  return texts.join('\n');
}

const passportsOf = ({ services }: TestApp) => createPassportBox(createPassportKeys(services.settings));

describe('passport numbers', () => {
  it('are encrypted in the database', async () => {
    const site = await createTestApp();
    const { orderNo } = await bookPaid(site);
    expect(await dumpTables(site)).not.toMatch(inPlainText);
    const order = await findOrder(site.services.db, orderNo);
    expect(order?.sealedTravellers).toMatch(/^p1\.[0-9a-f]{8}\./);
    expect(order && site.services.passports.open(order)).toEqual(
      travellers.map(({ passportNumber }) => ({ passportNumber })),
    );
  });

  it('are masked for the visitor, for staff and in the data export', async () => {
    const site = await createTestApp();
    const { orderNo, headers } = await bookPaid(site);
    const staff = await site.signInStaff('sales');
    const answers = [
      await call(site.app, 'GET /user/order/detail', { orderNo }, headers),
      await call(site.app, 'GET /admin/order/detail', { orderNo }, staff),
      await call(site.app, 'POST /admin/order/list', {}, staff),
      await call(site.app, 'POST /user/exportData', {}, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(JSON.stringify(answers)).not.toMatch(inPlainText);
    const masked = [
      { kind: 'adult', name: 'Ada Lovelace', passportEnding: '543', birthYear: null },
      { kind: 'adult', name: 'Grace Hopper', passportEnding: '924', birthYear: null },
    ];
    expect(answers[0]?.body.data.travellers).toEqual(masked);
    expect(answers[1]?.body.data.travellers).toEqual(masked);
    expect(answers[3]?.body.data.orders[0].travellers).toEqual(masked);
    expect(answers[3]?.body.data.orders[0]).not.toHaveProperty('sealedTravellers');
  });

  it('are shown one by one to staff with the permission, with an audit entry each', async () => {
    const site = await createTestApp();
    const { orderNo } = await bookPaid(site);
    const show = (headers: Record<string, string>, traveller = 1) =>
      call(site.app, 'POST /admin/order/passport', { orderNo, traveller }, headers);
    for (const role of ['editor', 'moderator', 'viewer'])
      expect((await show(await site.signInStaff(role))).status, role).toBe(403);
    const sales = await site.signInStaff('sales', 'Mei');
    expect((await show(sales)).body.data).toEqual({ passportNumber: 'ZW1357924', birthDate: null });
    expect((await show(sales, 0)).body.data.passportNumber).toBe('QX9876543');
    expect((await show(sales, 2)).status).toBe(404);
    const { rows } = await listAuditEntries(
      site.services.db,
      { action: 'order.show-passport' },
      { limit: 9, offset: 0 },
    );
    expect(rows.map(({ staffName, entityId, after }) => [staffName, entityId, after])).toEqual([
      ['Mei', orderNo, { traveller: 1 }],
      ['Mei', orderNo, { traveller: 2 }],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(inPlainText);
  });

  it('are deleted 90 days after the tour', async () => {
    const site = await createTestApp();
    const { orderNo, headers, departure } = await bookPaid(site);
    const sweepOn = async (date: string) => {
      site.passTime(Date.parse(`${date}T12:00:00+08:00`) - site.services.now().getTime());
      await sweepExpired.run({}, site.services, {
        number: 0,
        isLast: true,
        signal: new AbortController().signal,
      });
      const { body } = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
      return body.data.travellers.map(({ passportEnding }: { passportEnding: string }) => passportEnding);
    };
    expect(await sweepOn(addDays(departure.date, 90))).toEqual(['543', '924']);
    expect(await sweepOn(addDays(departure.date, 91))).toEqual(['', '']);
    expect(await findOrder(site.services.db, orderNo)).toMatchObject({
      sealedTravellers: null,
      requestHash: '',
    });
    const show = await call(
      site.app,
      'POST /admin/order/passport',
      { orderNo, traveller: 0 },
      await site.signInStaff('sales'),
    );
    expect(show.status).toBe(404);
  });

  it('are deleted 90 days after an order expired, although its tour is later', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada');
    const departure = await findDate(site);
    const orderNo = await requestOrderNo(site, headers);
    await call(
      site.app,
      'POST /order/tour/book',
      { ...bookingOf(departure, orderNo, 2), travellers },
      headers,
    );
    site.passTime(3_600_000);
    await maintainOrders(site.services);
    site.passTime(91 * 86_400_000);
    await sweepExpired.run({}, site.services, {
      number: 0,
      isLast: true,
      signal: new AbortController().signal,
    });
    expect(await findOrder(site.services.db, orderNo)).toMatchObject({
      state: 'expired',
      sealedTravellers: null,
    });
  });
});

describe('passport numbers of an earlier release', () => {
  it('are encrypted once, also by several processes, and repeated requests are still recognised', async () => {
    const site = await createTestApp();
    const { orderNo, headers, request } = await bookPaid(site);
    const plainHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    await site.services.db.execute(
      sql`update tour_order set travellers = ${JSON.stringify(travellers)}::jsonb, sealed_travellers = null,
        request_hash = ${plainHash} where order_no = ${orderNo}`,
    );
    expect(await dumpTables(site)).toMatch(inPlainText);
    const counts = await Promise.all(
      [1, 2, 3].map(() => sealStoredPassports(site.services, site.services.passports)),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await sealStoredPassports(site.services, site.services.passports)).toBe(0);
    expect(await dumpTables(site)).not.toMatch(inPlainText);
    const repeated = await call(site.app, 'POST /order/tour/book', request, headers);
    expect(repeated.status).toBe(200);
    expect(repeated.body.data.travellers[0]).toMatchObject({ name: 'Ada Lovelace', passportEnding: '543' });
  });
});

describe('the passport key', () => {
  it('is rotated while the site runs', async () => {
    const site = await createTestApp();
    const { orderNo, headers } = await bookPaid(site);
    const [before] = await listTravellerKeyIds(site.services.db);
    addPassportKey(site.services.settings, [before ?? '']);
    const passports = passportsOf(site);
    expect(await rotatePassports(site.services, passports)).toEqual({ rotated: 1, unreadable: 0 });
    expect(await listTravellerKeyIds(site.services.db)).toEqual([passports.currentKeyId()]);
    expect(passports.currentKeyId()).not.toBe(before);
    const { body } = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect(body.data.travellers[1].passportEnding).toBe('924');
    expect(await rotatePassports(site.services, passports)).toEqual({ rotated: 0, unreadable: 0 });
  });

  it('prevents the start of a process without the key in use, and can delete numbers whose key is lost', async () => {
    const site = await createTestApp();
    const { orderNo } = await bookPaid(site);
    await requirePassportKey(site.services.db, site.services.passports);
    const other = createPassportBox(
      createPassportKeys({ ...site.services.settings, PASSPORT_KEYS: 'another-long-secret-key' }),
    );
    await expect(requirePassportKey(site.services.db, other)).rejects.toThrow(PassportKeyError);
    expect(await rotatePassports(site.services, other)).toEqual({ rotated: 0, unreadable: 1 });
    const kept = await findOrder(site.services.db, orderNo);
    expect(kept && site.services.passports.open(kept)).toHaveLength(2);
    await rotatePassports(site.services, other, { discardUnreadable: true });
    expect((await findOrder(site.services.db, orderNo))?.sealedTravellers).toBeNull();
  });
});
