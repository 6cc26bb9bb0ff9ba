import { access } from 'node:fs/promises';
import path from 'node:path';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { isInBox, type SketchBox, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { formatDate } from '@yunyou/domain/time/date-format';
import type { PictureMap } from '../../pictures/encoding/messages.ts';
import type { PictureEncoder } from '../../pictures/picture-encoder.ts';
import { posterFolder } from '../../pictures/poster-folder.ts';
import { pageSizes } from '../../roadbook/page-size.ts';

/** Returns the poster file of the trip's first city, upright or wide, or the general trip poster where the city has none. */
async function findPoster(picture: string, format: 'poster' | 'hero'): Promise<string | undefined> {
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(picture)) return undefined;
  for (const subject of [picture, 'page/trip']) {
    const file = path.join(posterFolder, `${subject}.${format}.avif`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** Returns the cover of the roadbook as JPEG. Half of 300 dpi (2480 pixels) is enough, because posters have flat colours. */
export async function readCover(
  { picture }: Pick<TripView, 'picture'>,
  pictures: PictureEncoder,
): Promise<Buffer | undefined> {
  const master = await findPoster(picture, 'poster');
  const shape = { width: 1240, height: Math.round((1240 * pageSizes.a4.coverHeight) / pageSizes.a4.width) };
  return master === undefined ? undefined : pictures.run('drawRoadbookCover', { master, ...shape });
}

/** Draws the preview picture of a shared trip: poster, title, dates and a map. */
export async function drawTripPicture(
  trip: Pick<TripView, 'picture' | 'title' | 'dates' | 'stays' | 'days'>,
  pictures: PictureEncoder,
): Promise<Buffer> {
  const master = await findPoster(trip.picture, 'hero');
  if (master === undefined)
    throw new Error('The general trip poster (content/poster/page/trip.hero.avif) is missing');
  const days = `${trip.days.length} ${trip.days.length === 1 ? 'day' : 'days'}`;
  const from = trip.dates[0] === undefined ? '' : ` from ${formatDate(trip.dates[0])}`;
  const text = { title: trip.title.slice(0, 90), kind: `A trip of ${days}${from}` };
  return pictures.run('drawTripPicture', { master, text, map: toPictureMap(trip) });
}

/** Returns the route between the cities of a trip, or the sights around its only city by day. */
export function toPictureMap({ stays, days }: Pick<TripView, 'stays' | 'days'>): PictureMap {
  if (new Set(stays.map(({ cityId }) => cityId)).size > 1)
    return {
      places: stays.map(({ coordinates, cityName }) => ({
        ...toPosition(coordinates),
        name: cityName,
        group: 0,
      })),
      isRoute: true,
    };
  const sights = days.flatMap(({ dayIndex, items }) =>
    items.flatMap((item) =>
      item.kind === 'visit' ? [{ ...toPosition(item.place.coordinates), group: dayIndex }] : [],
    ),
  );
  const [city] = stays;
  const box = city && shrink(sketchBox(city.coordinates));
  const near = box ? sights.filter((sight) => isInBox(box, sight)) : [];
  return { places: near.length > 1 ? near : sights, isRoute: false };
}

/**
 * Returns the box with half the width and height around the same centre, so that the sketch covers a map of places
 * inside it.
 */
function shrink({ west, south, east, north }: SketchBox): SketchBox {
  const [x, y] = [(east - west) / 4, (north - south) / 4];
  return { west: west + x, south: south + y, east: east - x, north: north - y };
}

const toPosition = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});
