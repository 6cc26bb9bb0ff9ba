import type { FileAnswer } from '@yunyou/contract/endpoint';
import { reliefFrame, toMercator } from '@yunyou/domain/geography/map-extent';
import { escapeXml } from '../seo/xml.ts';
import { toEmbedFile } from './embed-page.ts';

export interface MapStop {
  name: string;
  coordinates: { latitude: number; longitude: number };
}

/** Width by height of the map in its frame. */
const ratio = 8 / 5;
/** Degrees of longitude that a map shows at least: the relief has no more detail. */
const widthMin = 10;
/** Space around the outermost stops, as a share of their distance. */
const margin = 0.25;
const framePixels = 480;

interface MapPage {
  title: string;
  /** In the order of the journey. */
  stops: readonly MapStop[];
  link: { path: string; text: string };
}

/**
 * Shows stops and the way between them on our relief map, without a script. The list below it has the same content as
 * text.
 */
export function toMapCard({ title, stops, link }: MapPage): FileAnswer {
  const names = stops.map(({ name }) => `<li>${escapeXml(name)}</li>`).join('');
  return toEmbedFile({
    title,
    lang: 'en',
    content: `${drawMap(stops)}<main tabindex="0"><h1>${escapeXml(title)}</h1><ol>${names}</ol></main>`,
    link,
  });
}

/** Draws in degrees of longitude by Mercator's projection, in which the relief picture is stored. */
function drawMap(stops: readonly MapStop[]): string {
  const points = stops.map(({ coordinates }) => ({
    x: coordinates.longitude,
    y: toMercator(coordinates.latitude),
  }));
  const box = boundsOf(points);
  const unit = box.width / framePixels;
  const ground = ['relief-light.webp', 'sea.svg'].map(drawGround).join('');
  const way = `<polyline points="${points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}" fill="none" stroke="#b3261e" stroke-width="${round(2.5 * unit)}"/>`;
  const marks = points.map(
    ({ x, y }, index) =>
      `<circle cx="${round(x)}" cy="${round(y)}" r="${round(11 * unit)}" fill="#b3261e" stroke="#fff" stroke-width="${round(1.5 * unit)}"/><text x="${round(x)}" y="${round(y + 4.5 * unit)}" font-size="${round(13 * unit)}" font-weight="600" text-anchor="middle" fill="#fff">${index + 1}</text>`,
  );
  return `<svg viewBox="${[box.x, box.y, box.width, box.height].map(round).join(' ')}" aria-hidden="true">${ground}${way}${marks.join('')}</svg>`;
}

/** Draws a picture of the map, of which all have the frame of the relief. */
function drawGround(file: string): string {
  const { x, y, width, height } = reliefFrame;
  return `<image href="/map/${file}" x="${x}" y="${round(y)}" width="${width}" height="${round(height)}" preserveAspectRatio="none"/>`;
}

/** Returns the part of the map around the points, in the ratio of the frame. */
function boundsOf(points: readonly { x: number; y: number }[]) {
  const extent = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, length: (high - low) * (1 + 2 * margin) };
  };
  const across = extent(points.map(({ x }) => x));
  const down = extent(points.map(({ y }) => y));
  const width = Math.max(widthMin, across.length, down.length * ratio);
  const height = width / ratio;
  return { x: across.middle - width / 2, y: down.middle - height / 2, width, height };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
