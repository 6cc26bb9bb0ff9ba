import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import { findOrder } from '@yunyou/database/orders/order.queries';
import { anonymiseEnteredOrders } from '@yunyou/database/visitors/account.queries';
import { describe, expect, it } from 'vitest';
import { book, bookingOf, findDate, lineId, seatsLeftOn } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

async function enter(site: TestApp, staff: Record<string, string>, change: Record<string, unknown> = {}) {
  const departure = await findDate(site);
  const { orderNo } = (await call(site.app, 'GET /admin/order/number', {}, staff)).body.data;
  const order: Record<string, unknown> = { ...bookingOf(departure, orderNo, 2), isPaid: false, ...change };
  return {
    departure,
    order,
    orderNo: String(orderNo),
    answer: await call(site.app, 'POST /admin/order/enter', order, staff),
  };
}

const readAudit = ({ services }: TestApp, action: string) =>
  listAuditEntries(services.db, { action }, { limit: 9, offset: 0 });

describe('orders that staff enter', () => {
  it('take seats, book once per number, write to the contact and are in the audit log', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff('sales', 'Mei');
    const { departure, order, orderNo, answer } = await enter(site, staff);
    expect(answer.body.data).toMatchObject({ state: 'pending-payment', enteredBy: 'Mei', userId: '' });
    const repeated = await call(site.app, 'POST /admin/order/enter', order, staff);
    expect([repeated.status, repeated.body.data.orderNo]).toEqual([200, orderNo]);
    expect(await seatsLeftOn(site, departure.date)).toBe(departure.seats - 2);
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.map(({ to, key }) => [to, key])).toEqual([['ada@example.org', `${orderNo}/arrange`]]);
    expect(mails[0]?.body).not.toContain('See your order');
    const audit = await listAuditEntries(
      site.services.db,
      { action: 'order.enter' },
      { limit: 9, offset: 0 },
    );
    expect(audit.total).toBe(1);
    expect(JSON.stringify(audit.rows)).not.toContain('Lovelace');
  });

  it('are paid immediately, and belong to the account with the address of the customer', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const { headers } = await site.signIn('Ada');
    const { order, orderNo, answer } = await enter(site, staff, { isPaid: true });
    expect(answer.body.data).toMatchObject({ state: 'paid', paid: order['total'] });
    const own = await call(site.app, 'GET /user/order/detail', { orderNo }, headers);
    expect(own.body.data.state).toBe('paid');
  });

  it('409: reject a wrong total and too many travellers for the seats left', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const wrong = await enter(site, staff, { total: { amountMinor: 1, currency: 'CNY' } });
    expect([wrong.answer.status, wrong.answer.body.data.error]).toEqual([409, 'PRICE_CHANGED']);
    const { departure } = wrong;
    await call(
      site.app,
      'POST /admin/departure/save',
      { lineId, date: departure.date, seatsOverride: 1, isClosed: false },
      staff,
    );
    const full = await enter(site, staff);
    expect([full.answer.status, full.answer.body.data.error]).toEqual([409, 'SOLD_OUT']);
  });

  it('lose their names 400 days after the tour, when there is no account to delete', async () => {
    const site = await createTestApp();
    const { orderNo } = await enter(site, await site.signInStaff());
    const stored = await findOrder(site.services.db, orderNo);
    await anonymiseEnteredOrders(site.services.db, stored?.lastDay ?? '');
    expect(JSON.stringify(await findOrder(site.services.db, orderNo))).toContain('Lovelace');
    await anonymiseEnteredOrders(site.services.db, '2999-01-01');
    expect(JSON.stringify(await findOrder(site.services.db, orderNo))).not.toContain('Lovelace');
  });
});

describe('the passenger list of a departure', () => {
  it('has the travellers of open orders with masked passports, and no others', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const { headers } = await site.signIn();
    const departure = await findDate(site);
    await book(site, headers, departure, 2);
    const { orderNo: cancelled } = await book(site, headers, departure, 1);
    await call(site.app, 'POST /order/cancel', { orderNo: cancelled }, headers);
    const key = { lineId, date: departure.date };
    const { body } = await call(site.app, 'GET /admin/departure/passengers', key, staff);
    expect(body.data.list.map(({ name }: { name: string }) => name)).toEqual(['Ada Lovelace', 'Traveller I']);
    expect(body.data.list[0].passportEnding).toBe('500');
    expect(JSON.stringify(body.data)).not.toContain('X1234500');
  });

  it('is exported as CSV whose cells are never formulas, with an audit entry', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const contact = {
      name: '=HYPERLINK("https://evil.example")',
      email: 'a@example.org',
      phone: '+447400123456',
      note: '@SUM(1+1)',
    };
    const { departure } = await enter(site, staff, { contact });
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/yunyou/admin/departure/passengerFile',
      headers: staff,
      payload: { lineId, date: departure.date },
    });
    expect(response.headers['content-type']).toContain('text/csv');
    const cells = response.body.replace('\u{FEFF}', '').split(/[,\n]/);
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
    expect(response.body).toContain("'=HYPERLINK");
    const audit = await listAuditEntries(
      site.services.db,
      { action: 'departure.export' },
      { limit: 9, offset: 0 },
    );
    expect(audit.total).toBe(1);
  });
});

describe('the calendar of departures', () => {
  it('counts the seats sold and left of every tour', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const { departure } = await enter(site, staff);
    const month = departure.date.slice(0, 7);
    const { body } = await call(site.app, 'GET /admin/departure/calendar', { month }, staff);
    expect(body.data.departures).toContainEqual({
      lineId,
      date: departure.date,
      seats: departure.seats,
      taken: 2,
      seatsLeft: departure.seats - 2,
      isClosed: false,
    });
    expect(body.data.tours).toContainEqual(expect.objectContaining({ id: lineId }));
  });
});

describe('the figures of orders', () => {
  it('sum bookings, payments and all refunds by day, month and tour', async () => {
    const site = await createTestApp({}, () => new Date('2026-11-30T16:30:00Z')); // 1 December in China
    const staff = await site.signInStaff();
    const { order } = await enter(site, staff, { isPaid: true });
    const { orderNo, total } = order as { orderNo: string; total: { amountMinor: number; currency: string } }; // made above
    const part = { ...total, amountMinor: 1_000 };
    const id = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
    await call(site.app, 'POST /admin/order/refundPart', { id, orderNo, amount: part }, staff);
    const read = async (by: string) =>
      (await call(site.app, 'GET /admin/order/figures', { from: '2026-12-01', to: '2026-12-31', by }, staff))
        .body.data.list;
    const sums = { orders: 1, travellers: 2, received: total, refunded: part };
    expect(await read('day')).toEqual([{ key: '2026-12-01', label: '2026-12-01', ...sums }]);
    expect(await read('month')).toEqual([{ key: '2026-12', label: '2026-12', ...sums }]);
    expect(await read('tour')).toEqual([{ key: lineId, label: expect.stringContaining(' '), ...sums }]);
    await call(site.app, 'POST /admin/order/move', { orderNo, action: 'refund' }, staff);
    expect((await read('tour'))[0].refunded).toEqual(total);
  });

  it('400: reject a period of more than three years', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const period = { from: '2020-01-01', to: '2026-01-01', by: 'day' };
    const answer = await call(site.app, 'GET /admin/order/figures', period, staff);
    expect([answer.status, answer.body.data.fields[0].field]).toEqual([400, 'to']);
  });
});

describe('correcting the contact of an order', () => {
  it('stores it, sends mails of an order without account there, and logs only which fields changed', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff('owner', 'Mei');
    const contact = { name: 'Ada Lovelace', email: 'wrong@example.org', phone: '+447400123456' };
    const { orderNo } = await enter(site, staff, { contact, isPaid: true });
    const change = { orderNo, email: 'right@example.org', phone: '+447400654321' };
    const { body } = await call(site.app, 'POST /admin/order/editContact', change, staff);
    expect(body.data.contact).toMatchObject({ name: 'Ada Lovelace', email: 'right@example.org' });
    expect(body.data.timeline.at(-1)).toMatchObject({
      what: 'contact',
      note: 'e-mail address, phone number',
    });
    const { rows } = await readAudit(site, 'order.edit-contact');
    expect(rows.map(({ after }) => after)).toEqual([{ fields: ['email', 'phone'] }]);
    await call(site.app, 'POST /admin/order/move', { orderNo, action: 'confirm' }, staff);
    expect((await listMailOfOrder(site.services.db, orderNo)).map(({ to }) => to)).toContain(
      'right@example.org',
    );
  });

  it('is refused for a wrong address, and once the order is closed', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const { orderNo } = await enter(site, staff, { isPaid: true });
    const edit = (change: object) =>
      call(site.app, 'POST /admin/order/editContact', { orderNo, ...change }, staff);
    expect((await edit({ email: 'no address' })).status).toBe(400);
    await call(site.app, 'POST /admin/order/move', { orderNo, action: 'refund' }, staff);
    expect((await edit({ name: 'Grace Hopper' })).status).toBe(409);
  });
});

describe('the files of orders and figures', () => {
  it('contain what matches the filters, with plain decimals; search words are not in the audit log', async () => {
    const site = await createTestApp();
    const staff = await site.signInStaff();
    const { orderNo, departure, order } = await enter(site, staff, { isPaid: true });
    const { total } = order as { total: { amountMinor: number } }; // made above
    const amount = (total.amountMinor / 100).toFixed(2);
    const read = async (method: 'GET' | 'POST', path: string, input: Record<string, string>) => {
      const { body } = await site.app.inject({
        method,
        url: `/api/yunyou/admin/order/${path}`,
        headers: staff,
        ...(method === 'GET' ? { query: input } : { payload: input }),
      });
      return body;
    };
    const { date } = departure;
    expect(await read('POST', 'file', { lineId, leavesFrom: date, leavesTo: date })).toContain(
      `,2,0,CNY,${amount},${amount},0.00,Ada Lovelace,ada@example.org,`,
    );
    expect(await read('POST', 'file', { leavesTo: '2020-01-01' })).not.toContain(orderNo);
    const none = await call(site.app, 'POST /admin/order/list', { leavesTo: '2020-01-01' }, staff);
    expect(none.body.data.total).toBe(0);
    expect(await read('POST', 'file', { keyword: 'ada@example.org' })).toContain(orderNo);
    const { rows } = await readAudit(site, 'order.export');
    expect(rows.map(({ after }) => after)).toContainEqual({ hasKeyword: true, orders: 1 });

    const range = { from: '2026-01-01', to: '2028-12-31', by: 'tour' };
    expect(await read('GET', 'figureFile', range)).toContain(`,1,2,CNY,${amount},0.00,${amount}`);
  });
});
