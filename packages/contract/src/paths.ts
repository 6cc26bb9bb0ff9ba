import type { EntityName } from './entities.ts';

/** The page that shows one entity, and the word its links and pictures go by; `null` where it has no page of its own. */
const pages = {
  tag: null,
  area: { word: 'area', path: '/destination/list?area=' },
  city: { word: 'city', path: '/destination/city?id=' },
  'scenic-spot': { word: 'spot', path: '/attractions/detail?id=' },
  hotel: null,
  restaurant: null,
  shop: null,
  link: null,
  'trip-line': { word: 'line', path: '/trip/details?line=' },
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

/** The word an entity's links and pictures go by, and back. */
export const pageWord = (entity: PagedEntity): string => pages[entity].word;
export const findEntityByWord = (word: string): PagedEntity | undefined =>
  paged.find((candidate) => candidate.word === word)?.entity;

/** The picture that is shown where an entity's page is shared: 1200 by 630, with its name on it. */
export const sharePictureUrl = (entity: PagedEntity, id: string): string =>
  `/share/${pages[entity].word}/${id}.jpeg`;

/** As `pagePath`, for any entity: `undefined` where it has no page. */
export function findPagePath(entity: EntityName, id: string): string | undefined {
  const page = pages[entity];
  return page ? page.path + id : undefined;
}

/** The drawn picture an entity has unless another one was chosen for it. */
export function defaultPicture(entity: PagedEntity, id: string): string {
  return `${pages[entity].word}/${id}`;
}

/** Authors write `[Xi'an](city:xian)`; any other address stays as it is. */
export function resolveLink(url: string): string {
  const [word, id] = url.split(':', 2);
  const page = id ? paged.find((candidate) => candidate.word === word) : undefined;
  return page ? page.path + id : url;
}

/** The entity a path of the site leads to. */
export function findLinkedEntity(path: string): { entity: PagedEntity; id: string } | undefined {
  const page = paged.find((candidate) => path.startsWith(candidate.path));
  return page && { entity: page.entity, id: path.slice(page.path.length) };
}
