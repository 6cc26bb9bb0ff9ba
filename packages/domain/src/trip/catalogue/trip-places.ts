import { defaultPicture, pagePath } from '@yunyou/contract/paths';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type { TripCatalogueData, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { readKey } from '../problem/planner-ids.ts';

type Spot = TripCatalogueData['spots'][number];
type City = TripCatalogueData['cities'][number];

/** Finds catalogue rows by id, and maps planner ids to what a page shows of them. */
export interface TripPlaces {
  /** Takes a planner id. A row that has left the catalogue is shown by its id. */
  place(key: string): TripPlace;
  spot(id: string): Spot | undefined;
  city(id: string): City | undefined;
  hotel(id: string): TripCatalogueData['hotels'][number] | undefined;
  restaurant(id: string): TripCatalogueData['restaurants'][number] | undefined;
  link(id: string): TripCatalogueData['links'][number] | undefined;
}

export function createTripPlaces(data: TripCatalogueData): TripPlaces {
  const finder = <T extends { id: string }>(rows: readonly T[]) => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (id: string): T | undefined => byId.get(id);
  };
  const [spot, city, hotel, restaurant, link] = [
    finder(data.spots),
    finder(data.cities),
    finder(data.hotels),
    finder(data.restaurants),
    finder(data.links),
  ];

  const inCity = (kind: TripPlace['kind'], cityId: string, name: string, zhName: string): TripPlace => ({
    kind,
    id: cityId,
    cityId,
    name,
    zhName,
    coordinates: city(cityId)?.coordinates ?? { latitude: 0, longitude: 0 },
  });
  const missing = (kind: TripPlace['kind'], id: string): TripPlace => ({
    ...inCity(kind, '', id, id),
    id,
  });

  const place = (key: string): TripPlace => {
    const thing = readKey(key);
    switch (thing.kind) {
      case 'spot': {
        const row = spot(thing.id);
        if (!row) return missing('spot', thing.id);
        const picture = row.picture ?? defaultPicture('scenic-spot', row.id);
        return {
          ...named('spot', row),
          picture,
          imageUrl: pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
          linkUrl: pagePath('scenic-spot', row.id),
        };
      }
      case 'hotel':
      case 'restaurant': {
        const row = thing.kind === 'hotel' ? hotel(thing.id) : restaurant(thing.id);
        return row ? named(thing.kind, row) : missing(thing.kind, thing.id);
      }
      case 'stay': {
        const row = city(thing.cityId);
        return inCity(
          'centre',
          thing.cityId,
          `A hotel in ${row?.name ?? thing.cityId}`,
          row?.zhName ?? thing.cityId,
        );
      }
      case 'city': {
        const row = city(thing.id);
        return inCity('centre', thing.id, row?.name ?? thing.id, row?.zhName ?? thing.id);
      }
      default:
        return gateway(thing.cityId, thing.mode);
    }
  };

  /** Returns the main airport or station of a city. Rides name the exact one. */
  const gateway = (cityId: string, mode: string): TripPlace => {
    const row = city(cityId);
    const stop = mode === 'flight' ? row?.airports[0] : mode === 'train' ? row?.stations[0] : undefined;
    const word =
      { flight: 'airport', train: 'railway station', coach: 'coach station', ferry: 'pier' }[mode] ??
      'station';
    const zhWord = { flight: '机场', train: '火车站', coach: '汽车站', ferry: '码头' }[mode] ?? '车站';
    return {
      ...inCity(
        'gateway',
        cityId,
        stop?.name ?? `${row?.name ?? cityId} ${word}`,
        stop?.zhName ?? `${row?.zhName ?? ''}${zhWord}`,
      ),
      id: `${cityId}/${mode}`,
    };
  };
  return { place, spot, city, hotel, restaurant, link };
}

function named(
  kind: 'spot' | 'hotel' | 'restaurant',
  row: {
    id: string;
    cityId: string;
    name: string;
    zhName: string;
    pinyin: string;
    zhAddress?: string | undefined;
    coordinates: TripPlace['coordinates'];
  },
): TripPlace {
  const { id, cityId, name, zhName, pinyin, zhAddress, coordinates } = row;
  return { kind, id, cityId, name, zhName, pinyin, zhAddress, coordinates };
}
