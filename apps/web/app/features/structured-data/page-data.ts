import type { CallOutput } from '@yunyou/contract/endpoints';
import { sharePictureUrl } from '@yunyou/contract/paths';
import { pageWords, shortName } from '../../site-words.ts';
import { type ArticleView, listQuestions } from '../article/article-view.ts';
import { formatPriceClass } from '../facts/format.ts';
import { toOpeningHours } from './opening-hours-specification.ts';
import { crumbs, type Listed, publisher, toFaq, toItemList } from './page-parts.ts';
import { type Article, context, type StructuredDataOf } from './structured-data.ts';
import * as words from './structured-data-words.ts';

type City = Pick<
  CallOutput<'GET /city/detail'>,
  'id' | 'name' | 'zhName' | 'pinyin' | 'aliases' | 'summary' | 'coordinates' | 'areaName'
>;
type Spot = Pick<
  CallOutput<'GET /scenicSpots/detail'>,
  | 'id'
  | 'name'
  | 'zhName'
  | 'pinyin'
  | 'aliases'
  | 'summary'
  | 'coordinates'
  | 'zhAddress'
  | 'address'
  | 'cityId'
  | 'cityName'
  | 'free'
  | 'openingHours'
>;
interface Piece {
  id: string;
  title: string;
  summary: string;
  publishedOn: string;
  updatedAt: string;
  linkUrl: string;
}
export const homeData: StructuredDataOf = (origin) => [
  {
    '@context': context,
    '@type': 'WebSite',
    name: shortName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/search?keyword={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
  {
    '@context': context,
    '@type': 'Organization',
    name: shortName,
    url: `${origin}/`,
    logo: `${origin}/seal.svg`,
    description: pageWords.home.description,
  },
];

/** Describes a city and its spots, most popular first. */
export const cityData =
  (city: City, spots: readonly Listed[]): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': 'TouristDestination',
      ...placeData(origin, 'city', city),
      url: `${origin}/destination/city?id=${city.id}`,
      containedInPlace: { '@type': 'AdministrativeArea', name: city.areaName },
      includesAttraction: spots.slice(0, 10).map(({ title, to }) => ({
        '@type': 'TouristAttraction',
        name: title,
        url: origin + to,
      })),
    },
    crumbs(origin, [words.destinations, '/destination'], [city.name, `/destination/city?id=${city.id}`]),
  ];

/** Describes the article about a city by its breadcrumb only: the article has no publication date. */
export const cityArticleData =
  ({ id, name }: { id: string; name: string }): StructuredDataOf =>
  (origin) => [
    crumbs(
      origin,
      [words.destinations, '/destination'],
      [name, `/destination/city?id=${id}`],
      [words.guideTo(name), `/destination/city/city-detail?id=${id}`],
    ),
  ];

export const themeData =
  (theme: { id: string; title: string }, spots: readonly Listed[]): StructuredDataOf =>
  (origin) => {
    const path = `/faves/theme?id=${theme.id}`;
    return [
      toItemList(origin, theme.title, path, spots),
      crumbs(origin, [words.faves, '/faves'], [theme.title, path]),
    ];
  };

export const listData =
  (path: string, places: readonly Listed[]): StructuredDataOf =>
  (origin) => [toItemList(origin, pageWords.destination.title, path, places)];

export const spotData =
  (spot: Spot, year: number): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': 'TouristAttraction',
      ...placeData(origin, 'scenic-spot', spot),
      url: `${origin}/attractions/detail?id=${spot.id}`,
      address: {
        '@type': 'PostalAddress',
        ...streetAddress(spot),
        addressLocality: spot.cityName,
        addressCountry: 'CN',
      },
      isAccessibleForFree: spot.free,
      openingHoursSpecification: toOpeningHours(spot.openingHours, year),
    },
    crumbs(
      origin,
      [words.destinations, '/destination'],
      [spot.cityName, `/destination/city?id=${spot.cityId}`],
      [spot.name, `/attractions/detail?id=${spot.id}`],
    ),
  ];

type Business = Pick<
  CallOutput<'GET /hotel/detail'>,
  | 'id'
  | 'name'
  | 'zhName'
  | 'pinyin'
  | 'aliases'
  | 'summary'
  | 'coordinates'
  | 'zhAddress'
  | 'address'
  | 'cityId'
  | 'cityName'
  | 'priceClass'
> & { linkUrl: string; cuisine?: string | undefined };

const businessTypes = { hotel: 'Hotel', restaurant: 'Restaurant', shop: 'Store' } as const;

/** Gives the address in Latin letters, for readers, before the Chinese one, which maps of China find. */
function streetAddress({
  address,
  zhAddress,
}: {
  address?: string | undefined;
  zhAddress?: string | undefined;
}) {
  const lines = [address, zhAddress].filter((line) => line !== undefined);
  return lines.length > 0 && { streetAddress: lines };
}

export const businessData =
  (kind: keyof typeof businessTypes, business: Business): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': businessTypes[kind],
      ...placeData(origin, kind, business),
      url: origin + business.linkUrl,
      address: {
        '@type': 'PostalAddress',
        ...streetAddress(business),
        addressLocality: business.cityName,
        addressCountry: 'CN',
      },
      priceRange: formatPriceClass(business.priceClass),
      ...(business.cuisine && { servesCuisine: business.cuisine }),
    },
    crumbs(
      origin,
      [words.destinations, '/destination'],
      [business.cityName, `/destination/city?id=${business.cityId}`],
      [business.name, business.linkUrl],
    ),
  ];

export const guideData =
  (guide: Piece & { body: ArticleView }): StructuredDataOf =>
  (origin) => [
    articleData(origin, 'guide', guide),
    ...toFaq(origin + guide.linkUrl, listQuestions(guide.body)),
    crumbs(origin, [words.travelGuides, '/wiki'], [guide.title, guide.linkUrl]),
  ];

export const newsData =
  (piece: Piece): StructuredDataOf =>
  (origin) => [
    articleData(origin, 'news', piece),
    crumbs(origin, [words.aboutAndNews, '/news'], [piece.title, piece.linkUrl]),
  ];

function placeData(
  origin: string,
  entity: 'city' | 'scenic-spot' | keyof typeof businessTypes,
  { id, name, zhName, pinyin, aliases, summary, coordinates }: Omit<City, 'areaName'>,
) {
  return {
    name,
    alternateName: [zhName, pinyin, ...aliases],
    description: summary,
    image: origin + sharePictureUrl(entity, id),
    geo: { '@type': 'GeoCoordinates' as const, ...coordinates },
  };
}

function articleData(origin: string, entity: 'guide' | 'news', piece: Piece): Article {
  const house = publisher(origin);
  return {
    '@context': context,
    '@type': entity === 'news' ? 'NewsArticle' : 'Article',
    headline: piece.title,
    description: piece.summary,
    image: [origin + sharePictureUrl(entity, piece.id)],
    datePublished: piece.publishedOn,
    dateModified: piece.updatedAt,
    inLanguage: 'en',
    mainEntityOfPage: origin + piece.linkUrl,
    author: house,
    publisher: house,
  };
}
