import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropPoster } from './crops.ts';

let folder = '';
let master = '';

/** A white picture of 4:3 with a dark bar at three quarters of its width. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-crops-'));
  master = path.join(folder, 'bar.tile.png');
  const bar = await sharp({ create: { width: 20, height: 300, channels: 3, background: '#101010' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: bar, left: 290, top: 0 }])
    .png()
    .toFile(master);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns where the bar is in the crop, as a fraction of its width; undefined when it is cut off. */
async function findBar(focus?: number): Promise<number | undefined> {
  const square = await cropPoster({ master, format: 'square', width: 240, type: 'webp', focus });
  const { data, info } = await sharp(square).greyscale().raw().toBuffer({ resolveWithObject: true });
  const middle = data.subarray(info.width * info.channels * 120, info.width * info.channels * 121);
  const dark = [...middle].flatMap((value, i) => (value < 90 ? [i / info.channels / info.width] : []));
  return dark[Math.floor(dark.length / 2)];
}

describe('a square crop of a poster', () => {
  it('has the subject in its middle, as far as the edges of the picture allow', async () => {
    expect(await findBar(0.5)).toBeGreaterThan(0.8);
    expect(await findBar(0.65)).toBeGreaterThan(0.6);
    expect(await findBar(0.65)).toBeLessThan(0.7);
    expect(await findBar(0.75)).toBeCloseTo(0.667, 1);
  });

  it('takes the middle of a picture without a declared subject', async () => {
    expect(await findBar()).toBe(await findBar(0.5));
  });
});
