import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { adminPaths } from '@yunyou/contract/admin/admin-pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';
import { adminPolicy } from '../http/security-headers.ts';
import type { Settings } from '../settings.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
/** Workers run under the policy of their script; the map worker fetches files from our origin, the service worker also from the CDN. */
const filePolicy = (assetUrl = '') =>
  `default-src 'self'${assetUrl && ` ${assetUrl}`}; frame-ancestors 'none'`;

/** Serves precompressed build files. Files in `assets` have a content hash in their name and are immutable. */
const builtFiles = (root: string, assetUrl?: string) => ({
  root,
  wildcard: false, // one route per file: unknown names fall through to the pages
  preCompressed: true,
  index: false as const,
  cacheControl: false,
  setHeaders: (reply: { header: (name: string, value: string) => unknown }, file: string) => {
    reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? oneYear : oneHour);
    // Cards on other sites are sandboxed, so our own origin is another one for them.
    if (/^(relief-|sea\.svg)/.test(path.basename(file)))
      reply.header('cross-origin-resource-policy', 'cross-origin');
    // index.html gets the policy of a page.
    if (!path.basename(file).startsWith('index.html'))
      reply.header('content-security-policy', filePolicy(assetUrl));
  },
});

/** Serves the client build of the public site. */
export async function registerPublicFiles(
  app: FastifyInstance,
  folder: string,
  { ASSET_URL }: Pick<Settings, 'ASSET_URL'>,
): Promise<void> {
  await app.register(staticFiles, builtFiles(folder, ASSET_URL));
}

/** Written by the build of the back office (its `vite.config.ts`). */
const noncePlaceholder = '__CSP_NONCE__';

interface AdminOptions {
  folder: string;
  /** Base URL and product prefix of the API. */
  apiBase: string;
  settings: Settings;
}

const knownPaths: ReadonlySet<string> = new Set(adminPaths.map((known) => known.toLowerCase()));

/**
 * Serves the back office: a bundle of its own, and the same page for all paths below /admin. The page shows "Page not
 * found" for unknown paths, which have status 404.
 */
export async function registerAdmin(
  app: FastifyInstance,
  { folder, apiBase, settings }: AdminOptions,
): Promise<void> {
  const indexFile = path.join(folder, 'index.html');
  if (!existsSync(indexFile)) return;
  const meta = `<meta name="api-base" content="${apiBase.replaceAll('"', '&quot;')}" />`;
  const index = (await readFile(indexFile, 'utf8')).replace('</head>', `${meta}</head>`);
  await app.register(async (admin) => {
    await admin.register(staticFiles, { ...builtFiles(folder), prefix: '/admin/' });
    const sendIndex = (reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64url');
      return reply
        .headers({
          'content-security-policy': adminPolicy(nonce, settings),
          'x-robots-tag': 'noindex',
          'cache-control': 'no-store', // a cached page would repeat its nonce
        })
        .type('text/html; charset=utf-8')
        .send(index.replaceAll(noncePlaceholder, nonce));
    };
    admin.get('/admin', (_, reply) => sendIndex(reply));
    admin.get<{ Params: { '*': string } }>('/admin/*', (request, reply) => {
      const page = request.params['*'];
      if (path.extname(page)) throw new ApiError('NOT_FOUND');
      const isKnown = knownPaths.has(page.replace(/\/+$/, '').toLowerCase());
      return sendIndex(reply.code(isKnown ? 200 : 404));
    });
  });
}
