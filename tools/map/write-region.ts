import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent } from '@yunyou/content/read-content';
import { estimateMegabytes, listCells, type RegionPlace, toRegion } from './region.ts';

/** `npm run map:region [-- FILE]` writes the region of the guide for `pmtiles extract`, see README.md. */
const file = path.resolve(process.argv[2] ?? 'map-region.geojson');
const { items } = await readContent(path.join(import.meta.dirname, '..', '..', 'content'));
const places = items.flatMap(({ entity, fields }): RegionPlace[] => {
  if (!('coordinates' in fields)) return [];
  // validated by the content reader
  const { latitude, longitude } = fields.coordinates as { latitude: number; longitude: number };
  return [{ latitude, longitude, isCity: entity === 'city' }];
});
const cells = listCells(places);
await writeFile(file, JSON.stringify(toRegion(cells)));
const { from, to } = estimateMegabytes(cells);
console.log(`${file}: ${places.length} places, ${cells.length} cells of zoom 12`);
console.log(
  `Estimated size of the extract: ${from} to ${to} MB. \`pmtiles extract --dry-run\` prints the real one.`,
);
