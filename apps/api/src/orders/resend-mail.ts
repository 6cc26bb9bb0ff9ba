import { randomUUID } from 'node:crypto';
import { addMail, listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import { addOrderEvent, type OrderRow } from '@yunyou/database/orders/order.queries';
import { mayMailAgain } from '@yunyou/domain/orders/mail-limits';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { countMails, lockRecipients } from '../mail/order-mail.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';
import { withOrder } from './order-moves.ts';

const dayMs = 86_400_000;
const copyMark = '/again/';

/**
 * Queues a copy of a mail to the order's present address. Rejects it while the mail or a copy of it waits to be sent, so
 * that a second click sends nothing, and above the limits.
 */
export function resendMail(
  services: Services,
  { orderNo, mailId, staff }: { orderNo: string; mailId: string; staff: Actor },
): Promise<OrderRow> {
  return withOrder(services, { orderNo }, async (db, order) => {
    const [to] = await lockRecipients(db, [order]);
    const mails = await listMailOfOrder(db, orderNo);
    const mail = mails.find(({ id }) => id === mailId);
    if (!mail) throw notFound('mail');
    if (to === undefined) throw impossible('The account of this order was deleted, so there is no address.');
    const [reason = mail.key] = mail.key.split(copyMark);
    const same = mails.filter(({ key }) => key === reason || key.startsWith(reason + copyMark));
    if (same.some(({ state }) => state === 'waiting'))
      throw impossible('This mail is queued. It will be sent within a minute.');
    const copies = same.filter(({ key }) => key !== reason);
    const recent = copies.filter(({ createdAt }) => createdAt.getTime() > staff.now.getTime() - dayMs);
    const counts = { ...(await countMails(db, to, staff.now)), isPaid: order.paidMinor > 0 };
    if (!mayMailAgain({ ...counts, copies: recent.length }))
      throw new ApiError('TOO_MANY', {
        message: 'This address has received enough mails. Try again tomorrow.',
      });
    const { subject, body } = mail;
    const key = `${reason}${copyMark}${copies.length + 1}`;
    await addMail(db, { id: randomUUID(), key, orderNo, to, subject, body, createdAt: staff.now });
    await addOrderEvent(db, {
      orderNo,
      at: staff.now,
      actor: 'staff',
      actorName: staff.name,
      what: 'resend',
      state: order.state,
      note: subject,
    });
    await recordAudit(db, staff, {
      action: 'order.resend-mail',
      entity: 'order',
      entityId: orderNo,
      after: { subject },
    });
    return order;
  });
}

const impossible = (message: string) => new ApiError('NOT_POSSIBLE', { message });
