import type { EntityFields } from '@yunyou/contract/entities';
import { defaultPicture, type PagedEntity, pagePath } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type {
  AreaCard,
  CityCard,
  GuideCard,
  LineCard,
  NewsCard,
  RouteCard,
  SpotCard,
  ThemeCard,
} from '@yunyou/contract/site/cards.schema';
import type { CardRow, CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';
import type { BusinessEntity } from '@yunyou/database/catalogue/place.queries';
import { findBlur } from '../pictures/blurs.ts';
import { readShippedPictures } from '../pictures/shipped-pictures.ts';

/*
 * Maps catalogue rows to the cards of the contract. A card copies all fields of the row's document; the output schema
 * strips those that it does not declare.
 */

function tileUrl(picture: string): string {
  return pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' });
}

/** Returns a picture's name, the URL of its small version, its blurred version, and where its seal is. */
export function toImage(picture: string) {
  const imageSeal = readShippedPictures().get(picture)?.seal;
  return {
    ...{ picture, imageUrl: tileUrl(picture), imageBlur: findBlur(picture) },
    ...(imageSeal && { imageSeal }),
  };
}

interface PicturedRow {
  id: string;
  doc: { picture?: string | undefined; cityId?: string; stops?: readonly { cityId: string }[] };
}

/** Returns the picture that the page of an entity shows. */
export function pictureOf(entity: PagedEntity, row: PicturedRow): string {
  // A classic route, a hotel, a restaurant and a shop have no drawing of their own: they show that of their city.
  const cityId = row.doc.stops?.[0]?.cityId ?? (isBusiness(entity) ? row.doc.cityId : undefined);
  const drawn = cityId ? defaultPicture('city', cityId) : defaultPicture(entity, row.id);
  return row.doc.picture ?? drawn;
}

export function toCardFields(entity: PagedEntity, row: PicturedRow) {
  return { id: row.id, ...toImage(pictureOf(entity, row)), linkUrl: pagePath(entity, row.id) };
}

const isBusiness = (entity: PagedEntity): entity is BusinessEntity =>
  entity === 'hotel' || entity === 'restaurant' || entity === 'shop';

export const toCityCard = (row: CardRow<'city'>): CityCard => ({
  ...row.doc,
  ...toCardFields('city', row),
});
export const toSpotCard = (row: CardRow<'scenic-spot'>): SpotCard => ({
  ...row.doc,
  ...toCardFields('scenic-spot', row),
});
export const toLineCard = (row: CardRow<'trip-line'>): LineCard => ({
  ...row.doc,
  ...toCardFields('trip-line', row),
});
export const toAreaCard = (row: CatalogueRow<'area'> & { cityCount: number }): AreaCard => ({
  ...row.doc,
  id: row.id,
  cityCount: row.cityCount,
});

export const toGuideCard = (row: CardRow<'guide'>): GuideCard => ({
  ...row.doc,
  ...toCardFields('guide', row),
  minutesToRead: minutesToRead(row.wordCount),
});
export const toNewsCard = (row: CardRow<'news'>): NewsCard => ({
  ...row.doc,
  ...toCardFields('news', row),
  minutesToRead: minutesToRead(row.wordCount),
});
export const toThemeCard = (row: CardRow<'theme'>): ThemeCard => ({
  ...row.doc,
  ...toCardFields('theme', row),
  placeCount: row.doc.cityIds.length + row.doc.spotIds.length,
});

/**
 * Returns a function that maps the routes of one list in order. A route without a picture of its own shows the first of its
 * cities that no earlier route of the list shows, or of its sights when all cities are taken: many begin in Beijing.
 */
export function toRouteCard(
  cityNames: ReadonlyMap<string, string>,
): (row: CatalogueRow<'route'>) => RouteCard {
  const shown = new Set<string>();
  return (row) => {
    const unseen = row.doc.picture ?? listStopPictures(row).find((picture) => !shown.has(picture));
    const picture = unseen ?? pictureOf('route', row);
    shown.add(picture);
    return {
      ...row.doc,
      ...toCardFields('route', row),
      ...toImage(picture),
      cityNames: row.doc.stops.flatMap(({ cityId }) => cityNames.get(cityId) ?? []),
    };
  };
}

/** Lists the drawn pictures of a route's cities, then of its sights. */
function listStopPictures({ doc: { stops } }: CatalogueRow<'route'>): string[] {
  return [
    ...stops.map(({ cityId }) => defaultPicture('city', cityId)),
    ...stops.flatMap(({ spotIds }) => spotIds.map((id) => defaultPicture('scenic-spot', id))),
  ].filter((picture) => findBlur(picture) !== undefined);
}

/**
 * Returns the picture of a route among search results, which are not mapped as one list. Its id selects one of its stops,
 * so that the many routes that begin in Beijing do not all look the same.
 */
export function routeHitPicture(row: CatalogueRow<'route'>): string {
  const pictures = listStopPictures(row);
  const sum = Array.from(row.id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return row.doc.picture ?? pictures[sum % pictures.length] ?? pictureOf('route', row);
}

/** Maps a hotel, restaurant or shop. */
export const toBusinessCard =
  <N extends BusinessEntity>(entity: N) =>
  (row: CatalogueRow<N>): EntityFields<N> & ReturnType<typeof toCardFields> => ({
    ...row.doc,
    ...toCardFields(entity, row),
  });

const wordsPerMinute = 220;

export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
