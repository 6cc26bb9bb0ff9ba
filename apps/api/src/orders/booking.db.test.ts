import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { saveDeparture } from '@yunyou/database/orders/departure.queries';
import { listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import { describe, expect, it } from 'vitest';
import { book, bookingOf, findDate, lineId, requestOrderNo, seatsLeftOn } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';
import { maintainOrders } from './order-maintenance.ts';
import { moveByStaff } from './staff-orders.ts';

const minute = 60_000;

describe('booking seats', () => {
  it('sells exactly 20 seats to 200 concurrent requests', async () => {
    const site = await createTestApp({ DATABASE_POOL: '10' });
    const departure = await findDate(site);
    await saveDeparture(
      site.services.db,
      { lineId, date: departure.date },
      { seatsOverride: 20, isClosed: false },
    );
    const visitors = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const { headers } = await site.signIn(`Visitor ${index}`);
        return { headers, orderNo: await requestOrderNo(site, headers) };
      }),
    );
    const bookOrder = async ({ headers, orderNo }: (typeof visitors)[number]) => {
      const request = bookingOf(departure, orderNo);
      for (;;) {
        const answer = await call(site.app, 'POST /order/tour/book', request, headers);
        if (answer.status !== 503) return answer; // 503 asks to repeat: no connection was free in time
      }
    };
    const answers = await Promise.all(visitors.map(bookOrder));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200);
    const reasons = new Set(refused.map(({ status, body }) => `${status} ${body.data.error}`));
    expect(reasons).toEqual(new Set(['409 SOLD_OUT']));
    expect(await seatsLeftOn(site, departure.date)).toBe(0);
  });

  it('books one order per number for repeated and concurrent requests', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const orderNo = await requestOrderNo(site, headers);
    const request = bookingOf(departure, orderNo, 2);
    const send = () => call(site.app, 'POST /order/tour/book', request, headers);
    const answers = [...(await Promise.all(Array.from({ length: 12 }, send))), await send()];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats - 2);
    const orders = await call(site.app, 'POST /user/order', {}, headers);
    expect(orders.body.data).toMatchObject({ total: 1, list: [{ orderNo, adults: 2 }] });
    const other = await call(site.app, 'POST /order/tour/book', bookingOf(departure, orderNo, 1), headers);
    expect([other.status, other.body.data.error]).toEqual([409, 'ORDER_NUMBER_USED']);
  });

  it('rejects an order number that was not issued to this visitor', async () => {
    const site = await createTestApp();
    const departure = await findDate(site);
    const [ada, bob] = [await site.signIn('Ada'), await site.signIn('Bob')];
    const orderNo = await requestOrderNo(site, ada.headers);
    for (const number of [orderNo, 'YY261115-00000000']) {
      const answer = await call(site.app, 'POST /order/tour/book', bookingOf(departure, number), bob.headers);
      expect([answer.status, answer.body.data.fields[0].field]).toEqual([400, 'orderNo']);
    }
  });

  it('409: rejects another total and returns the right one', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const orderNo = await requestOrderNo(site, headers);
    const cheap = { ...bookingOf(departure, orderNo, 2), total: { amountMinor: 100, currency: 'CNY' } };
    const answer = await call(site.app, 'POST /order/tour/book', cheap, headers);
    expect([answer.status, answer.body.data.error]).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.body.data.details.total.amountMinor).toBe(departure.priceAdult.amountMinor * 2);
    expect(answer.body.message).toContain('Nothing has been booked');
  });

  it('409: rejects a booking when fewer seats are left than travellers, and suggests other dates', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    await saveDeparture(
      site.services.db,
      { lineId, date: departure.date },
      { seatsOverride: 2, isClosed: false },
    );
    const { answer } = await book(site, headers, departure, 3);
    expect([answer.status, answer.body.data.error]).toEqual([409, 'SOLD_OUT']);
    expect(answer.body.data.details.seatsLeft).toBe(2);
    expect(answer.body.data.details.departures.length).toBeGreaterThan(2);
    for (const other of answer.body.data.details.departures) {
      expect(other.date).not.toBe(departure.date);
      expect(other.seatsLeft).toBeGreaterThanOrEqual(3);
    }
  });

  it('rejects a date without a departure and a closed departure', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const past = await book(site, headers, { ...departure, date: '2026-01-01' });
    expect([past.answer.status, past.answer.body.data.error]).toEqual([409, 'DATE_NOT_OFFERED']);
    await saveDeparture(
      site.services.db,
      { lineId, date: departure.date },
      { seatsOverride: null, isClosed: true },
    );
    expect((await book(site, headers, departure)).answer.body.data.error).toBe('SOLD_OUT');
    expect(await seatsLeftOn(site, departure.date)).toBeUndefined();
  });

  it('400: names the invalid field of a traveller or contact', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const orderNo = await requestOrderNo(site, headers);
    const request = bookingOf(departure, orderNo, 1);
    const send = async (change: Record<string, unknown>) => {
      const answer = await call(site.app, 'POST /order/tour/book', { ...request, ...change }, headers);
      return [answer.status, ...answer.body.data.fields.map(({ field }: { field: string }) => field)];
    };
    const traveller = { kind: 'adult', name: 'Ada Lovelace', passportNumber: 'X1234567' };
    expect(await send({ travellers: [{ ...traveller, name: '李明' }] })).toEqual([400, 'travellers.0.name']);
    expect(await send({ travellers: [{ ...traveller, kind: 'child' }] })).toEqual([
      400,
      'travellers',
      'travellers.0.birthDate',
    ]);
    expect(
      await send({
        contact: { name: 'Ada', email: 'ada@example.org\r\nBcc: x@y.z', phone: '+447400123456' },
      }),
    ).toEqual([400, 'contact.email']);
    expect(await send({ contact: { name: 'Ada', email: 'ada@example.org', phone: '12' } })).toEqual([
      400,
      'contact.phone',
    ]);
  });
});

describe('an unpaid order', () => {
  it('releases its seats after 30 minutes, even before maintenance runs', async () => {
    const site = await createTestApp();
    const [ada, bob] = [await site.signIn('Ada'), await site.signIn('Bob')];
    const departure = await findDate(site);
    await saveDeparture(
      site.services.db,
      { lineId, date: departure.date },
      { seatsOverride: 1, isClosed: false },
    );
    const { orderNo } = await book(site, ada.headers, departure);
    expect((await book(site, bob.headers, departure)).answer.status).toBe(409);
    site.passTime(29 * minute);
    expect(await seatsLeftOn(site, departure.date)).toBe(0);
    site.passTime(minute);
    expect(await seatsLeftOn(site, departure.date)).toBe(1);
    const seen = await call(site.app, 'GET /user/order/detail', { orderNo }, ada.headers);
    expect(seen.body.data.state).toBe('expired');
    expect((await book(site, bob.headers, departure)).answer.status).toBe(200);
    expect(await seatsLeftOn(site, departure.date)).toBe(0);
    const late = await call(site.app, 'POST /order/pay', { orderNo }, ada.headers);
    expect([late.status, late.body.data.error]).toEqual([409, 'ORDER_STATE']);
  });

  it('is expired by maintenance with one timeline event and one mail, also when maintenance repeats', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure, 2);
    site.passTime(30 * minute);
    await Promise.all([maintainOrders(site.services), maintainOrders(site.services)]);
    await maintainOrders(site.services);
    const order = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect(
      order.body.data.timeline.map(({ what, actor }: { what: string; actor: string }) => [what, actor]),
    ).toEqual([
      ['book', 'visitor'],
      ['expire', 'system'],
    ]);
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats);
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.map(({ subject, state }) => [subject.split(':')[0], state])).toEqual([
      ['Not paid in time', 'sent'],
    ]);
  });

  it('is held for days when paid later, and repeated requests do not extend that', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure);
    const first = await call(site.app, 'POST /order/pay', { orderNo }, headers);
    expect(first.body.data).toMatchObject({ redirectUrl: null, order: { payment: { isArranged: true } } });
    site.passTime(60 * minute);
    const again = await call(site.app, 'POST /order/pay', { orderNo }, headers);
    expect(again.body.data.order.heldUntil).toBe(first.body.data.order.heldUntil);
    site.passTime(48 * 60 * minute);
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats);
  });

  it('counts towards the limit of five per visitor', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    for (let times = 0; times < 5; times += 1) {
      expect((await book(site, headers, departure)).answer.status).toBe(200);
    }
    expect((await book(site, headers, departure)).answer.status).toBe(429);
  });

  it('counts towards the limit of five also in 24 concurrent requests', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    await saveDeparture(
      site.services.db,
      { lineId, date: departure.date },
      { seatsOverride: 60, isClosed: false },
    );
    const orderNumbers = await Promise.all(Array.from({ length: 24 }, () => requestOrderNo(site, headers)));
    const answers = await Promise.all(
      orderNumbers.map((orderNo) =>
        call(site.app, 'POST /order/tour/book', bookingOf(departure, orderNo), headers),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([5, 19]);
    expect(await seatsLeftOn(site, departure.date)).toBe(55);
  });
});

describe("another visitor's order", () => {
  it('404: for every endpoint', async () => {
    const site = await createTestApp();
    const [ada, bob] = [await site.signIn('Ada'), await site.signIn('Bob')];
    const { orderNo } = await book(site, ada.headers, await findDate(site));
    for (const key of [
      'GET /user/order/detail',
      'GET /user/order/receipt',
      'POST /order/pay',
      'POST /order/cancel',
    ] as const) {
      expect((await call(site.app, key, { orderNo }, bob.headers)).status, key).toBe(404);
    }
    expect((await call(site.app, 'POST /user/order', {}, bob.headers)).body.data.total).toBe(0);
    expect((await call(site.app, 'GET /user/order/detail', { orderNo }, ada.headers)).status).toBe(200);
  });
});

describe('an order', () => {
  it('is paid, confirmed and completed, with a timeline and masked passport numbers', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada Lovelace');
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure);
    const staff = { orderNo, staff: { id: null, name: 'Mei', now: new Date() }, note: '' };
    await moveByStaff(site.services, { ...staff, action: 'pay', note: 'bank transfer' });
    await moveByStaff(site.services, { ...staff, action: 'confirm' });
    await expect(moveByStaff(site.services, { ...staff, action: 'complete' })).rejects.toThrow('lasts until');
    site.passTime(Date.parse(`${departure.date}T20:00:00+08:00`) - Date.now() + 24 * 60 * minute);
    await maintainOrders(site.services);
    const { body } = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect(body.data).toMatchObject({ state: 'completed', canReview: true, cancellation: null });
    expect(
      body.data.timeline.map((entry: { what: string; actorName: string }) => [entry.what, entry.actorName]),
    ).toEqual([
      ['book', 'Ada Lovelace'],
      ['pay', 'Yunyou'],
      ['confirm', 'Yunyou'],
      ['complete', 'Yunyou'],
    ]);
    expect(JSON.stringify(body)).not.toContain('X1234500');
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toContain('Confirmed');
  });

  it('is cancelled by its terms: records the refund and releases the seats', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const { orderNo } = await book(site, headers, departure, 2);
    const staff = { orderNo, staff: { id: null, name: 'Mei', now: new Date() }, note: '' };
    await moveByStaff(site.services, { ...staff, action: 'pay' });
    const before = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect(before.body.data.cancellation).toEqual({ refundPercent: 100, refund: before.body.data.total });
    const cancelled = await call(site.app, 'POST /order/cancel', { orderNo }, headers);
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', refund: before.body.data.total });
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats);
    const again = await call(site.app, 'POST /order/cancel', { orderNo }, headers);
    expect([again.status, again.body.data.error]).toEqual([409, 'ORDER_STATE']);
    await expect(
      moveByStaff(site.services, {
        ...staff,
        action: 'refund',
        amount: { amountMinor: 1e9, currency: 'CNY' },
      }),
    ).rejects.toThrow('at most what is left');
    const refunded = await moveByStaff(site.services, { ...staff, action: 'refund' });
    expect(refunded).toMatchObject({ state: 'refunded', refundMinor: departure.priceAdult.amountMinor * 2 });
    await expect(moveByStaff(site.services, { ...staff, action: 'refund' })).rejects.toThrow(
      'cannot be changed',
    );
  });

  it('changes state and writes the audit entry in one transaction', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const { orderNo } = await book(site, headers, await findDate(site));
    const staff = await site.signInStaff('sales', 'Mei');
    const move = (action: string) =>
      call(site.app, 'POST /admin/order/move', { orderNo, action, note: 'by telephone' }, staff);
    expect((await move('pay')).status).toBe(200);
    const log = async () =>
      (await listAuditEntries(site.services.db, { entity: 'order' }, { limit: 9, offset: 0 })).rows;
    expect(await log()).toMatchObject([
      {
        action: 'order.pay',
        staffName: 'Mei',
        entityId: orderNo,
        before: { state: 'pending-payment', paidMinor: 0 },
        after: { state: 'paid', note: 'by telephone' },
      },
    ]);
    expect(JSON.stringify(await log())).not.toContain('Ada Lovelace');
    expect((await move('complete')).status).toBe(409);
    expect(await log()).toHaveLength(1);

    // A failing audit entry rolls the move back.
    const brokenActor = { id: null, name: 'Broken', now: new Date(Number.NaN) };
    await expect(
      moveByStaff(site.services, { orderNo, action: 'confirm', note: '', staff: brokenActor }),
    ).rejects.toThrow();
    const { body } = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect([body.data.state, body.data.timeline.length]).toEqual(['paid', 2]);
  });

  it('is listed by state and keyword, in pages', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    const first = await book(site, headers, departure);
    await book(site, headers, departure);
    await call(site.app, 'POST /order/cancel', { orderNo: first.orderNo }, headers);
    const find = async (input: Record<string, unknown>) =>
      (await call(site.app, 'POST /user/order', input, headers)).body.data.total;
    expect(await find({})).toBe(2);
    expect(await find({ state: 'cancelled' })).toBe(1);
    expect(await find({ keyword: first.orderNo.slice(-8) })).toBe(1);
    expect(await find({ keyword: '%' })).toBe(0);
    const page = await call(site.app, 'POST /user/order', { pageSize: 1, pageNum: 2 }, headers);
    expect(page.body.data.list).toMatchObject([{ orderNo: first.orderNo, state: 'cancelled' }]);
  });
});
