import { z } from 'zod';
import { providerUrl } from '../setting-values.ts';

/** Sign-in of visitors with Google or a demo account, and its limits. */
export const signInSettings = {
  GOOGLE_CLIENT_ID: z
    .string()
    .default('')
    .describe('OAuth client id of Google. Empty: Google sign-in is off.'),
  GOOGLE_TOKENINFO_URL: providerUrl
    .default('https://oauth2.googleapis.com/tokeninfo')
    .describe('URL that returns the audience of an access token.'),
  GOOGLE_USERINFO_URL: providerUrl
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe('URL that returns the profile of a visitor.'),
  SIGN_IN_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(5000)
    .describe('Timeout of the sign-in provider in milliseconds.'),
  SIGN_IN_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe(
      'Sign-in attempts per minute and address. An address with five times as many failed staff sign-ins in a day is locked.',
    ),
  DEMO_SIGN_IN: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      'Demo sign-in without passwords. `auto`: on without `GOOGLE_CLIENT_ID` while `HOST` and `PUBLIC_URL` are loopback addresses and `TRUST_PROXY` is not set. No setting turns it on in a public installation.',
    ),
};
