import { randomUUID } from 'node:crypto';
import type { OrderAction } from '@yunyou/contract/orders/order-states';
import type { Db } from '@yunyou/database/database';
import { addMail, countMailTo } from '@yunyou/database/orders/mail.queries';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { listEmailsOf } from '@yunyou/database/visitors/user.queries';
import { mayMail } from '@yunyou/domain/orders/mail-limits';
import type { Services } from '../handler.ts';
import { type MailReason, orderMailText } from './order-mail-text.ts';

const hourMs = 3_600_000;

/**
 * Queues the mail for a change of an order, in the transaction of the change. Each reason is sent once per order; a
 * reason that can occur again has its own `occurrence`. The recipient is the address that the sign-in provider verified,
 * never the contact address that a visitor typed. Queues nothing above the limit of the recipient, or without one.
 */
export async function writeOrderMail(
  db: Db,
  order: OrderRow,
  reason: OrderAction | MailReason,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  occurrence?: string,
): Promise<void> {
  const [to] = await lockRecipients(db, [order]);
  if (to === undefined) return;
  if (!mayMail({ ...(await countMails(db, to, now())), isPaid: order.paidMinor > 0 })) return;
  await addMail(db, {
    id: randomUUID(),
    key: [order.orderNo, reason, ...(occurrence ? [occurrence] : [])].join('/'),
    orderNo: order.orderNo,
    to,
    ...orderMailText(order, reason, siteAddress(settings)),
    createdAt: now(),
  });
}

/** Counts the mails to an address within the last hour and day. The caller has locked the address. */
export async function countMails(db: Db, to: string, now: Date) {
  return {
    lastHour: await countMailTo(db, to, new Date(now.getTime() - hourMs)),
    lastDay: await countMailTo(db, to, new Date(now.getTime() - 24 * hourMs)),
  };
}

type Addressed = Pick<OrderRow, 'userId' | 'enteredBy' | 'contact'>;

/** Returns whether mails about an order have a recipient: its account, or the contact that a staff member entered. */
export const hasRecipient = ({ userId, enteredBy }: Addressed): boolean =>
  userId !== null || enteredBy !== null;

/**
 * Locks the addresses of the orders' accounts, and the contact addresses that staff entered, until the end of the transaction, so that mails to one address are
 * counted one after another. A transaction about several orders calls this first: one sorted order of locks prevents
 * deadlocks.
 */
export async function lockRecipients(db: Db, orders: readonly Addressed[]): Promise<string[]> {
  const ofAccounts = await listEmailsOf(
    db,
    orders.flatMap(({ userId }) => userId ?? []),
  );
  const entered = orders.filter((order) => order.userId === null && hasRecipient(order));
  const addresses = [...ofAccounts, ...entered.map(({ contact }) => contact.email)];
  const sorted = [...new Set(addresses.map((address) => address.toLowerCase()))].toSorted();
  for (const address of sorted) await lockUntilCommit(db, `mail to ${address}`);
  return sorted;
}

export function siteAddress({ PUBLIC_URL, HOST, PORT }: Services['settings']): string {
  return PUBLIC_URL ?? `http://${HOST}:${PORT}`;
}

export const orderAddress = (site: string, orderNo: string): string =>
  `${site}/user?type=Orders&order=${orderNo}`;
