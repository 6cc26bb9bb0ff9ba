import type { AssistantScope } from '@yunyou/contract/account/assistant.endpoints';
import { findTokenGrant } from '@yunyou/database/visitors/oauth.queries';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../../handler.ts';
import { hashToken, isTokenShaped } from '../../visitors/session-token.ts';
import { metadataUrl, originOf } from './well-known.ts';

export type TokenGrant = NonNullable<Awaited<ReturnType<typeof findTokenGrant>>> & { tokenHash: string };

/** Returns the grant of the request's access token; undefined without a token. Throws 401 for a token that is not valid. */
export async function findBearer(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, now, settings }: Services,
): Promise<TokenGrant | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer ([\w-]+)$/i.exec(authorization) ?? [];
  const tokenHash = isTokenShaped(token) ? hashToken(token) : undefined;
  const found = tokenHash === undefined ? undefined : await findTokenGrant(db, tokenHash, now());
  if (found && tokenHash !== undefined) return { ...found, tokenHash };
  challenge(reply, originOf(request, settings), { error: 'invalid_token' });
  throw new ApiError('NOT_SIGNED_IN');
}

/** Throws 401 without a token and 403 without the scope, each with the way to get it (RFC 6750, RFC 9728). */
export function requireScope(
  scope: AssistantScope,
  grant: TokenGrant | undefined,
  { request, reply, settings }: { request: FastifyRequest; reply: FastifyReply } & Pick<Services, 'settings'>,
): void {
  if (grant?.grant.scopes.includes(scope)) return;
  const origin = originOf(request, settings);
  challenge(
    reply,
    origin,
    grant ? { error: 'insufficient_scope', scope: joinScopes(grant, scope) } : { scope },
  );
  throw new ApiError(grant ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
}

/**
 * Returns the granted scopes with a further one. The client requests all of them again, so that it does not lose
 * granted ones.
 */
const joinScopes = ({ grant }: TokenGrant, scope: AssistantScope) => [...grant.scopes, scope].join(' ');

function challenge(reply: FastifyReply, origin: string, fields: Record<string, string>): void {
  const all = { ...fields, resource_metadata: metadataUrl(origin) };
  const pairs = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  reply.header('www-authenticate', `Bearer ${pairs.join(', ')}`);
}
