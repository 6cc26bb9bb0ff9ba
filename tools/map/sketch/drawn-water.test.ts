import { readShippedItems } from '@yunyou/content/shipped-content';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { isInBox, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Position } from '../topology.ts';
import { readLine } from './build-sketch.ts';
import { drawnShapes } from './drawn.data.ts';
import type { DrawnShape } from './drawn-shape.ts';

interface Place {
  entity: string;
  id: string;
  category?: unknown;
  latitude: number;
  longitude: number;
}

let places: Place[] = [];
beforeAll(async () => {
  places = (await readShippedItems()).flatMap(({ entity, id, fields }) => {
    const coordinates = 'coordinates' in fields ? fields.coordinates : undefined;
    const category = 'category' in fields ? fields.category : undefined;
    return coordinates ? [{ entity, id, category, ...coordinates }] : [];
  });
}, 60_000);

function place(id: string): Place {
  const found = places.find((other) => other.id === id && other.entity === 'scenic-spot');
  if (!found) throw new Error(`not a sight: ${id}`);
  return found;
}

/** Categories of sights that are never on the water. */
const onLand: ReadonlySet<unknown> = new Set([
  'temple',
  'religious-site',
  'museum',
  'palace',
  'mausoleum',
  'street',
  'market',
]);

describe('the drawn water of a sketch', () => {
  it('has no hotel, restaurant, shop, railway station, temple, museum or street in it', () => {
    const isLand = ({ entity, id, category }: Place) =>
      ['hotel', 'restaurant', 'shop'].includes(entity) ||
      (entity === 'station' && id.endsWith('-station')) ||
      (entity === 'scenic-spot' && onLand.has(category));
    const land = places.filter(isLand);
    expect(land.length).toBeGreaterThan(500);
    const wet = sketchCities.flatMap((city) => {
      const box = sketchBox(city);
      const shapes = drawnShapes[city.id] ?? [];
      return land.filter((one) => isInBox(box, one) && isInWater(shapes, one)).map(({ id }) => id);
    });
    expect(wet).toEqual([]);
  });

  it.each([
    ['beijing', 'Houhai', 'prince-gong-mansion', 'beijing-drum-and-bell-towers'],
    ['tianjin', 'Hai River', 'tianjin-ancient-culture-street', 'tianjin-italian-quarter'],
    ['harbin', 'Songhua River', 'saint-sophia-cathedral', 'sun-island'],
    ['shanghai', 'Huangpu River', 'the-bund', 'oriental-pearl-tower'],
    ['suzhou', 'City moat', 'humble-administrators-garden', 'tiger-hill'],
    ['hangzhou', 'West Lake', 'yue-fei-temple', 'leifeng-pagoda'],
    ['xian', 'Chan River', 'giant-wild-goose-pagoda', 'banpo-museum'],
    ['luoyang', 'Luo River', 'luoyang-tang-palace-site', 'guanlin-temple'],
    ['wuhan', 'Yangtze', 'hankou-bund', 'yellow-crane-tower'],
    ['wuhan', 'Han River', 'hankou-bund', 'guiyuan-temple'],
    ['changsha', 'Xiang River', 'yuelu-academy', 'taiping-street'],
    ['guangzhou', 'Pearl River', 'canton-tower', 'guangdong-museum'],
    ['guilin', 'Li River', 'elephant-trunk-hill', 'seven-star-park'],
    ['chengdu', 'Nan River', 'wuhou-shrine', 'kuanzhai-alleys'],
    ['chongqing', 'Yangtze', 'hongya-cave', 'nanshan-one-tree'],
    ['kunming', 'Dianchi', 'west-hills-kunming', 'dounan-flower-market'],
    ['dali', 'Erhai', 'shuanglang', 'xizhou'],
  ])('in %s: %s lies between %s and %s', (cityId, name, from, to) => {
    expect(isBetween(shapeOf(cityId, name), place(from), place(to))).toBe(true);
  });

  it.each([
    ['lhasa', 'Lhasa River', 'potala-palace', 'norbulingka'],
    ['shanghai', 'Huangpu River', 'the-bund', 'power-station-of-art'],
    ['hangzhou', 'West Lake', 'leifeng-pagoda', 'hefang-street'],
    ['chongqing', 'Yangtze', 'hongya-cave', 'huguang-guild-hall'],
    ['dali', 'Erhai', 'three-pagodas', 'dali-old-town'],
    ['guilin', 'Li River', 'elephant-trunk-hill', 'jingjiang-princes-palace'],
  ])('in %s: %s does not lie between %s and %s', (cityId, name, from, to) => {
    expect(isBetween(shapeOf(cityId, name), place(from), place(to))).toBe(false);
  });
});

function shapeOf(cityId: string, name: string): DrawnShape {
  const shape = (drawnShapes[cityId] ?? []).find((one) => one.name === name);
  if (!shape) throw new Error(`not drawn: ${name}`);
  return shape;
}

const metresPerDegree = 111_195;

/** Returns a position in metres east and north of `origin`. */
function metresFrom(origin: Place, [longitude, latitude]: Position): Position {
  const east = metresPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  return [(longitude - origin.longitude) * east, (latitude - origin.latitude) * metresPerDegree];
}

const pairs = (line: readonly Position[]) =>
  line.slice(1).map((to, index): [Position, Position] => [line[index] ?? to, to]);

/** Streams of this width in metres run between the houses of a town; sketches are not exact enough for them. */
const smallStream = 30;

function isInWater(shapes: readonly DrawnShape[], at: Place): boolean {
  if (shapes.some((shape) => shape.kind === 'island' && isInside(shape, at))) return false;
  return shapes.some(
    (shape) =>
      (shape.kind === 'lake' && isInside(shape, at)) ||
      (shape.kind === 'river' &&
        shape.widthMetres > smallStream &&
        distance(readLine(shape.line), at) < shape.widthMetres / 2),
  );
}

function isInside(shape: DrawnShape, at: Place): boolean {
  const { longitude: x, latitude: y } = at;
  const crossings = pairs(closed(shape)).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossings.length % 2 === 1;
}

function closed(shape: DrawnShape): Position[] {
  const points = readLine(shape.line);
  return shape.kind === 'river' ? points : [...points, ...points.slice(0, 1)];
}

function distance(line: readonly Position[], at: Place): number {
  const distances = pairs(line).map(([from, to]) => {
    const [ax, ay] = metresFrom(at, from);
    const [bx, by] = metresFrom(at, to);
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = length ? Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length)) : 0;
    return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
  });
  return Math.min(...distances);
}

/** Returns whether the straight line between two places crosses the shape. */
function isBetween(shape: DrawnShape, a: Place, b: Place): boolean {
  const [start, end]: Position[] = [
    [a.longitude, a.latitude],
    [b.longitude, b.latitude],
  ];
  if (!start || !end) return false;
  return pairs(closed(shape)).some(
    ([from, to]) =>
      turn(start, end, from) !== turn(start, end, to) && turn(from, to, start) !== turn(from, to, end),
  );
}

/** Returns whether `c` lies to the left of the line from `a` to `b`. */
const turn = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
