import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Format } from '../src/format.ts';
import { CALM_WIDTH } from '../src/framing.ts';
import type { MasterManifest } from '../src/masters.ts';
import { sceneFor } from '../src/scene-for.ts';
import { REGIONS, subjectKey } from '../src/subject.ts';
import { listContentSubjects } from './content-subjects.ts';

/**
 * Writes contact sheets of all tiles, one series for each region: `.cache/posters/sheet-east-01.jpg` and so on. Places of
 * one city stand together, because twins matter most there. Pages of the site follow as `sheet-pages-01.jpg`.
 * `--versions` shows hero and portrait beside each tile, with a line below the calm side of the hero. `--only TEXT` shows the
 * keys that contain the text, `--out FOLDER` writes elsewhere.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: '.cache/posters' },
    versions: { type: 'boolean', default: false },
  },
});
const project = join(import.meta.dirname, '../../..');
const masters = join(project, 'content/poster');
const manifest: MasterManifest = JSON.parse(readFileSync(join(masters, 'manifest.json'), 'utf8'));

type Cell = { label: string; files: readonly (readonly [format: Format, file: string])[] };

/** One picture in a cell, or three of the same height. */
const CELL = flags.versions
  ? { width: 690, height: 206, picture: 184, columns: 3, rows: 8 }
  : { width: 250, height: 210, picture: 184, columns: 8, rows: 8 };

const subjects = (await listContentSubjects()).toSorted(
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
    .map((key): Cell => ({ label: key, files: listFiles(manifest[key]?.files ?? {}) }));
  const perPage = CELL.columns * CELL.rows;
  for (let page = 0; page * perPage < cells.length; page++) {
    const out = join(flags.out, `sheet-${name}-${String(page + 1).padStart(2, '0')}.jpg`);
    await writePage(cells.slice(page * perPage, (page + 1) * perPage), out);
    process.stdout.write(`${out}\n`);
  }
}

function listFiles(files: Partial<Record<Format, string>>): Cell['files'] {
  const formats = flags.versions ? (['tile', 'hero', 'poster'] as const) : (['tile'] as const);
  return formats.flatMap((format) => {
    const file = files[format];
    return file ? [[format, join(masters, file)] as const] : [];
  });
}

function sideOf(key: string): 'left' | 'right' | undefined {
  const subject = subjects.find((other) => subjectKey(other) === key);
  return subject && sceneFor(subject).frame?.calm;
}

/** Draws a line below the part of a hero that is free for words. */
function calmLine(width: number, side: 'left' | 'right' | undefined): Buffer {
  const length = side ? width * CALM_WIDTH : 0;
  const x = side === 'right' ? width - length : 0;
  return Buffer.from(
    `<svg width="${width}" height="4"><rect x="${x}" width="${length}" height="4" fill="#a63a2c"/></svg>`,
  );
}

async function writePage(cells: readonly Cell[], out: string): Promise<void> {
  const layers = [];
  for (const [i, { label, files }] of cells.entries()) {
    const left = (i % CELL.columns) * CELL.width;
    const top = Math.floor(i / CELL.columns) * CELL.height;
    let x = left;
    for (const [format, file] of files) {
      const { data, info } = await sharp(file)
        .resize(
          flags.versions ? undefined : CELL.width - 6,
          flags.versions ? CELL.picture - 10 : CELL.picture,
          {
            fit: 'inside',
          },
        )
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      layers.push({ input: data, left: x, top });
      if (format === 'hero' && flags.versions)
        layers.push({ input: calmLine(info.width, sideOf(label)), left: x, top: top + info.height });
      x += info.width + 6;
    }
    const caption = `<svg width="${CELL.width}" height="20"><text x="2" y="14" font-family="sans-serif" font-size="12" fill="#333">${label}</text></svg>`;
    layers.push({ input: Buffer.from(caption), left, top: top + CELL.picture });
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
