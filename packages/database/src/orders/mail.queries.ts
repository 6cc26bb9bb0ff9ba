import { and, asc, count, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { mail } from '../tables/order.table.ts';

type MailRow = typeof mail.$inferSelect;
type NewMail = Pick<MailRow, 'id' | 'key' | 'orderNo' | 'to' | 'subject' | 'body' | 'createdAt'>;

/** Adds a mail to the outbox. Call it in the transaction that causes the mail. A known key is ignored. */
export async function addMail(db: Db, row: NewMail): Promise<void> {
  await db
    .insert(mail)
    .values({ ...row, nextAttemptAt: row.createdAt })
    .onConflictDoNothing();
}

/** Counts the mails queued for an address since a time, sent or not. */
export async function countMailTo(db: Db, address: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mail)
    .where(and(sql`lower(${mail.to}) = ${address.toLowerCase()}`, gt(mail.createdAt, since)));
  return row?.total ?? 0;
}

/** Finds and locks the next mail to send. Skips mails that another process is sending. */
export async function lockWaitingMail(db: Db, now: Date): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), lte(mail.nextAttemptAt, now)))
    .orderBy(asc(mail.nextAttemptAt), mail.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function recordMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'sent', sentAt, lastError: null, attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id));
}

/** Records a failed attempt. The mail is not retried when `nextAttemptAt` is null. */
export async function recordMailFailure(
  db: Db,
  id: string,
  { error, nextAttemptAt }: { error: string; nextAttemptAt: Date | null },
): Promise<void> {
  await db
    .update(mail)
    .set({
      attempts: sql`${mail.attempts} + 1`,
      lastError: error.slice(0, 500),
      ...(nextAttemptAt ? { nextAttemptAt } : { state: 'failed' as const }),
    })
    .where(eq(mail.id, id));
}

export async function listMailOfOrder(db: Db, orderNo: string): Promise<MailRow[]> {
  return db.select().from(mail).where(eq(mail.orderNo, orderNo)).orderBy(mail.createdAt, mail.id);
}

/** Removes mails that belong to no order and are sent or given up. */
export async function removeOldMailWithoutOrder(db: Db, before: Date): Promise<void> {
  await db
    .delete(mail)
    .where(and(isNull(mail.orderNo), ne(mail.state, 'waiting'), lt(mail.createdAt, before)));
}
