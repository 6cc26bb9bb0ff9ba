import type { WebhookEvent } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { deleteInBatches } from '../system/delete-in-batches.ts';
import { webhook, webhookDelivery } from '../tables/webhook.table.ts';
import { countSome } from './count-some.ts';

export type WebhookRecord = typeof webhook.$inferSelect;
export type DeliveryRecord = typeof webhookDelivery.$inferSelect;

export async function insertWebhook(db: Db, row: typeof webhook.$inferInsert): Promise<void> {
  await db.insert(webhook).values(row);
}

export async function countWebhooks(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(webhook);
  return row?.total ?? 0;
}

export async function findWebhook(db: Db, id: string): Promise<WebhookRecord | undefined> {
  const [row] = await db.select().from(webhook).where(eq(webhook.id, id));
  return row;
}

export async function updateWebhook(
  db: Db,
  id: string,
  change: Partial<Omit<WebhookRecord, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(webhook).set(change).where(eq(webhook.id, id));
}

export async function deleteWebhook(db: Db, id: string): Promise<void> {
  await db.delete(webhook).where(eq(webhook.id, id));
}

/** Lists all webhooks, newest first, with the number of their deliveries since a time by state. */
export async function listWebhooks(db: Db, since: Date) {
  const [rows, counted] = await Promise.all([
    db.select().from(webhook).orderBy(desc(webhook.createdAt), webhook.id),
    db
      .select({ webhookId: webhookDelivery.webhookId, state: webhookDelivery.state, total: count() })
      .from(webhookDelivery)
      .where(gte(webhookDelivery.createdAt, since))
      .groupBy(webhookDelivery.webhookId, webhookDelivery.state),
  ]);
  return rows.map((row) => {
    const totalOf = (state: DeliveryRecord['state']) =>
      counted.find((one) => one.webhookId === row.id && one.state === state)?.total ?? 0;
    return {
      row,
      counts: { waiting: totalOf('waiting'), delivered: totalOf('delivered'), failed: totalOf('failed') },
    };
  });
}

/** Lists the ids of active webhooks that receive an event. */
export async function listSubscribers(db: Db, type: WebhookEvent): Promise<string[]> {
  const rows = await db
    .select({ id: webhook.id })
    .from(webhook)
    .where(and(eq(webhook.isActive, true), sql`${webhook.events} @> ${JSON.stringify([type])}::jsonb`));
  return rows.map(({ id }) => id);
}

export async function insertDeliveries(
  db: Db,
  rows: Pick<DeliveryRecord, 'id' | 'webhookId' | 'type' | 'message' | 'createdAt'>[],
): Promise<void> {
  await db.insert(webhookDelivery).values(
    rows.map((row) => ({
      ...row,
      state: 'waiting' as const,
      attempts: 0,
      nextAttemptAt: row.createdAt,
    })),
  );
}

/**
 * Claims due deliveries of active webhooks, oldest first: counts the attempt and puts the next one off, so that a process
 * that stops while sending loses nothing and no other process sends the same message meanwhile.
 */
export async function claimDeliveries(
  db: Db,
  { now, retryAt, limit }: { now: Date; retryAt: Date; limit: number },
): Promise<(DeliveryRecord & { webhook: WebhookRecord })[]> {
  const due = db
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(and(lte(webhookDelivery.nextAttemptAt, now), eq(webhook.isActive, true)))
    .orderBy(asc(webhookDelivery.nextAttemptAt), webhookDelivery.id)
    .limit(limit)
    .for('update', { of: webhookDelivery, skipLocked: true });
  const claimed = await db
    .update(webhookDelivery)
    .set({ attempts: sql`${webhookDelivery.attempts} + 1`, lastAttemptAt: now, nextAttemptAt: retryAt })
    .where(inArray(webhookDelivery.id, due))
    .returning();
  const ids = [...new Set(claimed.map(({ webhookId }) => webhookId))];
  const webhooks = ids.length > 0 ? await db.select().from(webhook).where(inArray(webhook.id, ids)) : [];
  const byId = new Map(webhooks.map((row) => [row.id, row]));
  return claimed.flatMap((delivery) => {
    const owner = byId.get(delivery.webhookId);
    return owner ? [{ ...delivery, webhook: owner }] : []; // removed meanwhile
  });
}

export async function updateDelivery(
  db: Db,
  id: string,
  change: Partial<Omit<DeliveryRecord, 'id' | 'webhookId'>>,
): Promise<void> {
  await db.update(webhookDelivery).set(change).where(eq(webhookDelivery.id, id));
}

export async function findDelivery(db: Db, id: string): Promise<DeliveryRecord | undefined> {
  const [row] = await db.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for('update');
  return row;
}

export async function listDeliveries(
  db: Db,
  filter: { webhookId?: string | undefined; state?: DeliveryRecord['state'] | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const where = and(
    filter.webhookId === undefined ? undefined : eq(webhookDelivery.webhookId, filter.webhookId),
    filter.state === undefined ? undefined : eq(webhookDelivery.state, filter.state),
  );
  const [rows, total] = await Promise.all([
    db
      .select({ delivery: webhookDelivery, webhookName: webhook.name })
      .from(webhookDelivery)
      .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
      .where(where)
      .orderBy(desc(webhookDelivery.createdAt), webhookDelivery.id)
      .limit(limit)
      .offset(offset),
    countSome(db, webhookDelivery, where),
  ]);
  return { rows, total };
}

export async function removeOldDeliveries(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, webhookDelivery, lt(webhookDelivery.createdAt, before));
}
