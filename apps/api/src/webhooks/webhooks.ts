import { randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import {
  countWebhooks,
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  updateDelivery,
  updateWebhook,
  type WebhookRecord,
} from '@yunyou/database/admin/webhook.queries';
import type { Db } from '@yunyou/database/database';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { ApiError, notFound } from '../api-error.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import type { HandlerContext } from '../handler.ts';
import { requireIntegration } from '../site-settings.ts';
import { type AuditEntry, actorOf, recordAudit } from '../staff/audit.ts';
import { allowsLoopback, secretOwner } from './deliver-webhooks.ts';
import { queueMessage } from './record-event.ts';
import { findUrlProblem } from './send-webhook.ts';
import { createWebhookSecret } from './sign.ts';

const webhooksMax = 50;
const dayMs = 86_400_000;
export const deliveryDays = 30;

type Fields = HandlerInput<'POST /admin/webhook/create'>;

export async function listWebhookRows(
  context: HandlerContext,
): Promise<HandlerOutput<'GET /admin/webhook/list'>> {
  const found = await listWebhooks(context.db, new Date(context.now().getTime() - deliveryDays * dayMs));
  return {
    list: found.map(({ row: { id, name, url, events, isActive, createdAt, previousUntil }, counts }) => ({
      ...{ id, name, url, events, isActive, counts },
      createdAt: createdAt.toISOString(),
      previousUntil: previousUntil?.toISOString() ?? null,
    })),
  };
}

export async function createWebhook(fields: Fields, context: HandlerContext) {
  checkUrl(fields.url, context);
  const id = randomUUID();
  const secret = createWebhookSecret();
  await context.transaction(async (db) => {
    await lockUntilCommit(db, 'count of webhooks');
    if ((await countWebhooks(db)) >= webhooksMax)
      throw new ApiError('NOT_POSSIBLE', { message: `There can be ${webhooksMax} webhooks at most.` });
    const sealedSecret = context.secrets.seal(secret, secretOwner(id));
    await insertWebhook(db, { id, ...fields, sealedSecret, createdAt: context.now() });
    await audit(db, context, { action: 'webhook.create', entityId: id, after: fields });
  });
  return { id, secret };
}

export async function saveWebhook(id: string, fields: Fields, context: HandlerContext): Promise<null> {
  checkUrl(fields.url, context);
  return changeWebhook(id, context, async (db, { name, url, events, isActive }) => {
    await updateWebhook(db, id, fields);
    return { action: 'webhook.save', before: { name, url, events, isActive }, after: fields };
  });
}

/** Replaces the secret. Messages are signed with both for a day, so that the receiver can change over. */
export async function rotateWebhook(id: string, context: HandlerContext) {
  const secret = createWebhookSecret();
  await changeWebhook(id, context, async (db, { sealedSecret, name }) => {
    await updateWebhook(db, id, {
      sealedSecret: context.secrets.seal(secret, secretOwner(id)),
      previousSecret: sealedSecret,
      previousUntil: new Date(context.now().getTime() + dayMs),
    });
    return { action: 'webhook.rotate', after: { name } };
  });
  return { id, secret };
}

export const removeWebhook = (id: string, context: HandlerContext): Promise<null> =>
  changeWebhook(id, context, async (db, { name, url, events }) => {
    await deleteWebhook(db, id);
    return { action: 'webhook.remove', before: { name, url, events } };
  });

export async function testWebhook(id: string, context: HandlerContext): Promise<null> {
  await requireIntegration(context.db, 'webhooks');
  return changeWebhook(id, context, async (db, { isActive }) => {
    if (!isActive) throw new ApiError('NOT_POSSIBLE', { message: 'Turn the webhook on first.' });
    await queueMessage(db, { type: 'test', data: { webhookId: id }, now: context.now(), webhookIds: [id] });
    await context.jobs.send('deliver-webhooks', {}, { db, key: 'now' });
    return { action: 'webhook.test' };
  });
}

export async function listDeliveryRows(
  { webhookId, state, ...paging }: HandlerInput<'POST /admin/webhook/delivery/list'>,
  { db }: HandlerContext,
): Promise<HandlerOutput<'POST /admin/webhook/delivery/list'>> {
  const found = await listDeliveries(db, { webhookId, state }, toSlice(paging));
  return toPage(paging, found, ({ delivery: { message, ...delivery }, webhookName }) => ({
    ...delivery,
    webhookName,
    body: message,
    createdAt: delivery.createdAt.toISOString(),
    lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
  }));
}

/** Sends a message again, in any state. Its id stays, so that a receiver can ignore a repetition. */
export async function replayDelivery(id: string, context: HandlerContext): Promise<null> {
  await requireIntegration(context.db, 'webhooks');
  await context.transaction(async (db) => {
    const delivery = await findDelivery(db, id);
    if (!delivery) throw notFound('delivery');
    await updateDelivery(db, id, { state: 'waiting', attempts: 0, nextAttemptAt: context.now() });
    await audit(db, context, {
      action: 'webhook.replay',
      entityId: delivery.webhookId,
      after: { delivery: id, type: delivery.type },
    });
    await context.jobs.send('deliver-webhooks', {}, { db, key: 'now' });
  });
  return null;
}

function checkUrl(url: string, { settings }: HandlerContext): void {
  const message = findUrlProblem(url, allowsLoopback(settings));
  if (message) throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'url', message }] });
}

/** Changes a webhook in one transaction with its audit entry. */
async function changeWebhook(
  id: string,
  context: HandlerContext,
  change: (db: Db, webhook: WebhookRecord) => Promise<AuditEntry>,
): Promise<null> {
  await context.transaction(async (db) => {
    const found = await findWebhook(db, id);
    if (!found) throw notFound('webhook');
    await audit(db, context, { ...(await change(db, found)), entityId: id });
  });
  return null;
}

const audit = (db: Db, context: HandlerContext, entry: AuditEntry) =>
  recordAudit(db, actorOf(context), { ...entry, entity: 'webhook' });
