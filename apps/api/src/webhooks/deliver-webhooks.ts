import {
  claimDeliveries,
  type DeliveryRecord,
  updateDelivery,
  updateWebhook,
  type WebhookRecord,
} from '@yunyou/database/admin/webhook.queries';
import { retryDelayMinutes } from '@yunyou/domain/webhooks/retry-delay';
import { findPublicSetting } from '../exposure.ts';
import type { Services } from '../handler.ts';
import type { Settings } from '../settings.ts';
import { readSiteSettings } from '../site-settings.ts';
import { recordAudit } from '../staff/audit.ts';
import { sendWebhook, WebhookError } from './send-webhook.ts';
import { signMessage } from './sign.ts';

const batch = 100;
/** An attempt that a stopped process has not finished is repeated after this time. */
const lostAfterMs = 5 * 60_000;
const minuteMs = 60_000;
/** HTTP status of a receiver that has ended its subscription. */
const gone = 410;

type Claimed = DeliveryRecord & { webhook: WebhookRecord };
type Context = Pick<Services, 'db' | 'transaction' | 'now' | 'settings' | 'secrets'>;

/** Sends due messages: webhooks at the same time, the messages of one webhook one by one. Returns how many were tried. */
export async function deliverWebhooks(services: Context): Promise<number> {
  const { integrations } = await readSiteSettings(services.db);
  if (!integrations.webhooks) return 0;
  const now = services.now();
  const retryAt = new Date(now.getTime() + lostAfterMs);
  const claimed = await services.transaction((db) => claimDeliveries(db, { now, retryAt, limit: batch }));
  const byWebhook = Map.groupBy(claimed, ({ webhookId }) => webhookId);
  await Promise.all([...byWebhook.values()].map((deliveries) => deliverInOrder(deliveries, services)));
  return claimed.length;
}

/**
 * Sends the messages of one webhook in order. After a failure the rest waits for the next run, so that a receiver
 * that does not answer is not called 100 times.
 */
async function deliverInOrder(deliveries: readonly Claimed[], services: Context): Promise<void> {
  let isAnswering = true;
  for (const delivery of deliveries) {
    if (isAnswering) isAnswering = await deliver(delivery, services);
    else await releaseClaim(delivery, services);
  }
}

/** Sends one message and stores the result. Returns whether the receiver accepted it. */
async function deliver(delivery: Claimed, services: Context): Promise<boolean> {
  const { db, now, settings } = services;
  const result = await send(delivery, services);
  if (result.isAccepted) {
    await updateDelivery(db, delivery.id, { ...result.log, state: 'delivered', nextAttemptAt: null });
    return true;
  }
  const minutes = retryDelayMinutes(delivery.attempts);
  await updateDelivery(db, delivery.id, {
    ...result.log,
    ...(minutes === undefined
      ? { state: 'failed', nextAttemptAt: null }
      : { nextAttemptAt: new Date(now().getTime() + minutes * minuteMs) }),
  });
  if (result.log.lastStatus === gone) await turnOff(delivery.webhook, { ...services, settings });
  return false;
}

interface Result {
  isAccepted: boolean;
  log: { lastStatus: number | null; lastError: string | null };
}

async function send({ id, message, webhook }: Claimed, { secrets, settings, now }: Context): Promise<Result> {
  const sentAt = now();
  const sealed = [
    webhook.sealedSecret,
    ...(webhook.previousSecret && webhook.previousUntil && webhook.previousUntil > sentAt
      ? [webhook.previousSecret]
      : []),
  ];
  const opened = sealed.flatMap((text) => secrets.open(text, secretOwner(webhook.id)) ?? []);
  const failed = (lastError: string) => ({ isAccepted: false, log: { lastStatus: null, lastError } });
  if (opened.length === 0) return failed('The secret cannot be read. Rotate it.');
  try {
    const headers = signMessage({ id, sentAt, body: message }, opened);
    const status = await sendWebhook(
      { url: webhook.url, headers, body: message },
      { allowsLoopback: allowsLoopback(settings) },
    );
    const isAccepted = status >= 200 && status < 300;
    return {
      isAccepted,
      log: { lastStatus: status, lastError: isAccepted ? null : `The receiver answered ${status}` },
    };
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    return failed(error.message);
  }
}

/** Undoes the claim: this message was not tried. */
const releaseClaim = ({ id, attempts }: Claimed, { db, now }: Context) =>
  updateDelivery(db, id, {
    attempts: attempts - 1,
    nextAttemptAt: new Date(now().getTime() + (retryDelayMinutes(1) ?? 1) * minuteMs),
  });

async function turnOff({ id, name, url }: WebhookRecord, { transaction, now }: Context): Promise<void> {
  await transaction(async (db) => {
    await updateWebhook(db, id, { isActive: false });
    await recordAudit(
      db,
      { id: null, name: 'Yunyou', now: now() },
      { action: 'webhook.off', entity: 'webhook', entityId: id, after: { name, url, answer: gone } },
    );
  });
}

/** Binds a sealed secret to its webhook. */
export const secretOwner = (id: string): string => `webhook ${id}`;

/** Returns whether messages may go to this machine: only on a site that no other machine can reach. */
export const allowsLoopback = (settings: Settings): boolean => !findPublicSetting(settings);
