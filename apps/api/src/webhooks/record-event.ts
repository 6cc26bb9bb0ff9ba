import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@yunyou/contract/admin/admin-webhooks.endpoints';
import { insertDeliveries, listSubscribers } from '@yunyou/database/admin/webhook.queries';
import type { Db } from '@yunyou/database/database';
import { readSiteSettings } from '../site-settings.ts';

/**
 * Data of each event: ids, states and dates. Texts and personal data are not sent; receivers fetch what they may read.
 */
export interface WebhookEventData {
  'order.created': OrderData;
  'order.changed': OrderData;
  'review.submitted': ReviewData;
  'review.published': ReviewData;
  'review.rejected': ReviewData;
  'content.published': ContentData;
  'content.withdrawn': ContentData;
}

interface OrderData {
  orderNo: string;
  lineId: string;
  /** Day of departure. */
  date: string;
  state: string;
}
interface ReviewData {
  reviewId: string;
  targetType: string;
  targetId: string;
}
interface ContentData {
  entity: string;
  id: string;
  /** Path of its page on the site; null without a page. */
  path: string | null;
}

/** Queues an event for its webhooks. Call it in the transaction of the change, so that neither is stored without the other. */
export async function recordWebhookEvent<T extends WebhookEvent>(
  db: Db,
  type: T,
  { data, now }: { data: WebhookEventData[T]; now: Date },
): Promise<void> {
  const subscribers = await listSubscribers(db, type);
  if (subscribers.length === 0) return;
  const { integrations } = await readSiteSettings(db);
  if (integrations.webhooks) await queueMessage(db, { type, data, now, webhookIds: subscribers });
}

/** Queues a message for webhooks. Each delivery has an id of its own, which receivers use to ignore repetitions. */
export async function queueMessage(
  db: Db,
  { type, data, now, webhookIds }: { type: string; data: unknown; now: Date; webhookIds: readonly string[] },
): Promise<void> {
  const message = JSON.stringify({ type, timestamp: now.toISOString(), data });
  await insertDeliveries(
    db,
    webhookIds.map((webhookId) => ({ id: randomUUID(), webhookId, type, message, createdAt: now })),
  );
}
