import { access } from 'node:fs/promises';
import path from 'node:path';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { formatDate } from '@yunyou/domain/time/date-format';
import sharp from 'sharp';
import { posterFolder } from '../pictures/poster-folder.ts';
import { drawSharePicture, shareSize } from '../pictures/share-picture.ts';
import { createTypesetter } from '../pictures/typesetting.ts';
import { page } from '../roadbook/pdf-writer.ts';
import { coverHeight } from '../roadbook/roadbook.ts';

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
export async function readCover({ picture }: Pick<TripView, 'picture'>): Promise<Buffer | undefined> {
  const file = await findPoster(picture, 'poster');
  const shape = { width: 1240, height: Math.round((1240 * coverHeight) / page.width) };
  return file === undefined
    ? undefined
    : sharp(file)
        .resize({ ...shape, fit: 'cover', position: 'bottom' })
        .jpeg({ quality: 85 })
        .toBuffer();
}

const type = createTypesetter({
  chineseFolder: path.join(import.meta.dirname, '..', '..', '..', 'web', 'public', 'fonts'),
});

/** Draws the preview picture of a shared trip: poster, title, dates and the route between the cities. */
export async function drawTripPicture(
  trip: Pick<TripView, 'picture' | 'title' | 'dates' | 'stays' | 'days'>,
): Promise<Buffer> {
  const file = await findPoster(trip.picture, 'hero');
  if (file === undefined)
    throw new Error('The general trip poster (content/poster/page/trip.hero.avif) is missing');
  const days = `${trip.days.length} ${trip.days.length === 1 ? 'day' : 'days'}`;
  const from = trip.dates[0] === undefined ? '' : ` from ${formatDate(trip.dates[0])}`;
  const words = { title: trip.title.slice(0, 90), kind: `A trip of ${days}${from}` };
  const route = Buffer.from(drawRoute(trip));
  return sharp(await drawSharePicture(file, words, type))
    .composite([{ input: route, left: 0, top: 0 }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Draws the route as a dotted line at the right, above the title. */
function drawRoute({ stays }: Pick<TripView, 'stays'>): string {
  const box = { x: 820, y: 70, width: 290, height: 270 };
  const points = project(stays.map(({ coordinates }) => coordinates)).map(({ x, y }) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const dots = points.map(
    ({ x, y }, index) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${index === 0 ? 13 : 10}" fill="${index === 0 ? '#b3261e' : '#f7f3ea'}" stroke="#f7f3ea" stroke-width="4"/>`,
  );
  const line = `<polyline points="${path}" fill="none" stroke="#f7f3ea" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">${points.length > 1 ? line + dots.join('') : ''}</svg>`;
}

/** Projects coordinates into a unit square, north up, with equal scale on both axes. */
function project(places: readonly { latitude: number; longitude: number }[]): { x: number; y: number }[] {
  const squeeze = Math.cos((35 * Math.PI) / 180); // a degree of longitude in the middle of China
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * squeeze, y: -latitude }));
  const [minX, minY] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))];
  const span = Math.max(0.01, ...flat.map(({ x }) => x - minX), ...flat.map(({ y }) => y - minY));
  return flat.map(({ x, y }) => ({ x: (x - minX) / span, y: (y - minY) / span }));
}
