import { escapeXml, xmlDeclaration } from './xml.ts';

export interface SitemapEntry {
  url: string;
  changedAt?: Date | undefined;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const toSitemap = (entries: readonly SitemapEntry[]): string =>
  `${xmlDeclaration}\n<urlset xmlns="${namespace}">\n${entries.map((entry) => element('url', entry)).join('\n')}\n</urlset>\n`;

export const toSitemapIndex = (entries: readonly SitemapEntry[]): string =>
  `${xmlDeclaration}\n<sitemapindex xmlns="${namespace}">\n${entries.map((entry) => element('sitemap', entry)).join('\n')}\n</sitemapindex>\n`;

function element(name: string, { url, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}</${name}>`;
}
