import type { CallOutput } from '@yunyou/contract/endpoints';
import type { Money } from '@yunyou/contract/entities/base.schema';
import { pagePath, sharePictureUrl } from '@yunyou/contract/paths';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import {
  type Departure as DepartureDate,
  firstBookableDate,
  lastBookableDate,
  lastDayOf,
  listDepartures,
} from '@yunyou/domain/orders/departures';
import { crumbs, type Listed, publisher, toFaq, toItemList } from './page-parts.ts';
import { context, type Departure, type Offer, type StructuredDataOf } from './structured-data.ts';
import * as words from './structured-data-words.ts';

/** Departures described as events. Search engines show few of them. */
const eventsMax = 8;

/** Describes a classic route and its stops in order. */
export const routeData =
  (
    route: { id: string; title: string; summary: string; linkUrl: string },
    stops: readonly { city: string; to: string }[],
  ): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': 'TouristTrip',
      name: route.title,
      description: route.summary,
      url: origin + route.linkUrl,
      image: origin + sharePictureUrl('route', route.id),
      itinerary: toItinerary(
        origin,
        stops.map(({ city, to }) => ({ name: city, to })),
      ),
    },
    crumbs(
      origin,
      [words.tripPlanning, '/trip'],
      [words.classicRoutes, '/trip/routes'],
      [route.title, route.linkUrl],
    ),
  ];

export const routeListData =
  (routes: readonly Listed[]): StructuredDataOf =>
  (origin) => [
    toItemList(origin, words.classicRoutes, '/trip/routes', routes),
    crumbs(origin, [words.tripPlanning, '/trip'], [words.classicRoutes, '/trip/routes']),
  ];

export const tourListData =
  (path: string, tours: readonly Listed[]): StructuredDataOf =>
  (origin) => [
    toItemList(origin, words.tours, path, tours),
    crumbs(origin, [words.tripPlanning, '/trip'], [words.tours, '/trip/tours']),
  ];

type Tour = Pick<
  Extract<CallOutput<'GET /travel/line/detail'>, { kind: 'line' }>,
  'id' | 'name' | 'summary' | 'linkUrl' | 'days' | 'priceAdult' | 'priceChild' | 'departures' | 'faqs'
> & { cities: readonly { id: string; name: string }[] };

interface TourPage {
  rating: { total: number; average: number | null };
  /** Today in China. */
  today: string;
}

/** Describes a tour with the price of one adult, its next departures, and its questions. Seats change too often to be included. */
export const lineData =
  (line: Tour, { rating, today }: TourPage): StructuredDataOf =>
  (origin) => {
    const url = origin + line.linkUrl;
    const departures = listDepartures(line, { from: firstBookableDate(today), to: lastBookableDate(today) });
    return [
      {
        '@context': context,
        '@type': ['Product', 'TouristTrip'],
        name: line.name,
        url,
        description: line.summary,
        image: origin + sharePictureUrl('trip-line', line.id),
        category: 'Tour',
        offers: toOffer(line.priceAdult, url),
        itinerary: toItinerary(
          origin,
          line.cities.map(({ id, name }) => ({ name, to: pagePath('city', id) })),
        ),
        ...(rating.average !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.total,
            bestRating: 5,
          },
        }),
      },
      ...departures.slice(0, eventsMax).map((departure) => toEvent(origin, line, departure)),
      ...toFaq(url, line.faqs),
      crumbs(origin, [words.tripPlanning, '/trip'], [words.tours, '/trip/tours'], [line.name, line.linkUrl]),
    ];
  };

function toEvent(origin: string, line: Tour, { date, priceAdult }: DepartureDate): Departure {
  const url = origin + line.linkUrl;
  const city = line.cities[0]?.name ?? 'China';
  return {
    '@context': context,
    '@type': 'Event',
    name: line.name,
    url,
    description: line.summary,
    image: origin + sharePictureUrl('trip-line', line.id),
    startDate: date,
    endDate: lastDayOf(date, line.days),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: city,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CN' },
    },
    organizer: publisher(origin),
    offers: toOffer(priceAdult, url),
  };
}

function toOffer({ amountMinor, currency }: Money, url: string): Offer {
  const digits = currency === 'JPY' || currency === 'KRW' ? 0 : 2;
  const price = (amountMinor / 10 ** digits).toFixed(digits);
  return { '@type': 'Offer', price, priceCurrency: currency, url };
}

/** Describes a shared trip by its name and cities: no dates, hotels, own places, bookings, notes or wish. */
export const sharedTripData =
  (
    trip: Pick<TripView, 'title' | 'stays'>,
    page: { path: string; picture(origin: string): string },
  ): StructuredDataOf =>
  (origin) => [
    {
      '@context': context,
      '@type': 'TouristTrip',
      name: trip.title,
      description: words.tripTo(trip.stays.map(({ cityName }) => cityName).join(', ')),
      url: origin + page.path,
      image: page.picture(origin),
      itinerary: toItinerary(
        origin,
        trip.stays.map(({ cityId, cityName }) => ({ name: cityName, to: pagePath('city', cityId) })),
      ),
    },
  ];

const toItinerary = (origin: string, stops: readonly { name: string; to: string }[]) =>
  stops.map(({ name, to }) => ({ '@type': 'TouristDestination' as const, name, url: origin + to }));
