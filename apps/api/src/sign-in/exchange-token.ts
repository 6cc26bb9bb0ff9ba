import { randomUUID } from 'node:crypto';
import { createSession, upsertUser } from '@yunyou/database/visitors/user.queries';
import { ApiError } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { createToken } from '../visitors/session-token.ts';

/** Same lifetime as the cookies that hold the token. */
const sessionSeconds = 86_400;

/** Verifies the provider's access token and returns the token of a new session. */
export async function exchangeToken(accessToken: string, context: HandlerContext): Promise<string> {
  const { provider } = context.signIn;
  if (!provider) throw new ApiError('SIGN_IN_NOT_OFFERED');
  const verified = await provider.verify(accessToken);
  if (verified.kind === 'refused') throw new ApiError('SIGN_IN_REFUSED', { cause: verified.reason });
  if (verified.kind === 'unavailable') {
    throw new ApiError('UNAVAILABLE', {
      message: 'The sign-in provider does not answer. Please try again shortly.',
      cause: verified.cause,
    });
  }
  const { subject, email, name } = verified.account;
  const { token, tokenHash } = createToken();
  await context.transaction(async (db) => {
    const user = await upsertUser(db, {
      id: randomUUID(),
      provider: provider.id,
      providerSubject: subject,
      email,
      userName: name,
    });
    await createSession(db, {
      tokenHash,
      userId: user.id,
      userAgent: context.caller.userAgent,
      expiresAt: new Date(context.now().getTime() + sessionSeconds * 1000),
    });
  });
  return token;
}
