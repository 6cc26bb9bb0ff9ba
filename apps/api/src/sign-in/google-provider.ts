import { z } from 'zod';
import type { Settings } from '../settings.ts';
import type { SignInProvider, Verification } from './sign-in-provider.ts';

/** Some of the provider's endpoints return numbers and booleans as strings. */
const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.coerce.number(),
  email: z.email().max(254),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]),
});
const userInfo = z.object({ sub: z.string(), name: z.string().trim().min(1).optional() });

const scriptUrl = 'https://accounts.google.com/gsi/client';

/** Accepts an access token only if the provider confirms our client id, its expiry and a verified e-mail address. */
export function createGoogleProvider(settings: Settings, now = Date.now): SignInProvider {
  const { GOOGLE_CLIENT_ID, GOOGLE_TOKENINFO_URL, GOOGLE_USERINFO_URL, SIGN_IN_TIMEOUT } = settings;

  async function ask(url: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(SIGN_IN_TIMEOUT),
    });
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`Sign-in provider responded with status ${response.status}`);
    }
    return response.ok ? await response.json() : undefined;
  }

  async function verify(accessToken: string): Promise<Verification> {
    // Sends the token in the body, because URLs end up in logs.
    const body = new URLSearchParams({ access_token: accessToken });
    const token = tokenInfo.safeParse(await ask(GOOGLE_TOKENINFO_URL, { method: 'POST', body }));
    if (!token.success) return refused('the provider does not know the token');
    const { aud, sub, exp, email, email_verified } = token.data;
    if (aud !== GOOGLE_CLIENT_ID) return refused('the token was made for another site');
    if (exp * 1000 <= now()) return refused('the token has expired');
    if (!email_verified) return refused('the e-mail address is not verified');
    const headers = { authorization: `Bearer ${accessToken}` };
    const user = userInfo.safeParse(await ask(GOOGLE_USERINFO_URL, { headers }));
    if (!user.success || user.data.sub !== sub) return refused('the provider knows no user for the token');
    const name = user.data.name ?? email.split('@')[0] ?? email;
    return { kind: 'account', account: { subject: sub, email, name: name.slice(0, 60) } };
  }

  return {
    id: 'google',
    offer: { providerName: 'Google', clientId: GOOGLE_CLIENT_ID, scriptUrl, isDemo: false },
    verify: (accessToken) =>
      verify(accessToken).catch((cause: unknown): Verification => ({ kind: 'unavailable', cause })),
  };
}

const refused = (reason: string): Verification => ({ kind: 'refused', reason });
