import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TripView } from '@yunyou/contract/trip.schema';
import sharp from 'sharp';
import { page } from '../roadbook/pen.ts';
import { coverHeight } from '../roadbook/roadbook.ts';
import { loadRoadbookFonts } from '../roadbook/roadbook-fonts.ts';

const masters = path.join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'posters', 'masters');

/** The drawn picture of the trip's first city, upright or wide; the one for all trips where a city has none. */
async function findPoster(picture: string, format: 'poster' | 'hero'): Promise<string | undefined> {
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(picture)) return undefined;
  for (const subject of [picture, 'page/trip']) {
    const file = path.join(masters, `${subject}.${format}.avif`);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return undefined;
}

/** For the roadbook's cover: 300 dots per inch would be 2480 pixels; posters are flat colour and need less. */
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

const [width, height] = [1200, 630];

/** The picture of a shared link: poster, title, dates, and the way from city to city. */
export async function drawSharePicture(
  trip: Pick<TripView, 'picture' | 'title' | 'dates' | 'stays' | 'days'>,
  dataFolder: string,
): Promise<Buffer> {
  const file = await findPoster(trip.picture, 'hero');
  const ground = file
    ? sharp(file).resize({ width, height, fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: '#12181b' } });
  const fonts = await installFonts(dataFolder);
  const line = (text: string, font: string, fontfile: string, size: number, colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `${font} ${size}`,
        fontfile,
        rgba: true,
        width: 640,
        dpi: 72,
      },
    })
      .png()
      .toBuffer();
  const title = await line(trip.title.slice(0, 90), 'Noto Serif SC SemiBold', fonts.heading, 54, '#ffffff');
  const { height: titleHeight } = await sharp(title).metadata();
  const dates = `${trip.dates[0] ?? ''}  ·  ${trip.days.length} ${trip.days.length === 1 ? 'day' : 'days'}`;
  const below = await line(dates, 'Inter', fonts.text, 26, '#f7f3ea');
  const bottom = 570;
  return ground
    .composite([
      { input: Buffer.from(frame(trip)), left: 0, top: 0 },
      { input: title, left: 60, top: Math.max(40, bottom - 50 - titleHeight) },
      { input: below, left: 60, top: bottom - 20 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Shade for the words, the seal, and the route as a line of dots at the right. */
function frame({ stays }: Pick<TripView, 'stays'>): string {
  const box = { x: 800, y: 90, width: 310, height: 380 };
  const points = project(stays.map(({ coordinates }) => coordinates)).map(({ x, y }) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  }));
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const dots = points.map(
    ({ x, y }, index) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${index === 0 ? 13 : 10}" fill="${index === 0 ? '#b3261e' : '#f7f3ea'}" stroke="#f7f3ea" stroke-width="4"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-color="#12181b" stop-opacity="0.1"/><stop offset="1" stop-color="#12181b" stop-opacity="0.88"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>${points.length > 1 ? `<polyline points="${path}" fill="none" stroke="#f7f3ea" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 12"/>${dots.join('')}` : ''}</svg>`;
}

/** Places in a unit square, north up, in proportion; good enough for a sketch. */
function project(places: readonly { latitude: number; longitude: number }[]): { x: number; y: number }[] {
  const squeeze = Math.cos((35 * Math.PI) / 180); // a degree of longitude in the middle of China
  const flat = places.map(({ latitude, longitude }) => ({ x: longitude * squeeze, y: -latitude }));
  const [minX, minY] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))];
  const span = Math.max(0.01, ...flat.map(({ x }) => x - minX), ...flat.map(({ y }) => y - minY));
  return flat.map(({ x, y }) => ({ x: (x - minX) / span, y: (y - minY) / span }));
}

/** The text renderer wants files. */
async function installFonts(dataFolder: string): Promise<{ heading: string; text: string }> {
  const folder = path.join(dataFolder, 'fonts');
  const files = { heading: path.join(folder, 'serif.ttf'), text: path.join(folder, 'inter-latin.ttf') };
  const fonts = await loadRoadbookFonts();
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(files.heading, fonts.bytes('serif')),
    writeFile(files.text, fonts.bytes('inter-latin')),
  ]);
  return files;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
