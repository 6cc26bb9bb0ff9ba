import type { EntityName } from './entities.ts';

/** The page of each entity, and the word used in links to it and in picture names; `null`: it has no page. */
const pages = {
  tag: null,
  area: { word: 'area', path: '/destination/list?area=' },
  city: { word: 'city', path: '/destination/city?id=' },
  'scenic-spot': { word: 'spot', path: '/attractions/detail?id=' },
  hotel: { word: 'hotel', path: '/hotel/detail?id=' },
  restaurant: { word: 'restaurant', path: '/restaurant/detail?id=' },
  shop: { word: 'shop', path: '/shop/detail?id=' },
  district: null,
  station: null,
  link: null,
  'trip-line': { word: 'line', path: '/trip/details?line=' },
  'day-idea': null,
  route: { word: 'route', path: '/trip/route?id=' },
  guide: { word: 'guide', path: '/wiki/detail?id=' },
  news: { word: 'news', path: '/news?id=' },
  theme: { word: 'theme', path: '/faves/theme?id=' },
  navigation: null,
  banner: null,
  experience: null,
  rule: null,
  redirect: null,
} as const satisfies Record<EntityName, { word: string; path: string } | null>;

type Pages = typeof pages;
export type PagedEntity = { [N in EntityName]: Pages[N] extends null ? never : N }[EntityName];

const paged = Object.entries(pages).flatMap(
  ([entity, page]) => (page ? [{ entity: entity as PagedEntity, ...page }] : []), // `pages` has exactly these keys
);

export function pagePath(entity: PagedEntity, id: string): string {
  return pages[entity].path + id;
}

/** Returns the word used in links to an entity and in the names of its pictures: `spot` for a scenic spot. */
export const pageWord = (entity: PagedEntity): string => pages[entity].word;
export const findEntityByWord = (word: string): PagedEntity | undefined =>
  paged.find((candidate) => candidate.word === word)?.entity;

/** Returns the URL of the preview picture of a shared page: 1200 by 630 pixels, with the entity's name on it. */
export const sharePictureUrl = (entity: PagedEntity, id: string): string =>
  `/share/${pages[entity].word}/${id}.jpeg`;

/** Returns the page path of any entity, or undefined when it has no page. */
export function findPagePath(entity: EntityName, id: string): string | undefined {
  const page = pages[entity];
  return page ? page.path + id : undefined;
}

/** Returns the name of an entity's drawn picture, which is shown when its `picture` field is empty. */
export function defaultPicture(entity: PagedEntity, id: string): string {
  return `${pages[entity].word}/${id}`;
}

/** Converts an author's link such as `city:xian` to a page path. Returns any other URL unchanged. */
export function resolveLink(url: string): string {
  const [word, id] = url.split(':', 2);
  const page = id ? paged.find((candidate) => candidate.word === word) : undefined;
  return page ? page.path + id : url;
}

/** Finds the entity whose page has this path. */
export function findLinkedEntity(path: string): { entity: PagedEntity; id: string } | undefined {
  const page = paged.find((candidate) => path.startsWith(candidate.path));
  return page && { entity: page.entity, id: path.slice(page.path.length) };
}

/** Finds the entity that a page of the site is about: also by its further pages, with other parameters in any order and an anchor. */
export function findShownEntity(path: string): { entity: PagedEntity; id: string } | undefined {
  const [pathname = '', query = ''] = path.replace(/#.*$/, '').split('?', 2);
  const page = pathname.replace(/\/$/, '').replace(/^\/destination\/city\/city-detail$/, '/destination/city');
  return [...new URLSearchParams(query)]
    .map(([name, value]) => findLinkedEntity(`${page}?${name}=${value}`))
    .find((found) => found !== undefined);
}
