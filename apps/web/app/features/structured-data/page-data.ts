import type { CallOutput } from '@yunyou/contract/endpoints';
import { sharePictureUrl } from '@yunyou/contract/paths';
import { pageWords, shortName } from '../../site-words.ts';
import { toOpeningHours } from './opening-hours-specification.ts';
import { type Article, type BreadcrumbList, context, type StructuredDataOf } from './structured-data.ts';

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
interface Tour {
  id: string;
  name: string;
  summary: string;
  linkUrl: string;
  priceAdult: { amountMinor: number; currency: string };
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
        urlTemplate: `${origin}/destination/list?keyword={search_term_string}`,
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

/** A city with its sights, best known first. */
export const cityData =
  (city: City, spots: readonly { name: string; linkUrl: string }[]): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': 'TouristDestination',
      ...placeData(origin, 'city', city),
      url: `${origin}/destination/city?id=${city.id}`,
      containedInPlace: { '@type': 'AdministrativeArea', name: city.areaName },
      includesAttraction: spots.slice(0, 10).map(({ name, linkUrl }) => ({
        '@type': 'TouristAttraction',
        name,
        url: origin + linkUrl,
      })),
    },
    crumbs(origin, ['Destinations', '/destination'], [city.name, `/destination/city?id=${city.id}`]),
  ];

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
        streetAddress: spot.zhAddress,
        addressLocality: spot.cityName,
        addressCountry: 'CN',
      },
      isAccessibleForFree: spot.free,
      openingHoursSpecification: toOpeningHours(spot.openingHours, year),
    },
    crumbs(
      origin,
      ['Destinations', '/destination'],
      [spot.cityName, `/destination/city?id=${spot.cityId}`],
      [spot.name, `/attractions/detail?id=${spot.id}`],
    ),
  ];

export const guideData =
  (guide: Piece): StructuredDataOf =>
  (origin) => [
    articleData(origin, 'guide', guide),
    crumbs(origin, ['Travel guides', '/wiki'], [guide.title, guide.linkUrl]),
  ];

export const newsData =
  (piece: Piece): StructuredDataOf =>
  (origin) => [
    articleData(origin, 'news', piece),
    crumbs(origin, ['About and news', '/news'], [piece.title, piece.linkUrl]),
  ];

/** A tour at its price for one adult. Whether seats are left depends on the day: that is not said here. */
export const lineData =
  (line: Tour): StructuredDataOf =>
  (origin) => {
    const url = origin + line.linkUrl;
    const { amountMinor, currency } = line.priceAdult;
    const digits = currency === 'JPY' || currency === 'KRW' ? 0 : 2;
    return [
      {
        '@context': context,
        '@type': 'Product',
        name: line.name,
        url,
        description: line.summary,
        image: origin + sharePictureUrl('trip-line', line.id),
        category: 'Tour',
        offers: {
          '@type': 'Offer',
          price: (amountMinor / 10 ** digits).toFixed(digits),
          priceCurrency: currency,
          url,
        },
      },
      crumbs(origin, ['Trip planning', '/trip'], [line.name, line.linkUrl]),
    ];
  };

function placeData(
  origin: string,
  entity: 'city' | 'scenic-spot',
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
  const house = { '@type': 'Organization', name: shortName, url: `${origin}/` } as const;
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

function crumbs(origin: string, ...steps: [name: string, path: string][]): BreadcrumbList {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
