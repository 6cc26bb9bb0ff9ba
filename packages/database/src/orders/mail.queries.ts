import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { mail } from '../tables/order.table.ts';

export type MailRow = typeof mail.$inferSelect;
export type NewMail = Pick<MailRow, 'id' | 'key' | 'orderNo' | 'to' | 'subject' | 'body' | 'createdAt'>;

/** Written where its reason is written, so that neither exists without the other. */
export async function addMail(db: Db, row: NewMail): Promise<void> {
  await db
    .insert(mail)
    .values({ ...row, nextAttemptAt: row.createdAt })
    .onConflictDoNothing();
}

/** The next mail to send, locked; one that another copy of the app is sending is passed over. */
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

export async function noteMailSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mail)
    .set({ state: 'sent', sentAt, lastError: null, attempts: sql`${mail.attempts} + 1` })
    .where(eq(mail.id, id));
}

/** `nextAttemptAt` null gives up. */
export async function noteMailFailed(
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
