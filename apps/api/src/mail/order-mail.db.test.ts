import {
  addMail,
  countMailTo,
  listMailOfOrder,
  recordMailFailure,
  recordMailSent,
} from '@yunyou/database/orders/mail.queries';
import { raceCommits } from '@yunyou/database/testing/race-commits';
import { mailsPerHour } from '@yunyou/domain/orders/mail-limits';
import { describe, expect, it } from 'vitest';
import { sweepExpired } from '../jobs/sweep-expired.job.ts';
import { moveByStaff } from '../orders/staff-orders.ts';
import { book, bookingOf, findDate, listDates, requestOrderNo } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

type Headers = Record<string, string>;

/** Books and cancels orders without paying, five at a time: no visitor may have more unpaid ones. */
async function bookAndCancel(site: TestApp, headers: Headers, rounds: number) {
  const departure = await findDate(site);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { orderNo } = await book(site, headers, departure);
        expect((await call(site.app, 'POST /order/cancel', { orderNo }, headers)).status).toBe(200);
      }),
    );
  }
}

const countMails = (site: TestApp, address: string) => countMailTo(site.services.db, address, new Date(0));

describe('mail about an order', () => {
  it('goes to the address of the account and contains no text of the visitor', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada');
    const orderNo = await requestOrderNo(site, headers);
    const contact = {
      name: 'You won! Visit prize.example',
      email: 'stranger@example.net',
      phone: '+447400123456',
      note: 'Send money to prize.example',
    };
    const booking = { ...bookingOf(await findDate(site), orderNo), contact };
    expect((await call(site.app, 'POST /order/tour/book', booking, headers)).status).toBe(200);
    await call(site.app, 'POST /order/pay', { orderNo }, headers);
    await call(site.app, 'POST /order/cancel', { orderNo }, headers);
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.org', 'ada@example.org']);
    expect(mails.map(({ subject, body }) => subject + body).join()).not.toMatch(/prize|You won|Ada Lovelace/);
  });

  it('is limited per address for unpaid orders, across accounts and concurrent requests', async () => {
    const site = await createTestApp();
    const [first, second] = [await site.signIn('Ada'), await site.signIn('ADA')];
    await Promise.all([bookAndCancel(site, first.headers, 3), bookAndCancel(site, second.headers, 3)]);
    expect(await countMails(site, 'ada@example.org')).toBe(mailsPerHour);
    site.passTime(3_600_001);
    await bookAndCancel(site, first.headers, 1);
    expect(await countMails(site, 'ada@example.org')).toBe(mailsPerHour + 5);
  });

  it('is limited per address also for concurrent changes of orders of several departures', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada');
    await bookAndCancel(site, headers, 1);
    const known = { orderNo: null, to: 'ada@example.org', subject: '', body: '' };
    for (let sent = 5; sent < mailsPerHour - 1; sent += 1)
      await addMail(site.services.db, {
        ...known,
        id: `${sent}`,
        key: `${sent}`,
        createdAt: site.services.now(),
      });
    const departures = (await listDates(site)).slice(-3);
    const orders = [];
    for (const departure of departures) orders.push((await book(site, headers, departure)).orderNo);
    const answers = await raceCommits(
      { ownerUrl: site.ownerUrl, table: 'tour_order' },
      orders.map((orderNo) => () => call(site.app, 'POST /order/cancel', { orderNo }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countMails(site, 'ada@example.org')).toBe(mailsPerHour);
  });

  it('is still sent for a paid order when unpaid ones have reached the limit', async () => {
    const site = await createTestApp();
    const { headers } = await site.signIn('Ada');
    await bookAndCancel(site, headers, 3);
    const { orderNo } = await book(site, headers, await findDate(site));
    const staff = { id: null, name: 'Mei', now: site.services.now() };
    await moveByStaff(site.services, { orderNo, staff, note: '', action: 'pay' });
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Payment received']);
  });
});

describe('mail without an order', () => {
  it('is removed after 90 days, also when it could not be sent', async () => {
    const { services, passTime } = await createTestApp();
    const mail = {
      orderNo: null,
      to: 'bo@example.org',
      subject: 'Invitation',
      body: '',
      createdAt: services.now(),
    };
    for (const id of ['sent', 'failed', 'waiting']) await addMail(services.db, { ...mail, id, key: id });
    await recordMailSent(services.db, 'sent', services.now());
    await recordMailFailure(services.db, 'failed', { error: 'No such mailbox', nextAttemptAt: null });
    passTime(91 * 86_400_000);
    await sweepExpired.run({}, services, { number: 0, isLast: true, signal: new AbortController().signal });
    const { rows } = await services.db.execute<{ id: string }>('select id from mail');
    expect(rows).toEqual([{ id: 'waiting' }]);
  });
});
