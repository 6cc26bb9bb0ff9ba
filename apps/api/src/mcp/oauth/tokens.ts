import { createHash, timingSafeEqual } from 'node:crypto';
import {
  findGrantByCode,
  findGrantByRefresh,
  findGrantOfAccessToken,
  insertAccessToken,
  type OauthGrantRow,
  redeemGrant,
  removeGrant,
  rotateRefresh,
} from '@yunyou/database/visitors/oauth.queries';
import type { Services } from '../../handler.ts';
import { createToken, hashToken, isTokenShaped } from '../../visitors/session-token.ts';

const accessSeconds = 3600;
/** A grant ends when the assistant has not refreshed its token for this long. */
const refreshMs = 60 * 86_400_000;

export type OauthErrorCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_client_metadata';

/** An error of the token endpoint (RFC 6749, section 5.2). */
export class OauthError extends Error {
  override name = 'OauthError';
  readonly code: OauthErrorCode;
  constructor(code: OauthErrorCode) {
    super(code);
    this.code = code;
  }
}

interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

type TokenServices = Pick<Services, 'db' | 'now'>;

interface CodeExchange {
  clientId: string;
  code: string;
  redirectUri: string;
  verifier: string;
}

/** Exchanges a code for tokens. A code that was exchanged before revokes its grant: it may have been stolen. */
export async function exchangeCode(
  { clientId, code, redirectUri, verifier }: CodeExchange,
  services: TokenServices,
): Promise<TokenAnswer> {
  const { db, now } = services;
  const grant = isTokenShaped(code) ? await findGrantByCode(db, hashToken(code)) : undefined;
  if (!grant || grant.clientId !== clientId) throw new OauthError('invalid_grant');
  if (grant.redeemedAt !== null) {
    await removeGrant(db, grant.id);
    throw new OauthError('invalid_grant');
  }
  if (
    grant.codeExpiresAt <= now() ||
    grant.redirectUri !== redirectUri ||
    !isVerified(verifier, grant.codeChallenge)
  )
    throw new OauthError('invalid_grant');
  const { token, tokenHash } = createToken();
  const isFirst = await redeemGrant(db, grant.id, {
    refreshHash: tokenHash,
    now: now(),
    expiresAt: new Date(now().getTime() + refreshMs),
  });
  if (!isFirst) throw new OauthError('invalid_grant');
  return answer(grant, token, services);
}

/** Checks a PKCE verifier against a challenge of the method S256. */
function isVerified(verifier: string, challenge: string): boolean {
  const [made, asked] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return made.length === asked.length && timingSafeEqual(made, asked);
}

/** Exchanges a refresh token for new tokens. A token that was replaced before revokes the grant. */
export async function refreshTokens(
  { clientId, refreshToken }: { clientId: string; refreshToken: string },
  services: TokenServices,
): Promise<TokenAnswer> {
  const { db, now } = services;
  const from = hashToken(refreshToken);
  const grant = isTokenShaped(refreshToken) ? await findGrantByRefresh(db, from) : undefined;
  if (!grant || grant.clientId !== clientId || grant.expiresAt <= now())
    throw new OauthError('invalid_grant');
  const { token, tokenHash: to } = createToken();
  const expiresAt = new Date(now().getTime() + refreshMs);
  if (grant.refreshHash !== from || !(await rotateRefresh(db, { id: grant.id, from, to, expiresAt }))) {
    await removeGrant(db, grant.id);
    throw new OauthError('invalid_grant');
  }
  return answer(grant, token, services);
}

async function answer(
  { id, scopes }: OauthGrantRow,
  refreshToken: string,
  { db, now }: TokenServices,
): Promise<TokenAnswer> {
  const { token, tokenHash } = createToken();
  await insertAccessToken(db, {
    tokenHash,
    grantId: id,
    expiresAt: new Date(now().getTime() + accessSeconds * 1000),
  });
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  };
}

/** Ends the grant of an access or refresh token (RFC 7009). An unknown token is no error. */
export async function revokeToken(token: string, clientId: string, { db }: TokenServices): Promise<void> {
  if (!isTokenShaped(token)) return;
  const hash = hashToken(token);
  const grant = (await findGrantByRefresh(db, hash)) ?? (await findGrantOfAccessToken(db, hash));
  if (grant?.clientId === clientId) await removeGrant(db, grant.id);
}
