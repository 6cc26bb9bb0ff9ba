import type { Favourite } from './load-user-page.ts';
import * as words from './user-words.ts';

const collectionKinds = [
  { type: 'city', name: words.cities },
  { type: 'scenic-spot', name: words.sights },
  { type: 'hotel', name: words.hotels },
  { type: 'restaurant', name: words.restaurants },
  { type: 'shop', name: words.shops },
  { type: 'guide', name: words.guides },
  { type: 'theme', name: words.themes },
  { type: 'trip-line', name: words.tours },
  { type: 'route', name: words.classicRoutes },
] as const satisfies readonly { type: Favourite['type']; name: string }[];

export type CollectionOrder = 'newest' | 'name';

/** Groups favourites by kind in display order and sorts each group. Omits empty kinds. */
export function groupFavourites(favourites: readonly Favourite[], order: CollectionOrder) {
  const compare = (one: Favourite, other: Favourite) =>
    order === 'name'
      ? one.name.localeCompare(other.name, 'en')
      : other.createdAt.localeCompare(one.createdAt) || one.name.localeCompare(other.name, 'en');
  return collectionKinds.flatMap(({ type, name }) => {
    const items = favourites.filter((favourite) => favourite.type === type).toSorted(compare);
    return items.length > 0 ? [{ type, name, items }] : [];
  });
}

const maxMustSees = 20;

/** Returns the URL of the trip form with the cities and spots; undefined when there are none. */
export function tripAddress(favourites: readonly Pick<Favourite, 'type' | 'id'>[]): string | undefined {
  const ids = favourites
    .filter(({ type }) => type === 'city' || type === 'scenic-spot')
    .slice(0, maxMustSees)
    .map(({ id }) => id);
  return ids.length > 0 ? `/trip?must=${ids.join(',')}` : undefined;
}
