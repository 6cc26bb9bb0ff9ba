import { isInBox, type SketchBox, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { quantise, smooth } from '../shapes.ts';
import type { Position } from '../topology.ts';
import type { DrawnShape } from './drawn-shape.ts';
import { type Polygon, waterWithin } from './water.ts';

interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface SketchPlace {
  name: string;
  zhName: string;
  category: string;
  coordinates: Coordinates;
  visitMinutes?: number;
  nearestMetro?: { station: string; zhName?: string; coordinates?: Coordinates };
}

interface SketchInput {
  coordinates: Coordinates;
  shapes: readonly DrawnShape[];
  /** Places of the guide; parks and hills among them are drawn, unless a shape has their name. */
  places: readonly SketchPlace[];
  sea: readonly Polygon[];
  /** Whether no other sketch has what is at this position. Two sketches in one view would draw it twice. */
  isOwn?: (at: Coordinates) => boolean;
}

/** Radius in metres of the green or brown area around a place, by category. */
const areaMetres: Readonly<Record<string, { kind: 'park' | 'hill'; radius: number }>> = {
  park: { kind: 'park', radius: 450 },
  garden: { kind: 'park', radius: 160 },
  forest: { kind: 'park', radius: 1200 },
  wildlife: { kind: 'park', radius: 700 },
  mountain: { kind: 'hill', radius: 1500 },
};
/** A hill that is visited in less than this, such as a rock in a city, is drawn small. */
const smallHill = { minutes: 120, radius: 350 };

/** Returns the sketch of a city as GeoJSON. `land` covers the coarse water of the map of the country. */
export function buildSketch({
  coordinates,
  shapes,
  places,
  sea,
  isOwn = () => true,
}: SketchInput): SketchData {
  const box = sketchBox(coordinates);
  const isHere = (at: Coordinates): boolean => isInBox(box, at) && isOwn(at);
  const isDrawn = ({ name }: SketchPlace): boolean => shapes.some((shape) => shape.name === name);
  return {
    type: 'FeatureCollection',
    features: [
      toFeature({ kind: 'land' }, 'Polygon', [boxRing(box)]),
      ...waterWithin(sea, box).map((rings) => toFeature({ kind: 'sea' }, 'Polygon', rings)),
      ...shapes.flatMap((shape) => drawnFeatures(shape, coordinates.latitude)),
      ...places.filter((place) => !isDrawn(place)).flatMap((place) => areaFeature(place, isHere)),
      ...metroFeatures(places, isHere),
    ],
  };
}

/** Returns whether a sketch has land only. */
export const isEmpty = ({ features }: SketchData): boolean =>
  features.every(({ properties }) => properties.kind === 'land');

/** A shape of a sketch in GeoJSON. `width` and `radius` are pixels at zoom 12. */
interface SketchFeature {
  type: string;
  properties: Readonly<Record<string, unknown>> & { kind: string };
  geometry: { type: string; coordinates: unknown };
}

export interface SketchData {
  type: string;
  features: SketchFeature[];
}

function toFeature(
  properties: SketchFeature['properties'],
  type: string,
  coordinates: unknown,
): SketchFeature {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

function boxRing({ west, south, east, north }: SketchBox): Position[] {
  return quantise(
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
    4,
  );
}

export function readLine(line: string): Position[] {
  return line.split(' ').map((pair): Position => {
    const [longitude, latitude] = pair.split(',').map(Number);
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) throw new Error(`not a position: ${pair}`);
    return [longitude ?? 0, latitude ?? 0];
  });
}

function drawnFeatures(shape: DrawnShape, latitude: number): SketchFeature[] {
  const { kind, name = '', zhName = '' } = shape;
  const points = readLine(shape.line);
  if (shape.kind === 'river') {
    const width = pixelsAtZoom12(shape.widthMetres, latitude);
    return [toFeature({ kind, name, zhName, width }, 'LineString', quantise(smooth(points, 2), 4))];
  }
  if (shape.kind === 'park' || shape.kind === 'hill') {
    const radius = pixelsAtZoom12(shape.radiusMetres, latitude);
    const spots = quantise(spotsAlong(points, shape.radiusMetres * ridgeStep, latitude), 4);
    const middle = Math.floor(spots.length / 2);
    return spots.map((point, index) =>
      toFeature({ kind, ...(index === middle ? { name, zhName } : {}), radius }, 'Point', point),
    );
  }
  const [first] = points;
  const ring = first ? [...points, first] : points;
  return [
    toFeature({ kind, name, zhName }, 'Polygon', [quantise(kind === 'wall' ? ring : smoothRing(points), 4)]),
  ];
}

/** Distance between two spots of a range in radii: close enough to look like one ridge. */
const ridgeStep = 0.7;
const metresPerDegree = 111_195;

/** Returns positions along a line that are at most `step` metres apart, its corners among them. */
function spotsAlong(points: readonly Position[], step: number, latitude: number): Position[] {
  const eastMetres = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return points.flatMap(([x, y], index): Position[] => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    const metres = Math.hypot((x - fromX) * eastMetres, (y - fromY) * metresPerDegree);
    const count = Math.max(1, Math.ceil(metres / step));
    return Array.from({ length: count }, (_, at): Position => {
      const share = (at + 1) / count;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

/** Smooths a closed shape by corner cutting, also at its first corner. */
function smoothRing(points: readonly Position[]): Position[] {
  let ring = [...points];
  for (let round = 0; round < 2; round += 1)
    ring = ring.flatMap(([ax, ay], index): Position[] => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      return [
        [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
        [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
      ];
    });
  return [...ring, ...ring.slice(0, 1)];
}

/** Returns the metro stations that places of the guide name, each once. */
function metroFeatures(places: readonly SketchPlace[], isHere: (at: Coordinates) => boolean) {
  const stations = new Map<string, SketchFeature>();
  for (const { nearestMetro } of places) {
    const { station, zhName = '', coordinates } = nearestMetro ?? {};
    if (!station || !coordinates || !isHere(coordinates)) continue;
    const position = [coordinates.longitude, coordinates.latitude];
    stations.set(station, toFeature({ kind: 'metro', name: station, zhName }, 'Point', position));
  }
  return [...stations.values()];
}

function areaFeature(
  { name, zhName, category, coordinates, visitMinutes }: SketchPlace,
  isHere: (at: Coordinates) => boolean,
) {
  const area = areaMetres[category];
  const isSmall = area?.kind === 'hill' && visitMinutes !== undefined && visitMinutes < smallHill.minutes;
  const { latitude, longitude } = coordinates;
  if (!area || !isHere(coordinates)) return [];
  const radius = pixelsAtZoom12(isSmall ? smallHill.radius : area.radius, latitude);
  return [toFeature({ kind: area.kind, name, zhName, radius }, 'Point', [longitude, latitude])];
}

/** Converts metres to pixels at zoom 12; each zoom doubles them. */
function pixelsAtZoom12(metres: number, latitude: number): number {
  const metresPerPixel = (78_271.517 / 2 ** 12) * Math.cos((latitude * Math.PI) / 180);
  return Math.round((metres / metresPerPixel) * 10) / 10;
}
