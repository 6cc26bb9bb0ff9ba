import { randomUUID } from 'node:crypto';
import {
  type AssistantRequest,
  type AssistantScope,
  assistantScope,
} from '@yunyou/contract/account/assistant.endpoints';
import { findOauthClient, insertOauthGrant, removeGrant } from '@yunyou/database/visitors/oauth.queries';
import { notFound } from '../../api-error.ts';
import { badInput } from '../../bad-input.ts';
import type { HandlerContext } from '../../handler.ts';
import { recordAudit } from '../../staff/audit.ts';
import { createToken } from '../../visitors/session-token.ts';
import { signedIn } from '../../visitors/signed-in.ts';
import { isRegisteredRedirect } from './redirect-uri.ts';
import { issuerOf, resourcePath } from './well-known.ts';

const codeMs = 60_000;

/** Checks an authorisation request. Errors are shown on our page and never sent to an address that is not registered. */
export async function readAssistantRequest(request: AssistantRequest, { db, settings }: HandlerContext) {
  if (settings.MCP_SERVER === 'off') throw notFound('assistant');
  const client = await findOauthClient(db, request.client_id);
  if (!client) throw notFound('assistant');
  if (!isRegisteredRedirect(request.redirect_uri, client.redirectUris))
    throw badInput([{ path: ['redirect_uri'], message: 'This return address is not registered' }]);
  const issuer = issuerOf(settings);
  if (request.resource !== undefined && issuer !== undefined && !isResource(request.resource, issuer))
    throw badInput([{ path: ['resource'], message: 'This is not the address of our server' }]);
  return { client, scopes: readScopes(request.scope) };
}

/** Accepts the address with and without a slash at its end, and the site itself. */
const isResource = (resource: string, issuer: string) =>
  [issuer, issuer + resourcePath].includes(resource.replace(/\/$/, ''));

/** Returns the requested scopes, or the one for reading if there are none. Skips unknown scopes. */
function readScopes(scope: string | undefined): AssistantScope[] {
  const known = (scope ?? '').split(' ').flatMap((one) => assistantScope.safeParse(one).data ?? []);
  return known.length > 0 ? [...new Set(known)] : ['trips.read'];
}

/** Stores the consent with a code that the assistant exchanges within a minute, and returns the address to go back to. */
export async function answerAssistant(
  { isAllowed, ...request }: AssistantRequest & { isAllowed: boolean },
  context: HandlerContext,
): Promise<{ returnUrl: string }> {
  const { client, scopes } = await readAssistantRequest(request, context);
  const { user } = signedIn(context);
  const url = new URL(request.redirect_uri);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  const issuer = issuerOf(context.settings);
  if (issuer !== undefined) url.searchParams.set('iss', issuer); // RFC 9207
  if (!isAllowed) {
    url.searchParams.set('error', 'access_denied');
    return { returnUrl: url.href };
  }
  const { token: code, tokenHash: codeHash } = createToken();
  const now = context.now();
  const id = randomUUID();
  await context.transaction(async (db) => {
    await insertOauthGrant(db, {
      id,
      clientId: client.id,
      userId: user.id,
      scopes,
      redirectUri: request.redirect_uri,
      codeChallenge: request.code_challenge,
      codeHash,
      codeExpiresAt: new Date(now.getTime() + codeMs),
      expiresAt: new Date(now.getTime() + codeMs),
      createdAt: now,
    });
    await recordAudit(db, toActor(client.name, now), {
      action: 'assistant.allow',
      entity: 'oauth_grant',
      entityId: id,
      after: { userId: user.id, scopes },
    });
  });
  url.searchParams.set('code', code);
  return { returnUrl: url.href };
}

/** Ends the access of an assistant of the caller. */
export async function removeAssistant(id: string, context: HandlerContext): Promise<void> {
  const { user } = signedIn(context);
  await context.transaction(async (db) => {
    const removed = await removeGrant(db, id, user.id);
    if (!removed) throw notFound('assistant');
    const client = await findOauthClient(db, removed.clientId);
    await recordAudit(db, toActor(client?.name ?? '', context.now()), {
      action: 'assistant.remove',
      entity: 'oauth_grant',
      entityId: id,
      before: { userId: user.id, scopes: removed.scopes },
    });
  });
}

/** Returns the actor for the audit log: an assistant that acts for a traveller, not a staff member. */
export const toActor = (clientName: string, now: Date) => ({
  id: null,
  name: `Assistant: ${clientName}`,
  now,
});
