import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent } from '@yunyou/content/read-content';
import { isInBox, sketchBox } from '@yunyou/domain/geography/sketch-extent';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { buildSketch, isEmpty, type SketchPlace } from './build-sketch.ts';
import { drawSketchPicture } from './draw-sketch-picture.ts';
import { drawnShapes } from './drawn.data.ts';
import { drawnLand } from './drawn-land.data.ts';
import type { Polygon } from './water.ts';

interface City {
  id: string;
  coordinates: SketchPlace['coordinates'];
}

/** Writes the sketch of each city below `folder` and the list of cities that the map code imports. Returns the bytes. */
export async function writeSketches(root: string, folder: string, sea: readonly Polygon[]): Promise<number> {
  const { cities, places } = await readPlaces(path.join(root, 'content'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const drawn: City[] = [];
  for (const city of cities) {
    const { id, coordinates } = city;
    const isOwn = (at: City['coordinates']): boolean => findNearest(cities, at) === city;
    const shapes = [...(drawnShapes[id] ?? []), ...(drawnLand[id] ?? [])];
    const sketch = buildSketch({ coordinates, shapes, places, sea, isOwn });
    if (isEmpty(sketch)) continue; // its blank land would cover the rivers of the map of the country
    const text = JSON.stringify(sketch);
    bytes += text.length;
    drawn.push(city);
    await writeFile(path.join(folder, `${id}.generated.json`), text);
    await writeFile(path.join(folder, `${id}.generated.svg`), drawSketchPicture(sketch, coordinates));
  }
  await writeFile(
    path.join(root, 'packages', 'domain', 'src', 'geography', 'sketch-cities.generated.ts'),
    listModule(drawn),
  );
  return bytes;
}

/** Returns the nearest city whose sketch covers a position. */
function findNearest(cities: readonly City[], at: City['coordinates']): City | undefined {
  return cities
    .filter(({ coordinates }) => isInBox(sketchBox(coordinates), at))
    .map((city) => ({ city, meters: straightMeters(city.coordinates, at) }))
    .toSorted((a, b) => a.meters - b.meters)[0]?.city;
}

async function readPlaces(content: string): Promise<{ cities: City[]; places: SketchPlace[] }> {
  const { items } = await readContent(content);
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  // validated by the content reader
  const cities = of('city').map(({ id, fields }) => ({ id, ...(fields as Pick<City, 'coordinates'>) }));
  const places = of('scenic-spot').map(({ fields }) => fields as unknown as SketchPlace); // as above
  return { cities: cities.toSorted((a, b) => (a.id < b.id ? -1 : 1)), places };
}

function listModule(cities: readonly City[]): string {
  const rows = cities.map(
    ({ id, coordinates: { latitude, longitude } }) => `  ['${id}', ${latitude}, ${longitude}],`,
  );
  return [
    '/** Cities with a sketch, as rows because pages load them. Written by `npm run map:build`. */',
    'const rows: readonly [id: string, latitude: number, longitude: number][] = [',
    ...rows,
    '];',
    '',
    'export const sketchCities = rows.map(([id, latitude, longitude]) => ({ id, latitude, longitude }));',
    '',
  ].join('\n');
}
