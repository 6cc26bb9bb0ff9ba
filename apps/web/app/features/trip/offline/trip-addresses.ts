import type { StreetTiles } from '@yunyou/contract/page-renderer';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { listTripTiles } from '@yunyou/domain/geography/map-tiles';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { isInBox, sketchBox, sketchPictureUrl, sketchUrl } from '@yunyou/domain/geography/sketch-extent';

/** Lists the pages to save: the trip, the shortcut to its day, and its spots. */
export function listTripPages({ id, days }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.linkUrl ? [item.place.linkUrl] : [])),
  );
  return [`/trip/details?id=${id}`, '/trip/today', ...new Set(sights)];
}

/** Lists the pictures of the trip without duplicates. */
export function listTripPictures({ picture, stays, days, tours }: TripView): readonly string[] {
  const sights = days.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'visit' && item.place.picture ? [item.place.picture] : [])),
  );
  const cities = stays.map(({ cityId }) => `city/${cityId}`);
  return [...new Set([picture, ...cities, ...sights, ...tours.map((tour) => tour.picture)])];
}

/**
 * Lists the parts of the map around the stops: street tiles where the site has them, else the sketches of the cities; and the
 * pictures of the sketches, which the static map shows.
 */
export function listTripMap(trip: TripView, streets: StreetTiles | undefined): readonly string[] {
  const stops = listStops(trip);
  const cities = sketchCities.filter((city) => {
    const box = sketchBox(city);
    return stops.some((stop) => isInBox(box, stop));
  });
  const pictures = cities.map(({ id }) => sketchPictureUrl(id));
  const ground = streets ? listTripTiles(streets, stops) : cities.map(({ id }) => sketchUrl(id));
  return [...ground, ...pictures];
}

function listStops({ stays, days }: TripView): { latitude: number; longitude: number }[] {
  const visits = days.flatMap(({ items }) =>
    items.flatMap((item) => ('place' in item && item.place ? [item.place.coordinates] : [])),
  );
  const beds = stays.map(
    ({ hotel, district, coordinates }) => (hotel ?? district)?.coordinates ?? coordinates,
  );
  return [...beds, ...visits];
}
