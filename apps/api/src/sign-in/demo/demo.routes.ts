import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import { isLocalRequest } from '../../http/local-request.ts';
import { isLoopback } from '../../loopback.ts';
import type { Settings } from '../../settings.ts';
import { callbackPage, demoErrorPage, demoPagePolicy, travellerPage } from './demo-pages.ts';
import { type DemoProvider, demoPath } from './demo-provider.ts';
import { readyTravellers, travellerForm } from './demo-travellers.ts';

const files = path.join(import.meta.dirname, 'files');
const project = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const ui = path.join(project, 'packages', 'ui', 'src');
const builtAssets = path.join(project, 'apps', 'web', 'build', 'client', 'assets');

/**
 * Registers the demo provider's script, its pages and its OpenID endpoints. They answer only browsers on this machine
 * that use a loopback address, so that neither a proxy without settings nor DNS rebinding makes them public.
 */
export async function registerDemoSignIn(
  app: FastifyInstance,
  demo: DemoProvider,
  settings: Settings,
): Promise<void> {
  const styles = ['tokens.css', 'base.css'].map((name) => path.join(ui, name));
  const [style, client, callback] = await Promise.all([
    readTogether([...styles, path.join(files, 'page.css')]),
    readTogether([path.join(files, 'client.js')]),
    readTogether([path.join(files, 'callback.js')]),
  ]);
  const served = [
    { name: 'page.css', type: 'text/css; charset=utf-8', body: (await siteFontFaces()) + style },
    { name: 'client.js', type: 'text/javascript; charset=utf-8', body: client },
    { name: 'callback.js', type: 'text/javascript; charset=utf-8', body: callback },
  ];
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        if (!isLocalRequest(request) || !isLoopback(request.hostname)) throw new ApiError('NOT_FOUND');
      });
      await scope.register(rateLimit, { max: settings.RATE_LIMIT, timeWindow: 60_000 });
      for (const { name, type, body } of served) {
        scope.get(`/${name}`, { schema: { hide: true } }, (_, reply) =>
          reply.type(type).header('cache-control', 'no-cache').send(body),
        );
      }
      scope.get('/callback', { schema: { hide: true } }, (_, reply) => sendPage(reply, callbackPage()));
      registerTravellerChoice(scope, demo);
      registerOpenId(scope, demo);
    },
    { prefix: demoPath },
  );
}

function registerTravellerChoice(scope: FastifyInstance, demo: DemoProvider): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const url = '/traveller/:uid';
  scope.get<{ Params: { uid: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    if (!(await hasInteraction(demo, request, reply))) return sendExpired(reply);
    return sendPage(reply, travellerPage({ action: request.url, travellers: readyTravellers }));
  });
  scope.post<{ Params: { uid: string } }>(url, { schema: { hide: true } }, async (request, reply) => {
    if (!(await hasInteraction(demo, request, reply))) return sendExpired(reply);
    const form = request.body as Record<string, string>; // the parser above always returns this type
    const picked = readyTravellers.find(({ accountId }) => accountId === form['traveller']);
    const created = travellerForm.safeParse(form);
    if (!picked && !created.success) {
      const given = { name: form['name'] ?? '', email: form['email'] ?? '' };
      const problem = created.error.issues[0]?.message ?? 'Please look at the form again';
      const page = travellerPage({ action: request.url, travellers: readyTravellers, given, problem });
      return sendPage(reply.code(400), page);
    }
    const accountId = picked?.accountId ?? (created.success ? await demo.saveTraveller(created.data) : '');
    const library = await demo.getLibrary();
    const address = await library.interactionResult(request.raw, reply.raw, { login: { accountId } });
    return reply.redirect(address, 303);
  });
}

/** Registers the OpenID endpoints. The library reads the raw request and writes the response. */
function registerOpenId(scope: FastifyInstance, demo: DemoProvider): void {
  scope.register(async (openId) => {
    openId.removeAllContentTypeParsers();
    openId.addContentTypeParser('*', (_, _payload, done) => done(null));
    openId.all('/oidc/*', { schema: { hide: true } }, async (request, reply) => {
      const library = await demo.getLibrary();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.setHeader('content-security-policy', demoPagePolicy);
      reply.hijack();
      // The library expects the URL of a mounted handler: relative in `url`, complete in `originalUrl`.
      const raw = Object.assign(request.raw, { originalUrl: request.url });
      raw.url = request.url.slice(`${demoPath}/oidc`.length);
      if (raw.url.startsWith('/auth')) raw.headers.cookie = removeSessionCookie(raw.headers.cookie);
      await library.callback()(raw, reply.raw);
    });
  });
}

/** Removes the provider's session cookie, so that each sign-in shows the choice of travellers again. */
function removeSessionCookie(cookies = ''): string {
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
}

/** Returns whether the interaction cookie belongs to the interaction id in the URL. */
async function hasInteraction(
  demo: DemoProvider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<boolean> {
  const library = await demo.getLibrary();
  try {
    const { uid } = await library.interactionDetails(request.raw, reply.raw);
    return uid === request.params.uid;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return false;
    throw new ApiError('UNAVAILABLE', { cause: error });
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': demoPagePolicy, 'cache-control': 'no-store' })
    .send(html);
}

const sendExpired = (reply: FastifyReply) =>
  sendPage(reply.code(400), demoErrorPage('This sign-in has expired.'));

const faces = [
  { family: 'Cormorant Variable', file: /^cormorant-latin-wght-normal-.*\.woff2$/, weights: '300 700' },
  { family: 'Inter Variable', file: /^inter-latin-wght-normal-.*\.woff2$/, weights: '100 900' },
];

/** Returns font-face rules for the site's built fonts; empty when the site is not built. */
async function siteFontFaces(): Promise<string> {
  const assets = await readdir(builtAssets).catch(() => []); // not built, as in development
  const rules = faces.map(({ family, file, weights }) => {
    const name = assets.find((asset) => file.test(asset));
    return name
      ? `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url(/assets/${name}) format("woff2")}`
      : '';
  });
  return `${rules.join('\n')}\n`;
}

const readTogether = async (names: string[]) =>
  (await Promise.all(names.map((name) => readFile(name, 'utf8')))).join('\n');
