import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommonCrop } from './common-crops.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createPicturePreparation } from './preparation.ts';

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Opens a preparation whose process answers without encoding. */
async function open() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'yunyou-preparation-'));
  closers.push(() => rm(root, { recursive: true, force: true }));
  const [masters, folder] = [path.join(root, 'masters'), path.join(root, 'cache')];
  await mkdir(path.join(masters, 'spot'), { recursive: true });
  for (const id of ['a', 'b']) await writeFile(path.join(masters, 'spot', `${id}.tile.avif`), `master ${id}`);
  const pictures = createPictureEncoder({
    entry: new URL('./testing/faulty-encoder.process.ts', import.meta.url),
  });
  closers.push(pictures.close);
  const errors: Error[] = [];
  const log = (error: Error) => void errors.push(error);
  const create = () => createPicturePreparation({ pictures, folder, masters, log, delayMs: 0, restMs: 0 });
  return { create, pictures, errors, listFiles: () => readdir(folder).catch(() => []) };
}

const crop = (kind: string, id: string): CommonCrop => ({
  kind,
  id,
  format: 'tile',
  width: 480,
  type: 'avif',
});

describe('the preparation of pictures', () => {
  it('reports the state "off" before its first run', async () => {
    const { create } = await open();
    expect(create().progress()).toEqual({ state: 'off', done: 0, failed: 0, total: 0 });
  });

  it('encodes each crop once, and counts those of earlier runs as done', async () => {
    const { create, pictures, listFiles } = await open();
    const [first, second] = [create(), create()];
    await first.run([crop('spot', 'a'), crop('spot', 'b')]);
    expect(first.progress()).toEqual({ state: 'done', done: 2, failed: 0, total: 2 });
    expect(await listFiles()).toHaveLength(2);
    pictures.close(); // a second run that encodes would fail
    await second.run([crop('spot', 'a'), crop('spot', 'b')]);
    expect(second.progress()).toEqual({ state: 'done', done: 2, failed: 0, total: 2 });
  });

  it('continues after a crop that fails, and logs it', async () => {
    const { create, errors } = await open();
    const preparation = create();
    await preparation.run([crop('other', 'none'), crop('spot', 'a')]);
    expect(preparation.progress()).toEqual({ state: 'done', done: 1, failed: 1, total: 2 });
    expect(errors.map(({ message }) => message)).toEqual(['Preparing other/none/tile-480.avif failed']);
  });

  it('ends when it is stopped', async () => {
    const { create, listFiles } = await open();
    const preparation = create();
    preparation.stop();
    await preparation.run([crop('spot', 'a')]);
    expect(preparation.progress()).toMatchObject({ state: 'running', done: 0 });
    expect(await listFiles()).toEqual([]);
  });
});
