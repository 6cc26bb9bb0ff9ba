import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type PageContext, type PageRenderer, personalPages } from '@yunyou/contract/page-renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { chooseEncoding } from '../http/compression.ts';
import { etagOf, isFresh } from '../http/conditional.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { findAliasedAddress } from '../seo/aliases.ts';
import type { ChangeWatch } from './change-watch.ts';
import { createHtmlCache, type RenderedPage } from './html-cache.ts';
import { pageAddress } from './page-address.ts';
import type { Redirects } from './redirects.ts';

export interface PagesOptions {
  services: Services;
  context: PageContext;
  changes: ChangeWatch;
  redirects: Redirects;
  /** The public site's server build; in development it is a fresh one each time. */
  loadRenderer(): Promise<PageRenderer>;
  isDevelopment: boolean;
}

/** How old a shared page, or what it was made from, may be while nothing in the catalogue changes. */
export const pageFreshMs = 60_000;
/** Within this time a visitor has asked for what belongs to a page. */
const renewalDelayMs = 1000;

/** The public site: every address that nothing else answers. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { services, changes, redirects, isDevelopment } = options;
  const megabytes = isDevelopment ? 0 : services.settings.HTML_CACHE_MB;
  const cache = createHtmlCache({
    maxBytes: megabytes * 1024 * 1024,
    freshMs: pageFreshMs,
    later: (make) => setTimeout(make, renewalDelayMs).unref(),
    now: () => performance.now(),
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const url = onOurOrigin(request.url, options.context.origin);
      const redirect = await redirects.find(url.pathname);
      if (redirect) return reply.redirect(redirect.to, redirect.permanent ? 301 : 302);
      if (url.pathname.endsWith('.data')) return sendData(request, reply, options);

      const address = pageAddress(url);
      const render = () => app.heavyWork.run(() => renderPage(address ?? url.pathname, request, options));
      if (!address || isPersonal(url) || megabytes === 0) {
        const page = await render();
        const meant = address && page.status === 404 && (await findAliasedAddress(services.db, address));
        return meant ? reply.redirect(meant, 301) : sendPage(request, reply, page);
      }
      const { page, outcome } = await cache.get(address, changes.current(), async () => pack(await render()));
      const meant = page.status === 404 && (await findAliasedAddress(services.db, address));
      if (meant) return reply.redirect(meant, 301);
      reply.header('x-cache', outcome);
      return sendPackedPage(request, reply, page);
    },
  });
}

interface Page {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
}

async function renderPage(address: string, request: FastifyRequest, options: PagesOptions): Promise<Page> {
  const renderer = await options.loadRenderer();
  const asked = toWebRequest(address, request, options.context.origin);
  const { status, body, inlineHashes, ...page } = await renderer.render(asked, options.context);
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    vary: isPersonal(new URL(asked.url)) ? 'accept-encoding, cookie' : 'accept-encoding',
    ...Object.fromEntries(page.headers),
  };
  if (!options.isDevelopment) {
    headers['content-security-policy'] = pagePolicy(options.services.settings, inlineHashes);
  }
  headers['etag'] = etagOf(body);
  return { status, headers, html: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
}

/** For many: worth compressing well once. */
async function pack({ html, ...page }: Page): Promise<RenderedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { ...page, body: await promisify(brotliCompress)(html, { params }) };
}

/** For one: the common compression makes it smaller in the cheapest way the browser knows. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return startAnswer(request, reply, page) ?? reply.send(page.html);
}

async function sendPackedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const answered = startAnswer(request, reply, page);
  if (answered) return answered;
  if (chooseEncoding(request.headers['accept-encoding'], ['br'])) {
    return reply.header('content-encoding', 'br').send(page.body);
  }
  return reply.send(await promisify(brotliDecompress)(page.body)); // the common compression can still choose gzip
}

/** Sets status and headers; answers at once where the browser has this very page. */
function startAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers }: Pick<Page, 'status' | 'headers'>,
): FastifyReply | undefined {
  reply.code(status).headers({ 'cache-control': 'private, no-cache', ...headers });
  if (!('content-security-policy' in headers)) reply.removeHeader('content-security-policy');
  const isKnown = status === 200 && isFresh(request.headers['if-none-match'], headers['etag'] ?? '');
  return isKnown ? reply.code(304).send() : undefined;
}

/** The per-page payload that the browser fetches when it moves to another page. */
async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const renderer = await options.loadRenderer();
  const { status, headers, body } = await renderer.render(
    toWebRequest(request.url, request, options.context.origin),
    options.context,
  );
  const type = headers.get('content-type') ?? 'text/plain';
  if (status === 404 && !type.startsWith('text/x-script')) throw new ApiError('NOT_FOUND');
  for (const [name, value] of headers) reply.header(name, value);
  const isKept = status === 200 && headers.get('cache-control') !== 'no-store';
  reply.header('cache-control', isKept ? 'private, max-age=30' : 'no-store');
  return reply.code(status).type(type).send(body);
}

/** Only what a page may look at: one that many share knows nothing about the caller. */
function toWebRequest(address: string, request: FastifyRequest, origin: string): Request {
  const url = onOurOrigin(address, origin);
  const cookie = isPersonal(url) ? request.headers.cookie : undefined;
  return new Request(url, cookie ? { headers: { cookie } } : {});
}

/** The page and its data, in every spelling that the router takes for them. */
const isPersonal = ({ pathname }: URL) =>
  personalPages.includes(pathname.toLowerCase().replace(/\/*(\.data)?$/, ''));

/**
 * Put behind the origin rather than resolved against it: `//elsewhere.example` is a path of ours like any other, and of a
 * request with a whole address, as to a proxy, only the path counts.
 */
const onOurOrigin = (address: string, origin: string) =>
  new URL(origin + address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*\/?/i, '/'));
