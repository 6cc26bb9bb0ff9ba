import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { MasterManifest } from '../src/masters.ts';
import { REGIONS, subjectKey } from '../src/subject.ts';
import { listContentSubjects } from './content-subjects.ts';

/**
 * Writes contact sheets of all tiles, one series for each region: `.cache/posters/sheet-east-01.jpg` and so on. Places of
 * one city stand together, because twins matter most there. Pages of the site follow as `sheet-pages-01.jpg`.
 * `--only TEXT` shows the keys that contain the text, `--out FOLDER` writes elsewhere.
 */
const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: '.cache/posters' } },
});
const project = join(import.meta.dirname, '../../..');
const masters = join(project, 'content/poster');
const manifest: MasterManifest = JSON.parse(readFileSync(join(masters, 'manifest.json'), 'utf8'));

const CELL = { width: 250, height: 210, picture: 184, columns: 8, rows: 8 };

const subjects = (await listContentSubjects(join(project, 'content'))).toSorted(
  (a, b) => compareText(a.cityId ?? '', b.cityId ?? '') || compareText(subjectKey(a), subjectKey(b)),
);
mkdirSync(flags.out, { recursive: true });
for (const region of REGIONS)
  await writeSheets(region, subjects.filter((subject) => subject.region === region).map(subjectKey));
const placed = new Set(subjects.map(subjectKey));
await writeSheets(
  'pages',
  Object.keys(manifest).filter((key) => !placed.has(key)),
);

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function writeSheets(name: string, keys: readonly string[]): Promise<void> {
  const cells = keys
    .filter((key) => (flags.only ? key.includes(flags.only) : true))
    .flatMap((key) =>
      Object.entries(manifest[key]?.files ?? {}).map(([format, file]) => ({
        label: format === 'tile' ? key : `${key} ${format}`,
        file: join(masters, file),
      })),
    );
  const perPage = CELL.columns * CELL.rows;
  for (let page = 0; page * perPage < cells.length; page++) {
    const out = join(flags.out, `sheet-${name}-${String(page + 1).padStart(2, '0')}.jpg`);
    await writePage(cells.slice(page * perPage, (page + 1) * perPage), out);
    process.stdout.write(`${out}\n`);
  }
}

async function writePage(cells: readonly { label: string; file: string }[], out: string): Promise<void> {
  const layers = [];
  for (const [i, { label, file }] of cells.entries()) {
    const left = (i % CELL.columns) * CELL.width;
    const top = Math.floor(i / CELL.columns) * CELL.height;
    const input = await sharp(file)
      .resize(CELL.width - 6, CELL.picture, { fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const caption = `<svg width="${CELL.width}" height="20"><text x="2" y="14" font-family="sans-serif" font-size="12" fill="#333">${label}</text></svg>`;
    layers.push({ input, left, top }, { input: Buffer.from(caption), left, top: top + CELL.picture });
  }
  const rows = Math.ceil(cells.length / CELL.columns);
  await sharp({
    create: {
      width: CELL.columns * CELL.width,
      height: rows * CELL.height,
      channels: 3,
      background: '#f7f3ea',
    },
  })
    .composite(layers)
    .jpeg({ quality: 84 })
    .toFile(out);
}
