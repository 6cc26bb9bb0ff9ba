import { type Settings, SettingsError } from '../settings.ts';
import { createPayLater } from './pay-later.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { StripeOptions } from './stripe.ts';

export function createPaymentProvider(settings: Settings): PaymentProvider {
  const stripe = stripeOptions(settings);
  return stripe ? createLazyStripe(stripe) : createPayLater(settings.PAY_LATER_HOURS);
}

/** Loads Stripe's library with the first payment. */
function createLazyStripe(options: StripeOptions): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const load = () => {
    loading ??= import('./stripe.ts').then(({ createStripe, createStripeProvider }) =>
      createStripeProvider(createStripe(options)),
    );
    return loading;
  };
  return {
    name: 'stripe',
    begin: async (...input) => (await load()).begin(...input),
    refund: async (...input) => (await load()).refund(...input),
  };
}

/** Returns Stripe's options, or undefined when Stripe is not configured. Throws when only one of the keys is set. */
export function stripeOptions({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Settings) {
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new SettingsError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both, or none. See the table of settings in README.md.',
    );
  }
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}
