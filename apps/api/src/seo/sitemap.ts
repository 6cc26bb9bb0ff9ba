import { escapeXml, xmlDeclaration } from './xml.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: Date | undefined;
  /** URL of the picture that the page shows. */
  picture?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Google's extension for pictures: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const pictureNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Writes a sitemap piece by piece. */
export async function* writeSitemap(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
): AsyncGenerator<string> {
  yield `${xmlDeclaration}\n<urlset xmlns="${namespace}" xmlns:image="${pictureNamespace}">\n`;
  for await (const entry of entries) yield `${element('url', entry)}\n`;
  yield '</urlset>\n';
}

export const toSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${xmlDeclaration}\n<sitemapindex xmlns="${namespace}">\n${entries.map((entry) => element('sitemap', entry)).join('\n')}\n</sitemapindex>\n`;

function element(name: string, { url, changedAt, picture }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const shown = picture ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>` : '';
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}${shown}</${name}>`;
}
