import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { call } from '../testing/call.ts';
import { portOf } from '../testing/port-of.ts';
import { createTestApp } from '../testing/test-app.ts';

const client = 'our-client.apps.example';
const inAnHour = () => String(Math.floor(Date.now() / 1000) + 3600);

const goodToken = () => ({
  aud: client,
  sub: '1234567890',
  exp: inAnHour(),
  email: 'ada@example.org',
  email_verified: 'true',
});

interface StandIn {
  /** Token info by token; other tokens are invalid. */
  tokens: Record<string, Record<string, unknown>>;
  user?: Record<string, unknown>;
  status?: number;
  isSilent?: boolean;
}

/** Starts a fake provider. Like the real one, it accepts the token only in the expected place. */
async function startProvider({ tokens, user, status, isSilent }: StandIn) {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(`${request.method} ${request.url}`);
    if (isSilent) return;
    const send = (code: number, body: unknown) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (status) return send(status, { error: 'busy' });
    if (request.url === '/tokeninfo') {
      const known = tokens[new URLSearchParams(await readBody(request)).get('access_token') ?? ''];
      return known ? send(200, known) : send(400, { error: 'invalid_token' });
    }
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const known = tokens[token];
    return known ? send(200, user ?? { sub: known['sub'], name: 'Ada Lovelace' }) : send(401, {});
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = portOf(server);
  return { url: `http://127.0.0.1:${port}`, asked };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function siteWith(standIn: StandIn, environment: Record<string, string> = {}) {
  const provider = await startProvider(standIn);
  const site = await createTestApp({
    GOOGLE_CLIENT_ID: client,
    GOOGLE_TOKENINFO_URL: `${provider.url}/tokeninfo`,
    GOOGLE_USERINFO_URL: `${provider.url}/userinfo`,
    ...environment,
  });
  const exchange = (access_token: string) => call(site.app, 'POST /oauth/googleLogin', { access_token });
  return { ...site, ...provider, exchange };
}

describe('an access token of the provider', () => {
  it('is exchanged for a session of one day, stored as a hash', async () => {
    const { app, exchange, services, asked } = await siteWith({ tokens: { good: goodToken() } });
    const answer = await exchange('good');
    expect(answer.status).toBe(200);
    const token: string = answer.body.data;
    expect(token).toMatch(/^[\w-]{43}$/);
    const info = await call(app, 'POST /user/userInfo', {}, { 'user-token': token });
    expect(info.body.data).toMatchObject({ userName: 'Ada Lovelace', email: 'ada@example.org' });
    const stored = await services.db.execute('select token_hash, expires_at from user_session');
    expect(stored.rows).toHaveLength(1);
    expect(JSON.stringify(stored.rows)).not.toContain(token);
    const [row] = stored.rows as { expires_at: string }[];
    const seconds = (new Date(row?.expires_at ?? 0).getTime() - Date.now()) / 1000;
    expect(Math.abs(seconds - 86_400)).toBeLessThan(60);
    expect(asked.join(' ')).not.toContain('good'); // no token in an address
  });

  it('signs in the same user again and keeps the changed name', async () => {
    const { app, exchange } = await siteWith({ tokens: { first: goodToken(), second: goodToken() } });
    const first: string = (await exchange('first')).body.data;
    await call(app, 'POST /user/updateUserInfo', { userName: 'Countess' }, { 'user-token': first });
    const second: string = (await exchange('second')).body.data;
    const info = await call(app, 'POST /user/userInfo', {}, { 'user-token': second });
    expect(info.body.data.userName).toBe('Countess');
  });

  it.each([
    ['of another audience', { ...goodToken(), aud: 'another-client.apps.example' }],
    ['that has expired', { ...goodToken(), exp: String(Math.floor(Date.now() / 1000) - 1) }],
    ['with an unverified e-mail address', { ...goodToken(), email_verified: 'false' }],
    ['without an e-mail address', { aud: client, sub: '1', exp: inAnHour() }],
  ])('403: %s is rejected', async (_, token) => {
    const { exchange } = await siteWith({ tokens: { token } });
    expect((await exchange('token')).body).toMatchObject({ code: 403, data: { error: 'SIGN_IN_REFUSED' } });
  });

  it('403: is rejected when the provider rejects it', async () => {
    const { exchange } = await siteWith({ tokens: { good: goodToken() } });
    expect((await exchange('forged')).status).toBe(403);
  });

  it('403: is rejected when the user info has another subject', async () => {
    const { exchange } = await siteWith({
      tokens: { good: goodToken() },
      user: { sub: 'another', name: 'Eve' },
    });
    expect((await exchange('good')).status).toBe(403);
  });
});

describe('a provider that does not answer', () => {
  it.each([
    ['in time', { tokens: {}, isSilent: true }],
    ['without errors', { tokens: {}, status: 503 }],
  ])('%s: returns 503 with Retry-After', async (_, standIn) => {
    const { exchange, app } = await siteWith(standIn, { SIGN_IN_TIMEOUT: '300' });
    const answer = await exchange('good');
    expect(answer.body).toMatchObject({ code: 503, data: { error: 'UNAVAILABLE' } });
    expect(answer.body.message).toContain('sign-in provider');
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await call(app, 'GET /home/faves')).status).toBe(200); // other endpoints still work
  });
});

describe('signing in', () => {
  it('is not offered without a configured provider', async () => {
    const { app } = await createTestApp({ DEMO_SIGN_IN: 'off' });
    const answer = await call(app, 'POST /oauth/googleLogin', { access_token: 'x' });
    expect(answer.body).toMatchObject({ code: 409, data: { error: 'SIGN_IN_NOT_OFFERED' } });
    expect((await app.inject('/demo-sign-in/client.js')).statusCode).toBe(404);
  });

  it('429: is rate limited', async () => {
    const { app } = await createTestApp({ SIGN_IN_LIMIT: '3' });
    const attempt = () => call(app, 'POST /oauth/googleLogin', { access_token: 'x' });
    for (let times = 0; times < 3; times += 1) expect((await attempt()).status).toBe(403);
    expect((await attempt()).status).toBe(429);
  });
});
