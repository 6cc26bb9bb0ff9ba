import Stripe from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';

export interface StripeOptions {
  secretKey: string;
  apiUrl: string;
}

const sessionMinutes = 31; // Stripe's minimum is 30
const graceMinutes = 5; // time for the webhook of a payment at the last second

export function createStripe({ secretKey, apiUrl }: StripeOptions): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Uses Stripe Checkout: the visitor pays on Stripe's page and Stripe calls our webhook. Card data never reaches us. */
export function createStripeProvider(stripe: Stripe): PaymentProvider {
  return {
    name: 'stripe',
    begin: async (order, { returnUrl }, now) => {
      if (order.paymentReference) await closeSession(stripe, order.paymentReference);
      const expiresAt = Math.floor(now.getTime() / 1000) + sessionMinutes * 60;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.orderNo,
          customer_email: order.contact.email,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: order.totalMinor,
                product_data: { name: `${order.tour.name}, ${order.date}` },
              },
            },
          ],
          success_url: `${returnUrl}&payment=done`,
          cancel_url: `${returnUrl}&payment=left`,
          expires_at: expiresAt,
        },
        { idempotencyKey: `${order.orderNo}-${order.paymentAttempts}` },
      );
      if (!session.url) throw new Error(`Stripe session ${session.id} has no URL`);
      return {
        kind: 'redirect',
        redirectUrl: session.url,
        reference: session.id,
        heldUntil: new Date((expiresAt + graceMinutes * 60) * 1000),
      };
    },
    refund: async ({ order, amountMinor, key }) => {
      if (!order.paymentReference?.startsWith('cs_')) return 'manual'; // recorded by staff, not paid through Stripe
      const session = await stripe.checkout.sessions.retrieve(order.paymentReference);
      await refundSession(stripe, session, { amountMinor, key });
      return 'done';
    },
  };
}

export async function refundSession(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  { amountMinor, key }: { amountMinor?: number; key: string },
): Promise<void> {
  const intent =
    typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id;
  if (!intent) throw new Error(`Stripe session ${session.id} has no payment`);
  await stripe.refunds.create(
    { payment_intent: intent, ...(amountMinor !== undefined && { amount: amountMinor }) },
    { idempotencyKey: key },
  );
}

/** Expires an open session. Ignores that a paid or expired one cannot be expired: the webhook reports its payment. */
async function closeSession(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}
