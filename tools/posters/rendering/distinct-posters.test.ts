import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MasterManifest } from '../src/masters.ts';

const masters = path.join(import.meta.dirname, '../../../content/poster');
const SIZE = { width: 20, height: 15 };
/** Mean difference per channel (0 to 255) below which two pictures look the same at a glance. */
const SIMILAR_BELOW = 10;

type Thumbnail = { key: string; pixels: Buffer; mirrored: Buffer };

describe('posters', () => {
  it('differ visibly from each other, also when mirrored', async () => {
    const manifest = JSON.parse(readFileSync(path.join(masters, 'manifest.json'), 'utf8')) as MasterManifest; // written by render.ts
    const thumbnails = await Promise.all(
      Object.entries(manifest).map(([key, { blur }]) => readThumbnail(key, blur)),
    );
    const similarPairs = thumbnails.flatMap((a, i) =>
      thumbnails
        .slice(i + 1)
        .filter((b) => isSimilar(a.pixels, b.pixels) || isSimilar(a.mirrored, b.pixels))
        .map((b) => `${a.key} and ${b.key}`),
    );
    expect(thumbnails.length).toBeGreaterThan(800);
    expect(similarPairs).toEqual([]);
  }, 60_000);
});

/** Compares the placeholders; their few pixels are enough to detect similar pictures. */
async function readThumbnail(key: string, blur: string): Promise<Thumbnail> {
  const image = sharp(Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64'))
    .resize({ ...SIZE, fit: 'fill' })
    .removeAlpha();
  return {
    key,
    pixels: await image.clone().raw().toBuffer(),
    mirrored: await image.clone().flop().raw().toBuffer(),
  };
}

/** Stops at the first pixel after which the mean difference is too large: there are millions of pairs. */
function isSimilar(a: Buffer, b: Buffer): boolean {
  const limit = SIMILAR_BELOW * a.length;
  let sum = 0;
  for (let i = 0; i < a.length && sum < limit; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum < limit;
}
