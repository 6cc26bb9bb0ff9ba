import { findLinkedEntity, sharePictureUrl } from '@yunyou/contract/paths';
import { findEmbed } from '@yunyou/contract/site/embeds';
import type { MetaDescriptor } from 'react-router';
import { type StructuredDataOf, toMeta } from './features/structured-data/structured-data.ts';
import { pageWords, shortName } from './site-words.ts';

export { pageWords, shortName };

type PageName = keyof typeof pageWords;

/** Returns "Travel Destinations - Yunyou", or the short name alone without a title. */
export function titleOf(title: string | undefined): string {
  return title ? `${title} - ${shortName}` : shortName;
}

interface PageMeta {
  page?: PageName;
  /** Name of the one thing the page is about; comes first in the title. */
  subject?: string | undefined;
  description?: string | undefined;
  /** Path with the query parameters that identify the page. */
  path: string;
  /** The matches that React Router passes to `meta`; the root's data contains the origin. */
  matches: readonly unknown[];
  picture?: string | undefined;
  /** Returns the URL of a preview picture that is drawn for the page. Absent: that of the page's entity or `picture`. */
  sharePicture?: ((origin: string) => string) | undefined;
  type?: 'website' | 'article';
  isIndexed?: boolean;
  /** JSON-LD for search engines. */
  structured?: StructuredDataOf | undefined;
}

/** Returns title, description, canonical address and the tags for sharing. */
export function pageMeta({
  page,
  subject,
  description,
  path,
  matches,
  picture,
  sharePicture = (origin) => origin + shareImage(path, picture),
  type = 'website',
  isIndexed = true,
  structured,
}: PageMeta): MetaDescriptor[] {
  const words = page && pageWords[page];
  const named = subject && words ? `${subject}: ${words.title}` : subject;
  const title = titleOf(named ?? words?.title);
  const about = description ?? words?.description ?? shortName;
  const origin = originOf(matches);
  const url = origin + path;
  const image = sharePicture(origin);
  const imageAlt = subject ?? words?.title ?? shortName;
  return [
    { title },
    { name: 'keywords', content: words?.keywords ?? shortName },
    { name: 'description', content: about },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shortName },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: about },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
    ...(findEmbed(path) ? [oembedLink(origin, url)] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(structured?.(origin).map(toMeta) ?? []),
  ];
}

/** Lets other sites find the card of the page. */
const oembedLink = (origin: string, url: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  href: `${origin}/oembed?url=${encodeURIComponent(url)}`,
});

/** Returns the share picture of the page's entity, or else the picture of the page. */
function shareImage(path: string, picture: string | undefined): string {
  const article = path.replace('/city/city-detail?', '/city?'); // the article of the same city
  const linked = findLinkedEntity(article);
  const isKnown = linked && /^[a-z0-9-]+$/.test(linked.id);
  return isKnown
    ? sharePictureUrl(linked.entity, linked.id)
    : `/pictures/${picture ?? 'page/home'}/og-1200.jpeg`;
}

function originOf(matches: readonly unknown[]): string {
  const [root] = matches;
  const known =
    typeof root === 'object' && root !== null && 'loaderData' in root ? root.loaderData : undefined;
  const origin = typeof known === 'object' && known !== null && 'origin' in known ? known.origin : undefined;
  return typeof origin === 'string' ? origin : '';
}
