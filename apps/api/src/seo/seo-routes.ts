import { Readable } from 'node:stream';
import { findEntityByWord, type PagedEntity, pagePath, pageWord } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import { listGuides, listNews } from '@yunyou/database/catalogue/article.queries';
import { findPageAt, readPageRows, summarisePages } from '@yunyou/database/catalogue/seo.queries';
import type { Db } from '@yunyou/database/database';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';
import { pictureOf } from '../catalogue/cards.ts';
import type { Services } from '../handler.ts';
import { isApiDocumented } from '../http/openapi.ts';
import { readSiteSettings } from '../site-settings.ts';
import { type Feed, toAtom } from './feed.ts';
import { toLlmsText } from './llms-text.ts';
import { type SitemapEntry, toSitemapIndex, writeSitemap } from './sitemap.ts';

const staticPages = [
  '/',
  '/destination',
  '/destination/list',
  '/faves',
  '/trip',
  '/trip/routes',
  '/trip/tours',
  '/wiki',
  '/news',
  '/assistants',
  '/privacy',
  '/accessibility',
  '/open-data',
];
const kinds: readonly PagedEntity[] = [
  'city',
  'scenic-spot',
  'hotel',
  'restaurant',
  'shop',
  'trip-line',
  'route',
  'guide',
  'news',
  'theme',
  'area',
];
/** The sitemap protocol allows 50,000. */
const pagesPerFile = 10_000;
const feedLength = 50;

const disallowedPaths = ['/user', '/admin', '/wiki/mock', '/trip/plan', '/trip/book'];

/** Registers robots.txt, llms.txt, the sitemaps and the Atom feeds. */
export function registerSeo(
  app: FastifyInstance,
  { db, settings }: Services,
  context: { origin: string },
): void {
  const address = (path: string) => context.origin + path;
  const sendXml = (reply: FastifyReply, body: string | Readable) =>
    send(reply, 'application/xml; charset=utf-8', body);

  app.get('/robots.txt', async (_, reply) => {
    const rules = [
      ...[...disallowedPaths, `${settings.API_BASE}/`].map((path) => `Disallow: ${path}`),
      // Google Calendar fetches a subscribed calendar only where robots.txt allows it.
      `Allow: ${settings.API_BASE}/${settings.API_PREFIX}/travel/calendar/`,
    ];
    return send(
      reply,
      'text/plain; charset=utf-8',
      ['User-agent: *', ...rules, '', `Sitemap: ${address('/sitemap.xml')}`, ''].join('\n'),
    );
  });

  app.get('/llms.txt', async (_, reply) => {
    const { rows } = await listGuides(db, {}, 'popular', { limit: feedLength, offset: 0 });
    const guides = rows.map(({ id, doc }) => ({ id, title: doc.title, summary: doc.summary }));
    const { integrations } = await readSiteSettings(db);
    const offered = {
      mcp: settings.MCP_SERVER === 'on' && integrations.assistants,
      openData: integrations.openData,
      apiDocs: isApiDocumented(settings) ? `${settings.API_BASE}/docs` : undefined,
    };
    return send(reply, 'text/plain; charset=utf-8', toLlmsText(guides, { address, offered }));
  });

  app.get('/sitemap.xml', async (_, reply) => {
    const files: SitemapEntry[] = [{ url: address('/sitemaps/pages.xml') }];
    for (const kind of kinds) {
      const { count, changedAt } = await summarisePages(db, kind);
      for (let number = 1; number <= Math.ceil(count / pagesPerFile); number += 1) {
        files.push({ url: address(`/sitemaps/${pageWord(kind)}-${number}.xml`), changedAt });
      }
    }
    return sendXml(reply, toSitemapIndex(files));
  });

  app.get('/sitemaps/pages.xml', async (_, reply) =>
    sendXml(reply, Readable.from(writeSitemap(staticPages.map((path) => ({ url: address(path) }))))),
  );

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params }, reply) => {
    const [, word = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? [];
    const kind = kinds.find((one) => one === findEntityByWord(word));
    const first = kind && (await findPageAt(db, kind, (Number(number) - 1) * pagesPerFile));
    if (!kind || first === undefined) throw new ApiError('NOT_FOUND');
    const entries = readEntries(db, kind, { first, address });
    return sendXml(reply, Readable.from(writeSitemap(entries)));
  });
  registerFeeds(app, db, address);
}

/** Reads the entries of one file, in batches. */
async function* readEntries(
  db: Db,
  kind: PagedEntity,
  { first, address }: { first: string; address: (path: string) => string },
): AsyncGenerator<SitemapEntry> {
  for await (const row of readPageRows(db, kind, { first, count: pagesPerFile }))
    yield {
      url: address(pagePath(kind, row.id)),
      changedAt: row.updatedAt,
      picture: address(
        pictureUrl({ picture: pictureOf(kind, row), format: 'hero', width: 1440, type: 'jpeg' }),
      ),
    };
}

/** Registers the Atom feeds of news and guides. */
function registerFeeds(app: FastifyInstance, db: Db, address: (path: string) => string): void {
  const sendFeed = (reply: FastifyReply, feed: Feed) =>
    send(reply, 'application/atom+xml; charset=utf-8', toAtom(feed));

  app.get('/feeds/news.xml', async (_, reply) => {
    const { rows } = await listNews(db, 'news', { limit: feedLength, offset: 0 });
    return sendFeed(reply, {
      title: 'Yunyou: news for travellers to China',
      pageUrl: address('/news'),
      feedUrl: address('/feeds/news.xml'),
      entries: rows.map(({ id, doc, updatedAt }) => ({
        ...doc,
        url: address(pagePath('news', id)),
        changedAt: updatedAt,
      })),
    });
  });

  app.get('/feeds/guides.xml', async (_, reply) => {
    const { rows } = await listGuides(db, {}, 'newest', { limit: feedLength, offset: 0 });
    return sendFeed(reply, {
      title: 'Yunyou: travel guides to China',
      pageUrl: address('/wiki'),
      feedUrl: address('/feeds/guides.xml'),
      entries: rows.map(({ id, doc, updatedAt }) => ({
        ...doc,
        url: address(pagePath('guide', id)),
        changedAt: updatedAt,
      })),
    });
  });
}

const send = (reply: FastifyReply, type: string, body: string | Readable) =>
  reply.type(type).header('cache-control', 'public, max-age=600').send(body);
