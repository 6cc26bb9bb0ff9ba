import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { MasterManifest } from '../src/masters.ts';

/** Writes contact sheets of all master pictures: `.cache/posters/sheet-01.jpg` and so on. */
const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: '.cache/posters' } },
});
const masters = join(import.meta.dirname, '../../../content/poster');
const manifest: MasterManifest = JSON.parse(readFileSync(join(masters, 'manifest.json'), 'utf8'));

const CELL = { width: 380, height: 300, picture: 272, columns: 5, rows: 7 };

const pictures = Object.entries(manifest)
  .filter(([key]) => (flags.only ? key.includes(flags.only) : true))
  .flatMap(([key, entry]) =>
    Object.entries(entry.files).map(([format, file]) => ({
      label: `${key} ${format}`,
      file: join(masters, file),
    })),
  )
  .filter(({ file }) => existsSync(file));

mkdirSync(flags.out, { recursive: true });
const perPage = CELL.columns * CELL.rows;
for (let page = 0; page * perPage < pictures.length; page++) {
  const out = join(flags.out, `sheet-${String(page + 1).padStart(2, '0')}.jpg`);
  await writePage(pictures.slice(page * perPage, (page + 1) * perPage), out);
  process.stdout.write(`${out}\n`);
}

async function writePage(cells: readonly { label: string; file: string }[], out: string): Promise<void> {
  const layers = [];
  for (const [i, { label, file }] of cells.entries()) {
    const left = (i % CELL.columns) * CELL.width;
    const top = Math.floor(i / CELL.columns) * CELL.height;
    const input = await sharp(file)
      .resize(CELL.width - 8, CELL.picture, { fit: 'inside' })
      .png()
      .toBuffer();
    const caption = `<svg width="${CELL.width}" height="20"><text x="4" y="14" font-family="sans-serif" font-size="13" fill="#333">${label}</text></svg>`;
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
