import { createHash } from 'node:crypto';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { auditEntry } from '@yunyou/database/tables/staff.table';
import { like } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sweepExpired } from '../../jobs/sweep-expired.job.ts';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { planTestTrip } from '../../testing/trips.ts';
import { createToken } from '../../visitors/session-token.ts';

const redirectUri = 'http://127.0.0.1:4321/callback';

/** An assistant that keeps its registration and tokens in memory. */
function createProvider(scope: string) {
  let client: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let asked: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: 'Test assistant',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      scope,
    },
    state: () => 'state-1',
    clientInformation: () => client,
    saveClientInformation: (information) => {
      client = information;
    },
    tokens: () => tokens,
    saveTokens: (saved) => {
      tokens = saved;
    },
    redirectToAuthorization: (url) => {
      asked = url;
    },
    saveCodeVerifier: (saved) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  return { provider, asked: () => asked, tokens: () => tokens, client: () => client };
}

/** Runs the whole flow: discovery, registration, consent of the traveller, code, tokens. */
async function connectAs(test: TestApp, address: string, headers: Record<string, string>, scope: string) {
  const own = createProvider(scope);
  const serverUrl = new URL('/mcp', address);
  expect(await auth(own.provider, { serverUrl, scope })).toBe('REDIRECT');
  const asked = Object.fromEntries(own.asked()?.searchParams ?? []);
  expect(own.asked()?.pathname).toBe('/assistants/allow');
  const info = await call(test.app, 'POST /user/assistantRequest', asked, headers);
  expect(info.body.data, JSON.stringify(info.body)).toMatchObject({
    name: 'Test assistant',
    returnHost: '127.0.0.1:4321',
  });
  const answered = await call(test.app, 'POST /user/answerAssistant', { ...asked, isAllowed: true }, headers);
  const back = new URL(answered.body.data.returnUrl);
  expect(back.searchParams.get('state')).toBe('state-1');
  const code = back.searchParams.get('code') ?? '';
  expect(await auth(own.provider, { serverUrl, authorizationCode: code })).toBe('AUTHORIZED');
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(serverUrl, { authProvider: own.provider }));
  onTestFinished(() => client.close());
  return { ...own, client, code, asked };
}

async function start() {
  const test = await createTestApp();
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...test, address };
}

const form = (test: TestApp, path: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/mcp/oauth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const callTool = (test: TestApp, token: string | undefined, name: string, fields: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: fields } },
  });

describe('an assistant with the consent of a traveller', () => {
  it('lists, opens, exports and edits the own trips, with audit entries, until the traveller ends it', async () => {
    const test = await start();
    const { headers } = await test.signIn('Ada');
    const { id } = await planTestTrip(test.app, undefined, headers);
    const { client, tokens } = await connectAs(test, test.address, headers, 'trips.read trips.write');
    const run = async (name: string, fields: object) => {
      const result = (await client.callTool({ name, arguments: { ...fields } })) as CallToolResult; // no task was asked for
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
      return result.structuredContent;
    };
    expect(await run('list_trips', {})).toMatchObject({ total: 1, trips: [{ id }] });
    expect(await run('open_trip', { id })).toMatchObject({ status: 'ready', days: [{}, {}, {}] });
    await run('open_trip', { id }); // what it reads has one entry per day
    expect(await run('export_trip', { id, format: 'ics' })).toMatchObject({
      text: expect.stringMatching(/^BEGIN:VCALENDAR/),
    });
    const edited = await run('edit_trip', {
      id,
      sentence: 'start later on day 2',
      choice: 1,
      keepProblems: true,
    });
    expect(edited).toMatchObject({ isSaved: true });
    const audit = await test.services.db
      .select()
      .from(auditEntry)
      .where(like(auditEntry.action, 'assistant.%'));
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'assistant.allow',
      'assistant.edit-trip',
      'assistant.export-trip',
      'assistant.list-trips',
      'assistant.open-trip',
    ]);
    expect(audit[0]?.staffName).toBe('Assistant: Test assistant');

    const listed = await call(test.app, 'POST /user/assistants', {}, headers);
    const [grant] = listed.body.data.list;
    expect(grant).toMatchObject({ name: 'Test assistant', scopes: ['trips.read', 'trips.write'] });
    const exported = await call(test.app, 'POST /user/exportData', {}, headers);
    expect(exported.body.data.assistants).toMatchObject([{ name: 'Test assistant' }]);
    const { headers: other } = await test.signIn('Bob');
    expect((await call(test.app, 'POST /user/removeAssistant', { id: grant.id }, other)).status).toBe(404);
    expect((await call(test.app, 'POST /user/removeAssistant', { id: grant.id }, headers)).status).toBe(200);
    expect((await callTool(test, tokens()?.access_token, 'list_trips')).statusCode).toBe(401);
  });

  it('reads only the trips of this traveller, and changes nothing without the scope', async () => {
    const test = await start();
    const [ada, bob] = [await test.signIn('Ada'), await test.signIn('Bob')];
    const { id } = await planTestTrip(test.app, undefined, bob.headers);
    const { tokens } = await connectAs(test, test.address, ada.headers, 'trips.read');
    const token = tokens()?.access_token;
    expect((await callTool(test, token, 'open_trip', { id })).json().result).toMatchObject({ isError: true });
    expect((await callTool(test, token, 'export_trip', { id, format: 'ics' })).json().result).toMatchObject({
      isError: true,
    });
    const refused = await callTool(test, token, 'edit_trip', { id, sentence: 'start later' });
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['www-authenticate']).toContain(
      'error="insufficient_scope", scope="trips.read trips.write"',
    );
  });

  it('loses access when the account is deleted', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { tokens } = await connectAs(test, test.address, headers, 'trips.read');
    expect((await callTool(test, tokens()?.access_token, 'list_trips')).statusCode).toBe(200);
    await call(test.app, 'POST /user/deleteAccount', { confirmation: 'delete my account' }, headers);
    expect((await callTool(test, tokens()?.access_token, 'list_trips')).statusCode).toBe(401);
  });
});

describe('tokens', () => {
  it('are asked for with the address of the metadata, and work nowhere else', async () => {
    const test = await start();
    const refused = await callTool(test, undefined, 'list_trips');
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toMatch(
      /^Bearer scope="trips.read", resource_metadata="http/,
    );
    expect((await callTool(test, createToken().token, 'search_places', { query: 'wall' })).statusCode).toBe(
      401,
    );
    const { headers } = await test.signIn();
    expect((await callTool(test, headers['user-token'], 'list_trips')).statusCode).toBe(401);
    const { tokens } = await connectAs(test, test.address, headers, 'trips.read');
    const own = { 'user-token': tokens()?.access_token ?? '' };
    expect((await call(test.app, 'POST /user/userInfo', {}, own)).status).toBe(401);
  });

  it('expire after an hour, are renewed once per refresh token, and end when one is used twice', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { tokens, client: _, ...own } = await connectAs(test, test.address, headers, 'trips.read');
    const first = tokens();
    const clientId = own.asked['client_id'] ?? '';
    test.passTime(3_601_000);
    expect((await callTool(test, first?.access_token, 'list_trips')).statusCode).toBe(401);
    const refresh = (refresh_token = '') =>
      form(test, 'token', { grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const renewed = await refresh(first?.refresh_token);
    const second = renewed.json() as OAuthTokens; // the test checks the fields it uses
    expect((await callTool(test, second.access_token, 'list_trips')).statusCode).toBe(200);
    const again = await refresh(first?.refresh_token);
    expect([again.statusCode, again.json()]).toEqual([400, { error: 'invalid_grant' }]);
    expect((await callTool(test, second.access_token, 'list_trips')).statusCode).toBe(401);
  });

  it('are revoked by the assistant', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { tokens, asked } = await connectAs(test, test.address, headers, 'trips.read');
    const token = tokens()?.access_token ?? '';
    await form(test, 'revoke', { token, client_id: 'another' });
    expect((await callTool(test, token, 'list_trips')).statusCode).toBe(200);
    expect((await form(test, 'revoke', { token, client_id: asked['client_id'] ?? '' })).statusCode).toBe(200);
    expect((await callTool(test, token, 'list_trips')).statusCode).toBe(401);
  });

  it('are stored as hashes only', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { tokens, code } = await connectAs(test, test.address, headers, 'trips.read');
    const { rows } = await test.services.db.execute(
      'select g.*, t.* from oauth_grant g join oauth_token t on t.grant_id = g.id',
    );
    expect(rows).toHaveLength(1);
    for (const secret of [tokens()?.access_token, tokens()?.refresh_token, code])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a code', () => {
  const verifier = 'v'.repeat(43);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');

  async function askFor(test: TestApp, headers: Record<string, string>) {
    const registered = await test.app.inject({
      method: 'POST',
      url: '/mcp/oauth/register',
      payload: { client_name: 'Other', redirect_uris: [redirectUri] },
    });
    const { client_id } = registered.json();
    const request = {
      client_id,
      redirect_uri: redirectUri,
      response_type: 'code',
      code_challenge,
      code_challenge_method: 'S256',
    };
    const answer = (change: object = {}) =>
      call(test.app, 'POST /user/answerAssistant', { ...request, isAllowed: true, ...change }, headers);
    const exchange = (code: string, change: Record<string, string> = {}) =>
      form(test, 'token', {
        grant_type: 'authorization_code',
        client_id,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        ...change,
      });
    return { answer, exchange };
  }
  const codeOf = (answer: Awaited<ReturnType<typeof call>>) =>
    new URL(answer.body.data.returnUrl).searchParams.get('code') ?? '';

  it('needs PKCE with S256, a registered return address and a signed-in traveller', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { answer } = await askFor(test, headers);
    expect((await answer({ code_challenge_method: 'plain' })).status).toBe(400);
    expect((await answer({ code_challenge: 'short' })).status).toBe(400);
    expect((await answer({ redirect_uri: 'https://evil.example/' })).status).toBe(400);
    expect((await answer({ client_id: 'unknown' })).status).toBe(404);
    const { answer: signedOut } = await askFor(test, {});
    expect((await signedOut()).status).toBe(401);
    const denied = new URL((await answer({ isAllowed: false, state: 's' })).body.data.returnUrl);
    expect(Object.fromEntries(denied.searchParams)).toEqual({ state: 's', error: 'access_denied' });
  });

  it('works once, for a minute, for its client and with its verifier; a second use revokes the access', async () => {
    const test = await start();
    const { headers } = await test.signIn();
    const { answer, exchange } = await askFor(test, headers);
    const other = await askFor(test, headers);
    const code = codeOf(await answer());
    expect((await exchange(code, { code_verifier: 'w'.repeat(43) })).statusCode).toBe(400);
    expect((await exchange(code, { redirect_uri: 'http://127.0.0.1:1/callback' })).statusCode).toBe(400);
    expect((await other.exchange(code)).statusCode).toBe(400);
    const first = await exchange(code);
    expect(first.statusCode).toBe(200);
    expect((await exchange(code)).statusCode).toBe(400);
    expect((await callTool(test, first.json().access_token, 'list_trips')).statusCode).toBe(401);
    const late = codeOf(await answer());
    test.passTime(61_000);
    expect((await exchange(late)).statusCode).toBe(400);
  });

  it('is not exchanged for malformed requests', async () => {
    const test = await start();
    for (const fields of [{}, { grant_type: 'password' }, { grant_type: 'authorization_code' }])
      expect((await form(test, 'token', { ...fields })).statusCode).toBe(400);
    for (const payload of [{}, { redirect_uris: ['javascript:alert(1)'] }, { redirect_uris: [] }])
      expect(
        (await test.app.inject({ method: 'POST', url: '/mcp/oauth/register', payload })).statusCode,
      ).toBe(400);
  });
});

it('clients that no traveller has allowed are removed after a day, and nothing exists with MCP_SERVER=off', async () => {
  const test = await start();
  await test.app.inject({
    method: 'POST',
    url: '/mcp/oauth/register',
    payload: { redirect_uris: [redirectUri] },
  });
  const attempt = { number: 0, isLast: true, signal: new AbortController().signal };
  const count = async () => (await test.services.db.execute('select id from oauth_client')).rows.length;
  await sweepExpired.run({}, test.services, attempt);
  expect(await count()).toBe(1);
  test.passTime(2 * 86_400_000);
  await sweepExpired.run({}, test.services, attempt);
  expect(await count()).toBe(0);
  const { app } = await createTestApp({ MCP_SERVER: 'off' });
  for (const url of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource/mcp'])
    expect((await app.inject(url)).statusCode).toBe(404);
});
