import { defaultPicture, pagePath } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { priceClassNames } from '../../money/typical-prices.ts';
import { readKey } from '../problem/planner-ids.ts';

type Spot = TripCatalogueData['spots'][number];
type City = TripCatalogueData['cities'][number];

/** Finds catalogue rows by id, and maps planner ids to what a page shows of them. */
export interface TripPlaces {
  /** Takes a planner id. A row that was removed from the catalogue is shown by its id. */
  place(key: string): TripPlace;
  spot(id: string): Spot | undefined;
  city(id: string): City | undefined;
  hotel(id: string): TripCatalogueData['hotels'][number] | undefined;
  restaurant(id: string): TripCatalogueData['restaurants'][number] | undefined;
  link(id: string): TripCatalogueData['links'][number] | undefined;
  station(id: string): TripCatalogueData['stations'][number] | undefined;
  district(id: string): TripCatalogueData['districts'][number] | undefined;
}

type Rows = Omit<TripPlaces, 'place'> & {
  own(id: string): OwnPlace | undefined;
  booked(id: string): Booking | undefined;
};

export function createTripPlaces(
  data: TripCatalogueData,
  { ownPlaces = [], bookings = [] }: Pick<TripBrief, 'ownPlaces' | 'bookings'>,
): TripPlaces {
  const rows: Rows = {
    own: finderById(ownPlaces),
    booked: finderById(bookings),
    spot: finderById(data.spots),
    city: finderById(data.cities),
    hotel: finderById(data.hotels),
    restaurant: finderById(data.restaurants),
    link: finderById(data.links),
    station: finderById(data.stations),
    district: finderById(data.districts),
  };
  return { ...rows, place: (key) => toTripPlace(key, rows) };
}

function finderById<T extends { id: string }>(rows: readonly T[]): (id: string) => T | undefined {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => byId.get(id);
}

function toTripPlace(key: string, rows: Rows): TripPlace {
  const thing = readKey(key);
  switch (thing.kind) {
    case 'spot':
      return toSpotPlace(thing.id, rows);
    case 'own': {
      const row = rows.own(thing.id);
      return row ? toOwnTripPlace(row) : missing('own', thing.id, 'Your own place');
    }
    case 'booked':
      return toBookedPlace(thing.cityId, rows.booked(thing.id), rows);
    case 'hotel':
    case 'restaurant': {
      const row = thing.kind === 'hotel' ? rows.hotel(thing.id) : rows.restaurant(thing.id);
      return row
        ? { ...named(thing.kind, row), linkUrl: pagePath(thing.kind, row.id) }
        : missing(thing.kind, thing.id);
    }
    case 'stay': {
      const district = thing.district && rows.district(thing.district.id);
      if (thing.district && district)
        return {
          ...named('district', district),
          name: `A ${priceClassNames[thing.district.priceClass] ?? ''} hotel in ${district.name}`,
        };
      const row = rows.city(thing.cityId);
      const names = {
        name: `A hotel in ${row?.name ?? thing.cityId}`,
        zhName: row?.zhName ?? thing.cityId,
      };
      return inCity('centre', thing.cityId, names, rows);
    }
    case 'city': {
      const row = rows.city(thing.id);
      return inCity(
        'centre',
        thing.id,
        { name: row?.name ?? thing.id, zhName: row?.zhName ?? thing.id },
        rows,
      );
    }
    case 'district': {
      const row = rows.district(thing.id);
      return row ? named('district', row) : missing('district', thing.id);
    }
    case 'gateway': {
      const station = rows.station(thing.stationId ?? '');
      return station
        ? { ...named('gateway', station), cityId: thing.cityId }
        : toGatewayPlace(thing.cityId, thing.mode, rows);
    }
    default:
      return thing satisfies never;
  }
}

function toOwnTripPlace({ id, cityId, name, zhName = '', coordinates }: OwnPlace): TripPlace {
  return { kind: 'own', id, cityId, name, zhName, coordinates };
}

/**
 * Returns a booked hotel that the catalogue does not have. It is placed in the centre of its city, because its
 * position is not known.
 */
function toBookedPlace(cityId: string, booking: Booking | undefined, rows: Rows): TripPlace {
  if (!booking) return missing('hotel', cityId, 'Your booked hotel');
  const { id, title, place = '' } = booking;
  // Chinese names and addresses are for drivers.
  const inChinese = (text: string): string => (/\p{Script=Han}/u.test(text) ? text : '');
  return {
    ...inCity('hotel', cityId, { name: title, zhName: inChinese(title) }, rows),
    id,
    ...(inChinese(place) && { zhAddress: place }),
  };
}

function toSpotPlace(id: string, rows: Rows): TripPlace {
  const row = rows.spot(id);
  if (!row) return missing('spot', id);
  const picture = row.picture ?? defaultPicture('scenic-spot', row.id);
  return {
    ...named('spot', row),
    picture,
    imageUrl: pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
    linkUrl: pagePath('scenic-spot', row.id),
  };
}

const gatewayNames: Readonly<Record<string, { readonly name: string; readonly zhName: string }>> = {
  flight: { name: 'airport', zhName: '机场' },
  train: { name: 'railway station', zhName: '火车站' },
  coach: { name: 'coach station', zhName: '汽车站' },
  ferry: { name: 'pier', zhName: '码头' },
  town: { name: 'centre', zhName: '市中心' },
};
const otherGateway = { name: 'station', zhName: '车站' };

/** Returns the main airport or station of a city. Rides name the exact one. */
function toGatewayPlace(cityId: string, mode: string, rows: Rows): TripPlace {
  const row = rows.city(cityId);
  const stop = mode === 'flight' ? row?.airports[0] : mode === 'train' ? row?.stations[0] : undefined;
  const kind = gatewayNames[mode] ?? otherGateway;
  const names = {
    name: stop?.name ?? `${row?.name ?? cityId} ${kind.name}`,
    zhName: stop?.zhName ?? `${row?.zhName ?? ''}${kind.zhName}`,
  };
  const placeKind = mode === 'town' ? 'centre' : 'gateway';
  return { ...inCity(placeKind, cityId, names, rows), id: `${cityId}/${mode}` };
}

function inCity(
  kind: TripPlace['kind'],
  cityId: string,
  names: { readonly name: string; readonly zhName: string },
  rows: Rows,
): TripPlace {
  const coordinates = rows.city(cityId)?.coordinates ?? { latitude: 0, longitude: 0 };
  return { kind, id: cityId, cityId, ...names, coordinates };
}

/** Returns a place for a row that has left the catalogue: its id stands for its names. */
function missing(kind: TripPlace['kind'], id: string, name = id): TripPlace {
  return { kind, id, cityId: '', name, zhName: name, coordinates: { latitude: 0, longitude: 0 } };
}

function named(
  kind: 'spot' | 'hotel' | 'restaurant' | 'district' | 'gateway',
  row: {
    id: string;
    cityId: string;
    name: string;
    zhName: string;
    pinyin: string;
    zhAddress?: string | undefined;
    address?: string | undefined;
    coordinates: TripPlace['coordinates'];
  },
): TripPlace {
  const { id, cityId, name, zhName, pinyin, zhAddress, address, coordinates } = row;
  return { kind, id, cityId, name, zhName, pinyin, zhAddress, address, coordinates };
}
