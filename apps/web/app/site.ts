import { findLinkedEntity, sharePictureUrl } from '@yunyou/contract/paths';
import type { MetaDescriptor } from 'react-router';

/** The product's short name, in one place. */
export const shortName = 'Yunyou';

interface PageWords {
  title: string;
  keywords: string;
  description: string;
}

/** Titles, keywords and descriptions of the pages that have their own; any other page goes by the short name. */
export const pageWords = {
  home: {
    title: 'Home',
    keywords: 'China travel, China trip planner, visit China, travel guide, itinerary',
    description:
      'Find where in China to go, read what you need to know and plan a trip that really works, day by day.',
  },
  destination: {
    title: 'Travel Destinations',
    keywords: 'China destinations, cities in China, scenic spots, provinces, map of China',
    description: 'Cities and scenic spots all over China, by region, season and interest.',
  },
  city: {
    title: 'City Details',
    keywords: 'China city guide, sights, food, climate, getting there',
    description: 'What to see, when to go, how to get there and around, where to eat and stay.',
  },
  trip: {
    title: 'Trip Planning',
    keywords: 'China trip planner, AI itinerary, day by day plan',
    description: 'Say in one sentence what you would like; get a plan with real opening hours and trains.',
  },
  faves: {
    title: 'Favorite Destinations',
    keywords: 'China travel themes, hiking, food, heritage, family, night views',
    description: 'China by theme: food, mountains, heritage, families, night views and more.',
  },
  wiki: {
    title: 'Travel Guides',
    keywords: 'China visa, paying in China, trains in China, travel tips',
    description: 'Visas, paying, trains, tickets, food and manners: what visitors to China need to know.',
  },
  user: {
    title: 'User Profile',
    keywords: 'profile, collections, trips',
    description: 'Your profile, what you keep and the trips you plan.',
  },
} as const satisfies Record<string, PageWords>;

export type PageName = keyof typeof pageWords;

/** "Travel Destinations - Yunyou"; without a title the short name alone. */
export function titleOf(title: string | undefined): string {
  return title ? `${title} - ${shortName}` : shortName;
}

export interface PageMeta {
  page?: PageName;
  /** The one thing the page is about: its name comes first in the title. */
  subject?: string | undefined;
  description?: string | undefined;
  /** Path and the parameters that make the page what it is. */
  path: string;
  /** The matches React Router hands to `meta`; the root knows the site's address. */
  matches: readonly unknown[];
  picture?: string | undefined;
  type?: 'website' | 'article';
  isIndexed?: boolean;
}

/** Title, description, canonical address and what is shown when the page is shared. */
export function pageMeta({
  page,
  subject,
  description,
  path,
  matches,
  picture,
  type = 'website',
  isIndexed = true,
}: PageMeta): MetaDescriptor[] {
  const words = page && pageWords[page];
  const named = subject && words ? `${subject}: ${words.title}` : subject;
  const title = titleOf(named ?? words?.title);
  const about = description ?? words?.description ?? shortName;
  const origin = originOf(matches);
  const url = origin + path;
  const image = origin + shareImage(path, picture);
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
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** The page's own subject with its name on it; pages about nothing in particular show their poster. */
function shareImage(path: string, picture: string | undefined): string {
  const article = path.replace('/city/city-detail?', '/city?'); // the same city, at length
  const linked = findLinkedEntity(article);
  const isWhole = linked && /^[a-z0-9-]+$/.test(linked.id);
  return isWhole
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
