import type { EntityFields } from '@yunyou/contract/entities';
import { defaultPicture, type PagedEntity, pagePath } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type {
  AreaCard,
  CityCard,
  GuideCard,
  LineCard,
  NewsCard,
  SpotCard,
  ThemeCard,
} from '@yunyou/contract/site/cards.schema';
import type { CatalogueRow } from '@yunyou/database/catalogue/catalogue.queries';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { findPlaceholder } from '../pictures/placeholders.ts';

/** A row never leaves raw: these say what a list shows of it. The contract strips what a card does not declare. */

export function tileUrl(picture: string): string {
  return pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' });
}

/** A picture as lists show it: small, with its colour for the time until it is here. */
export function toImage(picture: string) {
  return { picture, imageUrl: tileUrl(picture), imageColor: findPlaceholder(picture)?.color };
}

export function shown<N extends PagedEntity>(entity: N, row: CatalogueRow<N>) {
  const fields: { picture?: string | undefined } = row.doc;
  const picture = fields.picture ?? defaultPicture(entity, row.id);
  return { id: row.id, ...toImage(picture), linkUrl: pagePath(entity, row.id) };
}

/** For a page about one thing, whose picture comes first and large. */
export function shownWhole<N extends PagedEntity>(entity: N, row: CatalogueRow<N>) {
  const card = shown(entity, row);
  return { ...card, imageBlur: findPlaceholder(card.picture)?.blur };
}

export const toCityCard = (row: CatalogueRow<'city'>): CityCard => ({ ...row.doc, ...shown('city', row) });
export const toSpotCard = (row: CatalogueRow<'scenic-spot'>): SpotCard => ({
  ...row.doc,
  ...shown('scenic-spot', row),
});
export const toLineCard = (row: CatalogueRow<'trip-line'>): LineCard => ({
  ...row.doc,
  ...shown('trip-line', row),
});
export const toAreaCard = (row: CatalogueRow<'area'> & { cityCount: number }): AreaCard => ({
  ...row.doc,
  id: row.id,
  cityCount: row.cityCount,
});

export const toGuideCard = (row: CatalogueRow<'guide'>): GuideCard => ({
  ...row.doc,
  ...shown('guide', row),
  minutesToRead: minutesToRead(row.doc.body),
});
export const toNewsCard = (row: CatalogueRow<'news'>): NewsCard => ({
  ...row.doc,
  ...shown('news', row),
  minutesToRead: minutesToRead(row.doc.body),
});
export const toThemeCard = (row: CatalogueRow<'theme'>): ThemeCard => ({
  ...row.doc,
  ...shown('theme', row),
  placeCount: row.doc.cityIds.length + row.doc.spotIds.length,
});

/** Businesses have no page of their own: their card leads to the city's. */
export function toBusinessCard<N extends 'hotel' | 'restaurant' | 'shop'>(
  row: CatalogueRow<N>,
): BusinessCard<N> {
  const fields: EntityFields<'hotel'> | EntityFields<'restaurant'> | EntityFields<'shop'> = row.doc;
  const picture = fields.picture ?? defaultPicture('city', fields.cityId);
  const card = { id: row.id, ...toImage(picture), linkUrl: pagePath('city', fields.cityId) };
  return { ...row.doc, ...card };
}
type BusinessCard<N extends 'hotel' | 'restaurant' | 'shop'> = EntityFields<N> & ReturnType<typeof shown>;

const wordsPerMinute = 220;

export function minutesToRead(node: unknown): number {
  return Math.max(1, Math.round(countWords(node) / wordsPerMinute));
}
