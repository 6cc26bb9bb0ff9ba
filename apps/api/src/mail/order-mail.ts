import { randomUUID } from 'node:crypto';
import type { OrderAction } from '@yunyou/contract/orders/order-states';
import type { Db } from '@yunyou/database/database';
import { addMail } from '@yunyou/database/orders/mail.queries';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import type { Services } from '../handler.ts';
import { type MailReason, orderMailText } from './order-mail-text.ts';

/** Queues the mail for a change of an order, in the transaction of the change. Each reason is sent once. */
export async function writeOrderMail(
  db: Db,
  order: OrderRow,
  reason: OrderAction | MailReason,
  { settings, now }: Pick<Services, 'settings' | 'now'>,
): Promise<void> {
  const words = orderMailText(order, reason, siteAddress(settings));
  await addMail(db, {
    id: randomUUID(),
    key: `${order.orderNo}/${reason}`,
    orderNo: order.orderNo,
    to: order.contact.email,
    ...words,
    createdAt: now(),
  });
}

export function siteAddress({ PUBLIC_URL, HOST, PORT }: Services['settings']): string {
  return PUBLIC_URL ?? `http://${HOST}:${PORT}`;
}

export const orderAddress = (site: string, orderNo: string): string =>
  `${site}/user?type=Orders&order=${orderNo}`;
