import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type PageContext, type PageRenderer, personalPages } from '@yunyou/contract/page-renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { chooseEncoding } from '../http/answers/compression.ts';
import { matchesEtag, toEtag } from '../http/answers/etag.ts';
import { defaultHeaders, pagePolicy } from '../http/security-headers.ts';
import { previewParameter } from '../preview/preview-links.ts';
import { previewHeaders, renderWithPreview } from '../preview/preview-pages.ts';
import { findAliasedAddress } from '../seo/aliases.ts';
import type { ChangeWatch } from './change-watch.ts';
import { createHtmlCache, type RenderedPage } from './html-cache.ts';
import { pageAddress } from './page-address.ts';
import type { Redirects } from './redirects.ts';

interface PagesOptions {
  services: Services;
  context: PageContext;
  changes: ChangeWatch;
  redirects: Redirects;
  /** Loads the server build of the public site; in development a new one on each call. */
  loadRenderer(): Promise<PageRenderer>;
  isDevelopment: boolean;
}

/** Maximum age of a cached page and of the answers it is rendered from, while the catalogue does not change. */
export const pageFreshMs = 60_000;
/** By then the visitor has requested the pictures and fonts of the stale page. */
const revalidationDelayMs = 1000;

const route = '/*';

/** Registers the public site for all paths without a route of their own. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { services, changes, redirects, isDevelopment } = options;
  const megabytes = isDevelopment ? 0 : services.settings.HTML_CACHE_MB;
  const cache = createHtmlCache({
    maxBytes: megabytes * 1024 * 1024,
    freshMs: pageFreshMs,
    later: (render) => setTimeout(render, revalidationDelayMs).unref(),
    now: () => performance.now(),
  });

  /** Renders a page with the draft of a preview link: never from the cache and never into it. */
  const renderPreview = async (address: string, request: FastifyRequest, key: string): Promise<Page> => {
    const page = await app.heavyWork.run(() =>
      renderWithPreview(services, options.context, key, (context) =>
        renderPage(address, request, { ...options, context }),
      ),
    );
    return { ...page, headers: { ...page.headers, ...previewHeaders } };
  };

  app.directAnswers.use(({ method, url = '', headers }) => {
    // The key of the cache is the canonical URL, so that another spelling is not found and takes the normal way.
    if (method !== 'GET' || headers['if-none-match'] !== undefined || !acceptsBrotli(headers))
      return undefined;
    const page = cache.findFresh(url, changes.current());
    return page && { route, headers: page.rawHeaders, body: page.body };
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: route,
    handler: async (request, reply) => {
      // Read before the redirect rules, so that a page is cached only for a number whose rules do not redirect it.
      const changeNumber = changes.current();
      const url = onOurOrigin(request.url, options.context.origin);
      const redirect = await redirects.find(url.pathname);
      if (redirect) return reply.redirect(redirect.to, redirect.permanent ? 301 : 302);
      if (url.pathname.endsWith('.data')) return sendData(request, reply, options);

      const address = pageAddress(url);
      const previewKey = url.searchParams.get(previewParameter);
      if (previewKey !== null)
        return sendPage(request, reply, await renderPreview(address ?? url.pathname, request, previewKey));
      const render = () => app.heavyWork.run(() => renderPage(address ?? url.pathname, request, options));
      if (!address || isPersonal(url) || megabytes === 0) {
        const page = await render();
        const aliased = address && page.status === 404 && (await findAliasedAddress(services.db, address));
        return aliased ? reply.redirect(aliased, 301) : sendPage(request, reply, page);
      }
      const { page, outcome } = await cache.get(address, changeNumber, async () =>
        compressPage(await render()),
      );
      const aliased = page.status === 404 && (await findAliasedAddress(services.db, address));
      if (aliased) return reply.redirect(aliased, 301);
      reply.header('x-cache', outcome);
      return sendCompressedPage(request, reply, page);
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
  const webRequest = toWebRequest(address, request, options.context.origin);
  const { status, body, inlineHashes, ...page } = await renderer.render(webRequest, options.context);
  const isForVisitor = isPersonal(new URL(webRequest.url));
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    vary: isForVisitor ? 'accept-encoding, cookie' : 'accept-encoding',
    ...(isForVisitor && { 'cache-control': 'no-store' }), // the next person at this browser must not get it
    ...Object.fromEntries(page.headers),
  };
  if (!options.isDevelopment) {
    headers['content-security-policy'] = pagePolicy(options.services.settings, inlineHashes);
  }
  headers['etag'] = toEtag(body);
  return { status, headers, html: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
}

/** Compresses a page once for all visitors. */
async function compressPage({ html, ...page }: Page): Promise<RenderedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const body = await promisify(brotliCompress)(html, { params });
  const headers = {
    ...defaultHeaders,
    ...toResponseHeaders(page),
    'x-cache': 'hit',
    'content-encoding': 'br',
    'content-length': String(body.length),
  };
  return { ...page, body, rawHeaders: Object.entries(headers).flat() };
}

/** Sends a page rendered for one request; the compression hook picks the encoding. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  return startResponse(request, reply, page) ?? reply.send(page.html);
}

async function sendCompressedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const sent = startResponse(request, reply, page);
  if (sent) return sent;
  if (acceptsBrotli(request.headers)) {
    return reply.header('content-encoding', 'br').send(page.body);
  }
  return reply.send(await promisify(brotliDecompress)(page.body)); // the compression hook may still choose gzip
}

const acceptsBrotli = (headers: IncomingHttpHeaders): boolean =>
  chooseEncoding(headers['accept-encoding'], ['br']) !== undefined;

const toResponseHeaders = ({ headers }: Pick<Page, 'headers'>) => ({
  'cache-control': 'private, no-cache',
  ...headers,
});

/** Sets status and headers. Sends 304 and returns the reply when the browser has this version of the page. */
function startResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers }: Pick<Page, 'status' | 'headers'>,
): FastifyReply | undefined {
  reply.code(status).headers(toResponseHeaders({ headers }));
  if (!('content-security-policy' in headers)) reply.removeHeader('content-security-policy');
  const isNotModified =
    status === 200 && matchesEtag(request.headers['if-none-match'], headers['etag'] ?? '');
  return isNotModified ? reply.code(304).send() : undefined;
}

/** Sends the loader data that the browser fetches on client-side navigation. */
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
  const isForVisitor = isPersonal(onOurOrigin(request.url, options.context.origin));
  const isCacheable = status === 200 && !isForVisitor && headers.get('cache-control') !== 'no-store';
  reply.header('cache-control', isCacheable ? 'private, max-age=30' : 'no-store');
  return reply.code(status).type(type).send(body);
}

/** Builds the request for the renderer. Only personal pages receive the cookie, so shared pages cannot depend on it. */
function toWebRequest(address: string, request: FastifyRequest, origin: string): Request {
  const url = onOurOrigin(address, origin);
  const cookie = isPersonal(url) ? request.headers.cookie : undefined;
  return new Request(url, cookie ? { headers: { cookie } } : {});
}

/** Matches personal pages and their data in each spelling that the router accepts. */
const isPersonal = ({ pathname }: URL) =>
  personalPages.includes(pathname.toLowerCase().replace(/\/*(\.data)?$/, ''));

/**
 * Appends the path to our origin instead of resolving it, so that `//elsewhere.example` stays a path of ours. Of an
 * absolute request target, as sent to a proxy, only the path counts.
 */
const onOurOrigin = (address: string, origin: string) =>
  new URL(origin + address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*\/?/i, '/'));
