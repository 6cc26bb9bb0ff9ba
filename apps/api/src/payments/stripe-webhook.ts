import type { Db } from '@yunyou/database/database';
import { addOrderEvent, type OrderRow, recordPaymentMessage } from '@yunyou/database/orders/order.queries';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { applyMove, withOrder } from '../orders/order-moves.ts';
import { stripeOptions } from './create-payment-provider.ts';

const bodyLimit = 512 * 1024;

/** Handles Stripe's webhook. Verifies the signature over the raw body and processes each event once. */
export async function registerStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const options = stripeOptions(services.settings);
  if (!options) return;
  const { createStripe } = await import('./stripe.ts');
  const stripe = createStripe(options);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_, body, done) => {
      done(null, body);
    });
    scope.post('/payment/stripe', { schema: { hide: true } }, async ({ body, headers, log }, reply) => {
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ApiError('BAD_REQUEST');
      const event = readEvent(stripe, { body, signature, secret: options.webhookSecret });
      const outcome = await handleEvent(services, stripe, event);
      log.info({ event: event.id, type: event.type, outcome }, 'stripe webhook event');
      return reply.header('cache-control', 'no-store').send({ code: 200, message: 'ok', data: null });
    });
  });
}

function readEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { message: 'The signature is not right.', cause });
  }
}

type Outcome = 'ignored' | 'duplicate-event' | 'already-paid' | 'paid' | 'refunded';

async function handleEvent(services: Services, stripe: Stripe, event: Stripe.Event): Promise<Outcome> {
  if (
    event.type !== 'checkout.session.completed' &&
    event.type !== 'checkout.session.async_payment_succeeded'
  ) {
    return 'ignored';
  }
  const session = event.data.object;
  const orderNo = session.client_reference_id;
  if (!orderNo || session.payment_status !== 'paid') return 'ignored';
  const outcome = await applyPayment(services, { orderNo, session, event });
  if (outcome !== 'too-late') return outcome;
  // The seats may be sold, so the payment is refunded. If the refund fails, Stripe's webhook retry repeats it.
  const { refundSession } = await import('./stripe.ts');
  await refundSession(stripe, session, { key: `late-${session.id}` });
  await withOrder(services, { orderNo }, async (db, order) => {
    if (await recordEventOnce(db, services, { orderNo, event }))
      await addLateEvent(db, services, order, session);
  });
  return 'refunded';
}

interface PaymentEvent {
  orderNo: string;
  session: Stripe.Checkout.Session;
  event: Stripe.Event;
}

async function applyPayment(
  services: Services,
  { orderNo, session, event }: PaymentEvent,
): Promise<Outcome | 'too-late'> {
  try {
    return await withOrder(services, { orderNo }, async (db, order) => {
      if (order.paidMinor > 0 && order.paymentReference === session.id) return 'already-paid';
      const isRightSum =
        session.amount_total === order.totalMinor && session.currency === order.currency.toLowerCase();
      if (order.state !== 'pending-payment' || !isRightSum) return 'too-late';
      if (!(await recordEventOnce(db, services, { orderNo, event }))) return 'duplicate-event';
      const change = { paidMinor: order.totalMinor, paymentReference: session.id };
      await applyMove(db, order, { action: 'pay', actor: 'provider', actorName: 'Stripe', change }, services);
      return 'paid';
    });
  } catch (error) {
    if (error instanceof ApiError && error.error === 'NOT_FOUND') return 'ignored';
    throw error;
  }
}

function recordEventOnce(
  db: Db,
  services: Services,
  { orderNo, event }: Omit<PaymentEvent, 'session'>,
): Promise<boolean> {
  const { id, type } = event;
  return recordPaymentMessage(db, { provider: 'stripe', id, type, orderNo, receivedAt: services.now() });
}

async function addLateEvent(
  db: Db,
  services: Services,
  { orderNo, state }: OrderRow,
  session: Stripe.Checkout.Session,
): Promise<void> {
  await addOrderEvent(db, {
    orderNo,
    at: services.now(),
    actor: 'provider',
    actorName: 'Stripe',
    what: 'late-payment',
    state,
    note: `A payment of ${session.amount_total ?? 0} ${session.currency ?? ''} could not be counted and was given back.`,
  });
}
