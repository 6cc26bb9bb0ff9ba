import { z } from 'zod';
import { endpoint, list, noInput, page, paging } from '../endpoint.ts';
import { id, line } from '../entities/base.schema.ts';

/** Types of events that webhooks report. The data of an event has ids and states, never texts or people. */
export const webhookEvents = {
  'order.created': 'A visitor has booked seats',
  'order.changed': 'An order was paid, confirmed, completed, cancelled, refunded or has expired',
  'review.submitted': 'A visitor has written or changed a review',
  'review.published': 'A review can be read on the site',
  'review.rejected': 'Staff have rejected a review',
  'content.published': 'A page or another row of the guide was published or changed',
  'content.withdrawn': 'A row of the guide is no longer on the site',
} as const satisfies Record<string, string>;
export type WebhookEvent = keyof typeof webhookEvents;
const eventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]; // webhookEvents is not empty

export const webhookState = z.enum(['waiting', 'delivered', 'failed']);

const fields = {
  name: line(80),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(
      (text) => !URL.canParse(text) || !/[@#]/.test(text),
      'An address without a user name and without #',
    ),
  events: z.array(z.enum(eventNames)).min(1).max(eventNames.length),
  isActive: z.boolean(),
};

export const webhookRow = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventNames)),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** Until then messages are also signed with the secret before the last rotation. */
  previousUntil: z.string().nullable(),
  /** Deliveries of the last 30 days by state. */
  counts: z.object({ waiting: z.int(), delivered: z.int(), failed: z.int() }),
});
export type WebhookRow = z.infer<typeof webhookRow>;

export const webhookDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  webhookName: z.string(),
  type: z.string(),
  /** The JSON that was or will be sent. */
  body: z.string(),
  state: webhookState,
  attempts: z.int(),
  /** HTTP status of the last attempt. */
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  lastAttemptAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** The secret is in this answer only. */
const newSecret = z.object({ id: z.string(), secret: z.string() });

/** Addresses of other programs that receive events of orders, reviews and content. */
export const adminWebhookEndpoints = {
  'GET /admin/webhook/list': endpoint({
    summary: 'List webhooks with their deliveries of the last 30 days by state, newest first',
    access: { staff: 'webhookList.read' },
    input: noInput,
    output: list(webhookRow),
  }),
  'POST /admin/webhook/create': endpoint({
    summary: 'Add a webhook',
    access: { staff: 'webhookList.write' },
    confirmation: true,
    input: z.strictObject(fields),
    output: newSecret,
  }),
  'POST /admin/webhook/save': endpoint({
    summary: 'Change address, events or name of a webhook, or turn it on or off',
    access: { staff: 'webhookList.write' },
    confirmation: true,
    input: z.strictObject({ id, ...fields }),
    output: z.null(),
  }),
  'POST /admin/webhook/rotate': endpoint({
    summary: 'Replace the secret of a webhook; messages are signed with both for one day',
    access: { staff: 'webhookList.write' },
    confirmation: true,
    input: z.strictObject({ id }),
    output: newSecret,
  }),
  'POST /admin/webhook/remove': endpoint({
    summary: 'Remove a webhook and its deliveries',
    access: { staff: 'webhookList.remove' },
    confirmation: true,
    input: z.strictObject({ id }),
    output: z.null(),
  }),
  'POST /admin/webhook/test': endpoint({
    summary: 'Send a test message to a webhook',
    access: { staff: 'webhookList.write' },
    input: z.strictObject({ id }),
    output: z.null(),
  }),
  'POST /admin/webhook/delivery/list': endpoint({
    summary: 'List deliveries, newest first',
    access: { staff: 'webhookList.read' },
    input: z.strictObject({ webhookId: id.optional(), state: webhookState.optional(), ...paging }),
    output: page(webhookDelivery),
  }),
  'POST /admin/webhook/delivery/replay': endpoint({
    summary: 'Send a delivery again, with the same message id',
    access: { staff: 'webhookList.write' },
    input: z.strictObject({ id }),
    output: z.null(),
  }),
};
