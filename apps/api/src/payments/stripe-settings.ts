import { z } from 'zod';

/** Settings of payments with Stripe. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'A key that begins with sk_ or rk_')
    .optional()
    .describe('Key for Stripe Checkout. Default: visitors pay later and staff members mark orders as paid.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'A secret that begins with whsec_')
    .optional()
    .describe('Secret of the Stripe webhook at `API_BASE/API_PREFIX/payment/stripe`. Required with the key.'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe('Address of the Stripe API; another one for tests.'),
};
