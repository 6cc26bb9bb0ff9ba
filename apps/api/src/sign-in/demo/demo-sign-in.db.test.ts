import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { call } from '../../testing/call.ts';
import { portOf } from '../../testing/port-of.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createSignIn } from '../sign-in.ts';

/** Starts two processes' apps on one database and sends requests to them in turn, like a load balancer. */
async function twoCopies() {
  const { app, services } = await createTestApp();
  const second = await createApp({ ...services, signIn: createSignIn(services, services.settings) });
  onTestFinished(() => second.close());
  const ports: number[] = [];
  for (const copy of [app, second]) {
    await copy.listen({ port: 0, host: '127.0.0.1' });
    ports.push(portOf(copy.server));
  }
  const cookies = new Map<string, string>();
  let turn = 0;
  /** Alternates between the apps; stores cookies like a browser, but ignores their paths. */
  const visit = async (path: string, form?: Record<string, string>) => {
    turn += 1;
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await send(ports[turn % 2] ?? 0, path, { cookie, form });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return { app, visit, cookies };
}

/** Sends a request under one host name, whatever the port; `fetch` does not allow this header. */
async function send(
  port: number,
  path: string,
  { cookie, form }: { cookie: string; form: Record<string, string> | undefined },
): Promise<Response> {
  const request = http.request({
    ...{ host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET' },
    headers: { host: ownHost, cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
  });
  request.end(form && new URLSearchParams(form).toString());
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]; // the arguments of this event
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return new Response(await text(answer), { status: answer.statusCode ?? 0, headers });
}

const pathOf = (address: string | null) => {
  const url = new URL(address ?? '', 'http://any.test');
  return url.pathname + url.search;
};

const ownHost = 'localhost:4000';
const verifier = randomBytes(32).toString('base64url');
const ask = (change: Record<string, string> = {}) =>
  `/demo-sign-in/oidc/auth?${new URLSearchParams({
    client_id: 'yunyou-demo',
    scope: 'openid email profile',
    state: 'x',
    redirect_uri: 'http://localhost:4000/demo-sign-in/callback',
    response_type: 'code',
    prompt: 'login',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  }).toString()}`;

const paths = [
  '/client.js',
  '/callback',
  '/traveller/x',
  '/oidc/auth',
  '/oidc/.well-known/openid-configuration',
];

describe('the demo provider', () => {
  it.each([
    { TRUST_PROXY: 'true' },
    { PUBLIC_URL: 'https://yunyou.example.org' },
    { HOST: '0.0.0.0' },
    { DEMO_SIGN_IN: 'off' },
  ])('has no routes and no offer with %o', async (environment) => {
    const { app, services } = await createTestApp(environment);
    for (const path of paths) expect((await app.inject(`/demo-sign-in${path}`)).statusCode, path).toBe(404);
    expect(services.signIn.offer).toMatchObject({ clientId: '', isDemo: false });
  });

  it('answers 404 to other machines, forwarded requests and other host names', async () => {
    const { app } = await createTestApp();
    const url = '/demo-sign-in/client.js';
    expect((await app.inject({ url, headers: { host: '[::1]:3000' } })).statusCode).toBe(200);
    expect((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await app.inject({ url, headers: { [header]: '127.0.0.1' } })).statusCode, header).toBe(404);
    for (const host of ['yunyou.example.org', 'localhost.example.org', '10.0.0.7:3000'])
      expect((await app.inject({ url, headers: { host } })).statusCode, host).toBe(404);
  });

  it('signs a traveller in across processes; a code and a token work once', async () => {
    const { app, visit } = await twoCopies();
    const chooser = pathOf((await visit(ask())).headers.get('location'));
    expect(await (await visit(chooser)).text()).toContain('There are no passwords here');
    expect((await visit(chooser, { name: '', email: 'x' })).status).toBe(400);
    const chosen = await visit(chooser, { name: 'Ada', email: 'ada@demo.invalid' });
    const answer = await visit(pathOf(chosen.headers.get('location')));
    const callback = new URL(answer.headers.get('location') ?? '');
    expect(callback.origin + callback.pathname).toBe('http://localhost:4000/demo-sign-in/callback');
    const exchange = (change: Record<string, string> = {}) =>
      visit('/demo-sign-in/oidc/token', {
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        client_id: 'yunyou-demo',
        redirect_uri: 'http://localhost:4000/demo-sign-in/callback',
        code_verifier: verifier,
        ...change,
      });
    const { access_token } = (await (await exchange()).json()) as { access_token: string };
    const login = await call(app, 'POST /oauth/googleLogin', { access_token });
    expect(login.status).toBe(200);
    expect((await call(app, 'POST /oauth/googleLogin', { access_token })).status).toBe(403);
    const info = await call(app, 'POST /user/userInfo', {}, { 'user-token': login.body.data });
    expect(info.body.data).toMatchObject({ userName: 'Ada', email: 'ada@demo.invalid' });
    expect((await exchange()).status).toBe(400);
  });

  it('signs in another traveller from the same browser', async () => {
    const { visit } = await twoCopies();
    for (const name of ['Ada', 'Bob']) {
      const chooser = pathOf((await visit(ask())).headers.get('location'));
      const chosen = await visit(chooser, { name, email: `${name}@demo.invalid` });
      const answer = await visit(pathOf(chosen.headers.get('location')));
      expect(answer.headers.get('location'), name).toContain('/callback?code=');
    }
  });

  it.each([
    ['a redirect to another origin', { redirect_uri: 'https://elsewhere.example/callback' }],
    ['a redirect to another page of this origin', { redirect_uri: 'http://localhost:4000/trip' }],
    ['an unknown client', { client_id: 'somebody-else' }],
  ])('400: rejects %s with an error page', async (_, change) => {
    const { visit } = await twoCopies();
    const response = await visit(ask(change));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).toContain('That did not work');
  });

  it('rejects a request without PKCE, and a choice from another browser', async () => {
    const { visit, cookies } = await twoCopies();
    const bare = ask()
      .replace(/&code_challenge=[^&]*/, '')
      .replace('&code_challenge_method=S256', '');
    expect((await visit(bare)).headers.get('location')).toContain('error=invalid_request');
    const chooser = pathOf((await visit(ask())).headers.get('location'));
    cookies.clear();
    expect((await visit(chooser)).status).toBe(400);
    expect((await visit(chooser, { name: 'Eve', email: 'eve@demo.invalid' })).status).toBe(400);
  });
});
