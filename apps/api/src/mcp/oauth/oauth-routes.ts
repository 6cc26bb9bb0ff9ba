import { randomUUID } from 'node:crypto';
import type { FlowLimits } from '@yunyou/contract/endpoint';
import { line } from '@yunyou/contract/entities/base.schema';
import { insertOauthClient } from '@yunyou/database/visitors/oauth.queries';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../handler.ts';
import { type CallLimits, toFlowRate } from '../../http/limits/call-limits.ts';
import { registerMalformedInputCheck } from '../../http/malformed-input.ts';
import { requireIntegration } from '../../site-settings.ts';
import { cleanTexts } from '../clean-text.ts';
import { isAllowedRedirect } from './redirect-uri.ts';
import { exchangeCode, OauthError, type OauthErrorCode, refreshTokens, revokeToken } from './tokens.ts';
import { oauthPath, originOf, resourceMetadata, resourcePath, serverMetadata } from './well-known.ts';

const oauthLimits: FlowLimits = { flow: 'mcp-oauth', perMinute: 30, concurrency: 4, maxWaiting: 32 };
const bodyBytesMax = 8 * 1024;
/** Maximum number of clients without a consent; the oldest further ones are removed. */
const unusedClientsMax = 1000;

const registration = z.object({
  client_name: line(80).default('Assistant'),
  redirect_uris: z.array(z.string().max(500)).min(1).max(5),
  token_endpoint_auth_method: z.string().max(40).optional(),
});

const text = z.string().max(500);
const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: text,
    code: text,
    redirect_uri: text,
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.object({ grant_type: z.literal('refresh_token'), client_id: text, refresh_token: text }),
]);
const revocation = z.object({ token: text, client_id: text });

/** Registers the authorisation server of `/mcp`: metadata, registration of clients, tokens. The consent is a page of the site. */
export async function registerOauth(
  app: FastifyInstance,
  services: Services,
  limits: CallLimits,
): Promise<void> {
  const { settings } = services;
  const options = { schema: { hide: true }, bodyLimit: bodyBytesMax };
  registerMalformedInputCheck(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request) => {
    await limits.count(toFlowRate(oauthLimits, settings), request.ip);
    await requireIntegration(services.db, 'assistants');
  });
  for (const path of ['', resourcePath])
    app.get(`/.well-known/oauth-protected-resource${path}`, options, async (request, reply) =>
      sendJson(reply, 200, resourceMetadata(originOf(request, settings))),
    );
  app.get('/.well-known/oauth-authorization-server', options, async (request, reply) =>
    sendJson(reply, 200, serverMetadata(originOf(request, settings), settings)),
  );
  app.post(`${oauthPath}/register`, options, ({ body }, reply) =>
    sendOr(reply, 201, () => registerClient(body, services)),
  );
  app.post(`${oauthPath}/token`, options, ({ body }, reply) =>
    sendOr(reply, 200, () => grantToken(body, services)),
  );
  app.post(`${oauthPath}/revoke`, options, ({ body }, reply) =>
    sendOr(reply, 200, async () => {
      const { token, client_id: clientId } = parse(revocation, body, 'invalid_request');
      await revokeToken(token, clientId, services);
      return {};
    }),
  );
}

async function registerClient(body: unknown, { transaction, now }: Services) {
  const client = parse(registration, body, 'invalid_client_metadata');
  if (!client.redirect_uris.every(isAllowedRedirect)) throw new OauthError('invalid_client_metadata');
  const id = randomUUID();
  const { client_name: name } = cleanTexts(client);
  const row = { id, name: name || 'Assistant', redirectUris: client.redirect_uris, createdAt: now() };
  await transaction((inside) => insertOauthClient(inside, row, unusedClientsMax));
  return {
    client_id: id,
    client_id_issued_at: Math.floor(row.createdAt.getTime() / 1000),
    client_name: row.name,
    redirect_uris: row.redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}

function grantToken(body: unknown, services: Services) {
  const asked = parse(
    tokenRequest,
    body,
    isKnownGrantType(body) ? 'invalid_request' : 'unsupported_grant_type',
  );
  const clientId = asked.client_id;
  return asked.grant_type === 'refresh_token'
    ? refreshTokens({ clientId, refreshToken: asked.refresh_token }, services)
    : exchangeCode(
        { clientId, code: asked.code, redirectUri: asked.redirect_uri, verifier: asked.code_verifier },
        services,
      );
}

const isKnownGrantType = (body: unknown): boolean =>
  z.object({ grant_type: z.enum(['authorization_code', 'refresh_token']) }).safeParse(body).success;

function parse<T>(schema: z.ZodType<T>, body: unknown, code: OauthErrorCode): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new OauthError(code);
  return parsed.data;
}

/** Sends the result, or an error in the format of OAuth. */
async function sendOr(
  reply: FastifyReply,
  status: number,
  run: () => Promise<object>,
): Promise<FastifyReply> {
  try {
    return sendJson(reply, status, await run());
  } catch (error) {
    if (!(error instanceof OauthError)) throw error;
    return sendJson(reply, 400, { error: error.code });
  }
}

const sendJson = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).header('cache-control', 'no-store').send(body);
