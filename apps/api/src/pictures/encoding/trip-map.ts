import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reliefFrame, toMercator } from '@yunyou/domain/geography/map-extent';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { pictureUnitsPerDegree, sketchBox, sketchPictureUrl } from '@yunyou/domain/geography/sketch-extent';
import sharp from 'sharp';
import { sketchColours } from '../../roadbook/sketch-colours.ts';
import { sketchesOf, sketchSource } from '../../roadbook/sketches.ts';
import type { TaskInput } from './messages.ts';
import type { Typesetter } from './typesetting.ts';

type TripMap = TaskInput<'drawTripPicture'>['map'];

/** A part of the world in Mercator's projection: its west and north edge and its size in degrees of longitude. */
interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const tripMapSize = { width: 366, height: 304 } as const;
/** Space between the outermost places and the edges. */
const padding = 46;
/** Degrees that a map shows at least, about 5 km, so that near places do not look far apart. */
const minDegrees = 0.05;
/** Below this width the pixels of the relief would show. */
const reliefDegrees = 5;

const publicFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'web', 'public');
const country = { land: '#e4e6d3', source: 'Natural Earth · NASA' } as const;
const ink = { name: '#352c25', source: '#5b6468', edge: '#fffaf2' } as const;
const dotColours = ['#b3261e', '#2a6659', '#574873', '#8a5a00', '#1f5fbf'] as const;

/**
 * Draws a map as SVG: the cities of a trip in their order, or the sights of a city by day. The ground is the sketch of a city
 * where it covers the whole view, otherwise land and sea of the country.
 */
export async function drawTripMap({ places, isRoute }: TripMap, type: Typesetter): Promise<string> {
  const { width, height } = tripMapSize;
  const view = fitView(places);
  const scale = width / view.width;
  const sketches = sketchesOf(
    {
      west: view.x,
      east: view.x + view.width,
      south: toLatitude(view.y + view.height),
      north: toLatitude(view.y),
    },
    sketchCities.map((city) => ({ city, box: sketchBox(city) })),
  );
  const ground =
    sketches.length > 0
      ? await Promise.all(sketches.map(({ city }) => drawSketch(city, view, scale)))
      : [await drawCountry(view, scale)];
  const dots = places.map(({ latitude, longitude, ...place }) => ({
    ...place,
    x: (longitude - view.x) * scale,
    y: (toMercator(latitude) - view.y) * scale,
  }));
  const line = dots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const stroke = `fill="none" stroke-linecap="round" stroke-linejoin="round" points="${line}"`;
  const source = sketches.length > 0 ? sketchSource : country.source;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><clipPath id="edge"><rect width="${width}" height="${height}" rx="18"/></clipPath></defs>
<g clip-path="url(#edge)"><rect width="${width}" height="${height}" fill="${sketches.length > 0 ? sketchColours.land : country.land}"/>${ground.join('')}</g>
${isRoute ? `<polyline ${stroke} stroke="${ink.edge}" stroke-width="8"/><polyline ${stroke} stroke="${dotColours[0]}" stroke-width="4" stroke-dasharray="1 9"/>` : ''}
${dots.map(drawDot).join('')}
<g fill="${ink.name}">${await placeNames(dots, type)}</g>
<g fill="${ink.source}">${await alignRight(source, type)}</g>
<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="16.5" fill="none" stroke="${ink.edge}" stroke-width="3"/></svg>`;
}

/** Returns the view that shows all places with space around them. */
function fitView(places: TripMap['places']): View {
  const xs = places.map(({ longitude }) => longitude);
  const ys = places.map(({ latitude }) => toMercator(latitude));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const degrees = Math.max(
    Math.max(minDegrees, east - west) / (tripMapSize.width - 2 * padding),
    Math.max(minDegrees, south - north) / (tripMapSize.height - 2 * padding),
  );
  const [width, height] = [tripMapSize.width * degrees, tripMapSize.height * degrees];
  return { x: (west + east - width) / 2, y: (north + south - height) / 2, width, height };
}

/** Converts a Mercator position to a latitude, as the inverse of `toMercator`. */
const toLatitude = (y: number): number => (Math.atan(Math.sinh((-y * Math.PI) / 180)) * 180) / Math.PI;

/** Returns the picture of a sketch with colours instead of custom properties. */
async function drawSketch(city: (typeof sketchCities)[number], view: View, scale: number): Promise<string> {
  const file = await readFile(path.join(publicFolder, sketchPictureUrl(city.id)), 'utf8');
  const { west, north } = sketchBox(city);
  const drawing = file
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/var\(--map-(\w+)\)/g, (_, name: string) => findColour(name));
  const [x, y] = [(west - view.x) * scale, (toMercator(north) - view.y) * scale];
  return `<g transform="translate(${x} ${y}) scale(${scale / pictureUnitsPerDegree})">${drawing}</g>`;
}

function findColour(name: string): string {
  if (name === 'ground') return sketchColours.land;
  return Object.entries(sketchColours).find(([key]) => key === name)?.[1] ?? sketchColours.water;
}

/** Units of the picture of the sea in a degree. */
const seaUnits = 100;

async function drawCountry(view: View, scale: number): Promise<string> {
  const sea = await readFile(path.join(publicFolder, 'map', 'sea.svg'), 'utf8');
  const outline = /<path[^>]* d="([^"]+)"/.exec(sea)?.[1] ?? '';
  const unit = scale / seaUnits;
  const relief = view.width < reliefDegrees ? '' : await drawRelief(view);
  return `${relief}<path transform="translate(${-view.x * scale} ${-view.y * scale}) scale(${unit})" fill="${sketchColours.water}" fill-rule="evenodd" d="${outline}"/>`;
}

async function drawRelief(view: View): Promise<string> {
  const picture = sharp(path.join(publicFolder, 'map', 'relief-light.webp'));
  const { width, height } = await picture.metadata();
  const perDegree = width / reliefFrame.width;
  const left = Math.max(0, Math.round((view.x - reliefFrame.x) * perDegree));
  const top = Math.max(0, Math.round((view.y - reliefFrame.y) * perDegree));
  const area = {
    left,
    top,
    width: Math.min(width - left, Math.round(view.width * perDegree)),
    height: Math.min(height - top, Math.round(view.height * perDegree)),
  };
  const part = await picture.extract(area).png().toBuffer();
  const at = `width="${tripMapSize.width}" height="${tripMapSize.height}" preserveAspectRatio="none"`;
  return `<image ${at} href="data:image/png;base64,${part.toString('base64')}"/>`;
}

interface Dot {
  name?: string | undefined;
  group: number;
  x: number;
  y: number;
}

function drawDot({ x, y, group }: Dot): string {
  const colour = dotColours[group % dotColours.length];
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${colour}" stroke="${ink.edge}" stroke-width="3"/>`;
}

const nameSize = 23;

/** Writes names beside their dots, at the left where the right is taken; a name that fits at neither side is left out. */
async function placeNames(dots: readonly Dot[], type: Typesetter): Promise<string> {
  const taken = dots.map(({ x, y }) => ({ left: x - 11, right: x + 11, top: y - 11, bottom: y + 11 }));
  const names: string[] = [];
  const written = new Set<string>();
  for (const { name, x, y } of dots) {
    if (!name || written.has(name)) continue;
    const { svg, widthPx } = await type.set(name, nameSize);
    for (const left of [x + 14, x - 14 - widthPx]) {
      const box = { left, right: left + widthPx, top: y - nameSize / 2, bottom: y + nameSize / 2 };
      const isFree = taken.every(
        (other) =>
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom,
      );
      if (!isFree || box.left < 8 || box.right > tripMapSize.width - 8) continue;
      taken.push(box);
      written.add(name);
      const at = `translate(${left.toFixed(1)} ${(y + nameSize * 0.32).toFixed(1)})`;
      names.push(`<g transform="${at}">${withStroke(svg, ink.edge, 7)}${withStroke(svg, ink.name, 1)}</g>`);
      break;
    }
  }
  return names.join('');
}

async function alignRight(text: string, type: Typesetter): Promise<string> {
  const { svg, widthPx } = await type.set(text, 14);
  const at = { x: tripMapSize.width - 12 - widthPx, y: tripMapSize.height - 11 };
  return `<g transform="translate(${at.x.toFixed(1)} ${at.y})">${withStroke(svg, ink.source, 1)}</g>`;
}

/** Replaces the white stroke of the typesetter; a wide one in the colour of the land is a halo. */
function withStroke(svg: string, colour: string, factor: number): string {
  return svg.replaceAll(
    /stroke="#fff" stroke-width="([\d.]+)"/g,
    (_, width: string) =>
      `stroke="${colour}" stroke-width="${Number(width) * factor}" stroke-linejoin="round"`,
  );
}
