import { randomUUID } from 'node:crypto';
import { deletionWords } from '@yunyou/contract/account/deletion-words';
import { listAuditEntries } from '@yunyou/database/admin/audit.queries';
import { listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import { findOrder } from '@yunyou/database/orders/order.queries';
import { copiesPerDay } from '@yunyou/domain/orders/mail-limits';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../mail/deliver-mail.ts';
import { book, findDate } from '../testing/booking.ts';
import { call } from '../testing/call.ts';
import { createTestApp } from '../testing/test-app.ts';

/** A site with a paid order of two travellers, its visitor and a staff member. */
async function paidOrder() {
  const site = await createTestApp();
  const visitor = await site.signIn();
  const staff = await site.signInStaff('owner', 'Mei');
  const { orderNo } = await book(site, visitor.headers, await findDate(site), 2);
  const moved = await call(site.app, 'POST /admin/order/move', { orderNo, action: 'pay' }, staff);
  const paid = moved.body.data.paid as { amountMinor: number; currency: string }; // the contract's money
  return { site, visitor, staff, orderNo, paid };
}

const auditOf = async (site: Awaited<ReturnType<typeof createTestApp>>, action: string) =>
  (await listAuditEntries(site.services.db, { action }, { limit: 50, offset: 0 })).rows;

describe('notes of staff', () => {
  it('are in the order for staff and never for the visitor', async () => {
    const { site, visitor, staff, orderNo } = await paidOrder();
    const noted = await call(
      site.app,
      'POST /admin/order/note',
      { orderNo, note: 'Wants a quiet room' },
      staff,
    );
    expect(noted.body.data.timeline).toContainEqual(
      expect.objectContaining({ what: 'note', note: 'Wants a quiet room', actorName: 'Mei' }),
    );
    const seen = await call(site.app, 'GET /user/order/detail', { orderNo }, visitor.headers);
    expect(JSON.stringify(seen.body.data)).not.toContain('quiet room');
    expect(JSON.stringify(await auditOf(site, 'order.note'))).not.toContain('quiet room');
  });

  it('are in the export of the account and are deleted with it', async () => {
    const { site, visitor, staff, orderNo } = await paidOrder();
    await call(site.app, 'POST /admin/order/note', { orderNo, note: 'Wants a quiet room' }, staff);
    await call(site.app, 'POST /admin/order/move', { orderNo, action: 'refund' }, staff);
    const exported = await call(site.app, 'POST /user/exportData', {}, visitor.headers);
    expect(JSON.stringify(exported.body)).toContain('quiet room');
    await call(site.app, 'POST /user/deleteAccount', { confirmation: deletionWords }, visitor.headers);
    const kept = await call(site.app, 'GET /admin/order/detail', { orderNo }, staff);
    expect(kept.body.data.userId).toBe('');
    expect(JSON.stringify(kept.body)).not.toContain('quiet room');
  });
});

describe('sending a mail again', () => {
  it('queues a copy for the account, up to the limit of a day, and none while one waits', async () => {
    const { site, staff, orderNo } = await paidOrder();
    const { db } = site.services;
    const [mail] = await listMailOfOrder(db, orderNo);
    const send = () => call(site.app, 'POST /admin/order/resendMail', { orderNo, mailId: mail?.id }, staff);
    expect((await send()).body.message).toContain('queued');
    for (let copy = 0; copy < copiesPerDay; copy += 1) {
      await deliverMail(site.services);
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(409);
    }
    await deliverMail(site.services);
    expect((await send()).status).toBe(429);
    const copies = (await listMailOfOrder(db, orderNo)).filter(({ key }) => key.includes('/again/'));
    expect(copies.map(({ to, body }) => [to, body === mail?.body])).toEqual(
      copies.map(() => ['ada@example.org', true]),
    );
    expect(copies).toHaveLength(copiesPerDay);
    expect(await auditOf(site, 'order.resend-mail')).toHaveLength(copiesPerDay);
  });

  it('404: for a mail of another order', async () => {
    const { site, staff, orderNo } = await paidOrder();
    const answer = await call(
      site.app,
      'POST /admin/order/resendMail',
      { orderNo, mailId: randomUUID() },
      staff,
    );
    expect(answer.status).toBe(404);
  });
});

describe('correcting a traveller', () => {
  it('stores name and passport number encrypted and masked, and logs only which fields changed', async () => {
    const { site, staff, orderNo } = await paidOrder();
    const change = { orderNo, traveller: 1, name: 'Grace Hopper', passportNumber: 'NEW777123' };
    const answer = await call(site.app, 'POST /admin/order/editTraveller', change, staff);
    expect(answer.body.data.travellers[1]).toMatchObject({ name: 'Grace Hopper', passportEnding: '123' });
    expect(answer.body.data.travellers[0]).toMatchObject({ name: 'Ada Lovelace', passportEnding: '500' });
    const stored = await findOrder(site.services.db, orderNo);
    expect(JSON.stringify(stored)).not.toContain('NEW777123');
    const entries = await auditOf(site, 'order.edit-traveller');
    expect(entries.map(({ after }) => after)).toEqual([{ traveller: 2, fields: ['name', 'passportNumber'] }]);
    expect(JSON.stringify(answer.body.data.timeline)).not.toContain('NEW777123');
  });

  it('writes nothing without a change, and is refused once the order is closed', async () => {
    const { site, staff, orderNo } = await paidOrder();
    const same = { orderNo, traveller: 0, name: 'Ada Lovelace' };
    expect((await call(site.app, 'POST /admin/order/editTraveller', same, staff)).status).toBe(200);
    expect(await auditOf(site, 'order.edit-traveller')).toEqual([]);
    await call(site.app, 'POST /admin/order/move', { orderNo, action: 'refund' }, staff);
    const late = await call(
      site.app,
      'POST /admin/order/editTraveller',
      { ...same, name: 'Ada King' },
      staff,
    );
    expect([late.status, late.body.data.error]).toEqual([409, 'ORDER_STATE']);
  });
});

describe('refunds in part', () => {
  it('never exceed the payment, also when requested at the same time', async () => {
    const { site, staff, orderNo, paid } = await paidOrder();
    const amount = { ...paid, amountMinor: Math.ceil(paid.amountMinor / 3) };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(site.app, 'POST /admin/order/refundPart', { id: randomUUID(), orderNo, amount }, staff),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200).length;
    expect(kept).toBe(Math.floor(paid.amountMinor / amount.amountMinor));
    const order = await findOrder(site.services.db, orderNo);
    expect(order).toMatchObject({ state: 'paid', partRefundMinor: kept * amount.amountMinor });
  });

  it('book a repeated request once, with one mail, one event and one audit entry', async () => {
    const { site, visitor, staff, orderNo, paid } = await paidOrder();
    const request = {
      id: randomUUID(),
      orderNo,
      amount: { ...paid, amountMinor: 5_000 },
      note: 'Late bus',
    };
    const send = () => call(site.app, 'POST /admin/order/refundPart', request, staff);
    for (const { status } of [...(await Promise.all([send(), send()])), await send()])
      expect(status).toBe(200);
    const seen = await call(site.app, 'GET /user/order/detail', { orderNo }, visitor.headers);
    expect(seen.body.data.partRefund.amountMinor).toBe(5_000);
    const parts = seen.body.data.timeline.filter(({ what }: { what: string }) => what === 'part-refund');
    expect(parts.map(({ note }: { note: string }) => note)).toEqual(['CN¥50. Late bus']);
    const mails = await listMailOfOrder(site.services.db, orderNo);
    expect(mails.filter(({ key }) => key.includes('part-refund'))).toHaveLength(1);
    expect(await auditOf(site, 'order.refund-part')).toHaveLength(1);
  });

  it('lower the amount that a cancellation or a full refund returns', async () => {
    const { site, staff, orderNo, paid } = await paidOrder();
    const amount = { ...paid, amountMinor: 5_000 };
    await call(site.app, 'POST /admin/order/refundPart', { id: randomUUID(), orderNo, amount }, staff);
    const all = await call(
      site.app,
      'POST /admin/order/move',
      { orderNo, action: 'refund', amount: paid },
      staff,
    );
    expect([all.status, all.body.data.fields[0].field]).toEqual([400, 'amount']);
    const rest = await call(site.app, 'POST /admin/order/move', { orderNo, action: 'refund' }, staff);
    expect(rest.body.data).toMatchObject({
      state: 'refunded',
      refund: { amountMinor: paid.amountMinor - 5_000 },
    });
  });
});
