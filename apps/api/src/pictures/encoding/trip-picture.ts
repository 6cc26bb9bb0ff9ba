import sharp from 'sharp';
import type { TaskInput } from './messages.ts';
import { drawSharePicture, shareSize } from './share-picture.ts';

/** Draws the preview picture of a shared trip: poster, title, dates and the route between the cities. */
export async function drawTripPicture({ stops, ...poster }: TaskInput<'drawTripPicture'>): Promise<Buffer> {
  return sharp(await drawSharePicture(poster))
    .composite([{ input: Buffer.from(drawRoute(stops)), left: 0, top: 0 }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

type Stops = TaskInput<'drawTripPicture'>['stops'];

/** Draws the route as a dotted line at the right, above the title. */
function drawRoute(stops: Stops): string {
  const box = { x: 820, y: 70, width: 290, height: 270 };
  const points = project(stops).map(({ x, y }) => ({
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
function project(stops: Stops): { x: number; y: number }[] {
  const squeeze = Math.cos((35 * Math.PI) / 180); // a degree of longitude in the middle of China
  const flat = stops.map(({ latitude, longitude }) => ({ x: longitude * squeeze, y: -latitude }));
  const [minX, minY] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))];
  const span = Math.max(0.01, ...flat.map(({ x }) => x - minX), ...flat.map(({ y }) => y - minY));
  return flat.map(({ x, y }) => ({ x: (x - minX) / span, y: (y - minY) / span }));
}
