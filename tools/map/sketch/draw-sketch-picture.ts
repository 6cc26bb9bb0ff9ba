import { toMercator } from '@yunyou/domain/geography/map-extent';
import { pictureUnitsPerDegree, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import type { Position } from '../topology.ts';
import type { SketchData } from './build-sketch.ts';

/** Units of the picture in a pixel of the map at zoom 12, where the world has 512 * 2^12 pixels. */
const unitsPerPixel = (360 / (512 * 2 ** 12)) * pictureUnitsPerDegree;
/** Pixels at zoom 12, so that a narrow river stays visible. */
const leastRiverPixels = 1.4;

/**
 * Draws a sketch as SVG for the map that is shown before the interactive one, in print and without JavaScript. Colours are
 * custom properties of the page that uses it; land is left open, and names are drawn by the page.
 */
export function drawSketchPicture(
  { features }: SketchData,
  city: { latitude: number; longitude: number },
): string {
  const { west, north } = sketchBox(city);
  const place = ([longitude, latitude]: Position): Position => [
    Math.round((longitude - west) * pictureUnitsPerDegree),
    Math.round((toMercator(latitude) - toMercator(north)) * pictureUnitsPerDegree),
  ];
  // The shapes of our own sketches: rings of polygons, positions of lines, one position of a point.
  const ringsOf = (kind: string) =>
    ofKind(kind).flatMap(({ geometry }) => geometry.coordinates as Position[][]);
  const ofKind = (kind: string) => features.filter(({ properties }) => properties.kind === kind);
  const area = (kind: string, colour: string) => {
    const path = ringsOf(kind).map((ring) => `${drawLine(ring.slice(0, -1).map(place))}z`);
    return path.length > 0
      ? `<path fill="var(--map-${colour})" fill-rule="evenodd" d="${path.join('')}"/>`
      : '';
  };
  // Each kind has one type of geometry, written by `write-sketches.ts`: points here, lines below.
  const spots = (kind: string) =>
    ofKind(kind).map(({ properties, geometry }) => {
      const [x, y] = place(geometry.coordinates as Position); // a point
      return drawSoftSpot(kind, x, y, Number(properties['radius']) * unitsPerPixel);
    });
  const rivers = ofKind('river').map(({ properties, geometry }) => {
    const width = Math.max(leastRiverPixels, Number(properties['width'])) * unitsPerPixel;
    const line = (geometry.coordinates as Position[]).map(place); // a line
    return `<path stroke-width="${Math.round(width * 10) / 10}" d="${drawLine(line)}"/>`;
  });
  const walls = ringsOf('wall').map((ring) => `${drawLine(ring.slice(0, -1).map(place))}z`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"><g id="sketch">',
    ...spots('park'),
    ...spots('hill'),
    rivers.length > 0
      ? `<g fill="none" stroke="var(--map-water)" stroke-linecap="round" stroke-linejoin="round">${rivers.join('')}</g>`
      : '',
    area('sea', 'water'),
    area('lake', 'water'),
    area('island', 'ground'),
    walls.length > 0
      ? `<path fill="none" stroke="var(--map-wall)" stroke-width="2.4" stroke-dasharray="7 2" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${walls.join('')}"/>`
      : '',
    '</g></svg>\n',
  ].join('');
}

/** Draws an area without an outline as circles that become paler outwards. */
function drawSoftSpot(kind: string, x: number, y: number, radius: number): string {
  const circles = [1, 0.85, 0.7].map(
    (share) => `<circle cx="${x}" cy="${y}" r="${Math.round(radius * share)}" opacity=".45"/>`,
  );
  return `<g fill="var(--map-${kind})">${circles.join('')}</g>`;
}

/** Draws steps from point to point, which are shorter than positions. Points that fall together are drawn once. */
function drawLine(points: readonly Position[]): string {
  const distinct = points.filter(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [];
    return x !== fromX || y !== fromY;
  });
  const [first = [0, 0], ...others] = distinct;
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = distinct[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}
