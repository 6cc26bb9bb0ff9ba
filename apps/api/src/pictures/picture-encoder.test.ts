import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureEncoder, type PictureEncoder } from './picture-encoder.ts';
import { PictureError } from './picture-error.ts';
import { posterFolder } from './poster-folder.ts';

const opened: PictureEncoder[] = [];
const open = (options: Parameters<typeof createPictureEncoder>[0] = {}) => {
  const encoder = createPictureEncoder(options);
  opened.push(encoder);
  return encoder;
};
const faulty = (options: Parameters<typeof createPictureEncoder>[0] = {}) =>
  open({ entry: new URL('./testing/faulty-encoder.process.ts', import.meta.url), ...options });
const crop = { format: 'tile', width: 240, type: 'webp' } as const;
const run = (encoder: PictureEncoder, master: string, isBackground = false) =>
  encoder.run('cropPoster', { ...crop, master }, { isBackground });
const upload = (encoder: PictureEncoder, bytes: number) =>
  encoder.run('encodePhotograph', { content: Buffer.alloc(bytes), sharpFormat: 'png', pixels: 1 });
/** Returns the reason why a task has no result. */
const reasonOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: unknown) => (error instanceof PictureError ? error.reason : String(error)),
  );
const pidOf = async (task: Promise<Buffer>) => Number(String(await task));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const encoder of opened.splice(0)) encoder.close();
});

describe('createPictureEncoder', () => {
  it('encodes in another process and returns bytes', async () => {
    const master = path.join(posterFolder, 'page/home.hero.avif');
    const content = await open().run('cropPoster', { ...crop, master });
    expect(Buffer.isBuffer(content)).toBe(true);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 240, height: 180 });
  });

  it('reports a picture that cannot be read and keeps the process', async () => {
    const encoder = open();
    expect(await reasonOf(run(encoder, '/nowhere.avif'))).toBe('failed');
    expect(await reasonOf(run(encoder, path.join(posterFolder, 'page/home.hero.avif')))).toBe('done');
  });

  it('runs all tasks in one process', async () => {
    const encoder = faulty();
    const pids = await Promise.all(['a', 'b', 'c'].map((master) => pidOf(run(encoder, master))));
    expect(new Set(pids).size).toBe(1);
  });

  it('works at a lower priority than the server', async () => {
    const pid = await pidOf(run(faulty(), 'a'));
    expect(os.getPriority(pid)).toBeGreaterThan(os.getPriority());
  });

  it('fails only the task during which the process ends', async () => {
    const encoder = faulty();
    const results = await Promise.all(['a', 'crash', 'b'].map((master) => reasonOf(run(encoder, master))));
    expect(results).toEqual(['done', 'ended', 'done']);
  });

  it('kills a process that exceeds the deadline and starts another one', async () => {
    const encoder = faulty({ deadlineMs: 5000 });
    const pid = await pidOf(run(encoder, 'a'));
    const [hung, next] = [reasonOf(run(encoder, 'hang')), pidOf(run(encoder, 'b'))];
    expect(await hung).toBe('deadline');
    expect(await next).not.toBe(pid);
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('replaces a process that holds too much memory after a task', async () => {
    const encoder = faulty();
    const pid = await pidOf(run(encoder, 'grow'));
    expect(await pidOf(run(encoder, 'a'))).not.toBe(pid);
  });

  it('ends the idle process', async () => {
    const pid = await pidOf(run(faulty({ idleMs: 10 }), 'a'));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('rejects tasks above the limit of each lane', async () => {
    const encoder = faulty({ waitingMax: { foreground: 1, uploads: 1, background: 1 } });
    const running = reasonOf(run(encoder, 'hang'));
    const tasks = [
      () => reasonOf(run(encoder, 'a')),
      () => reasonOf(upload(encoder, 1)),
      () => reasonOf(run(encoder, 'a', true)),
    ];
    const waiting = tasks.map((task) => task());
    expect(await Promise.all(tasks.map((task) => task()))).toEqual(['busy', 'busy', 'busy']);
    encoder.close();
    expect(await Promise.all([running, ...waiting])).toEqual(['ended', 'ended', 'ended', 'ended']);
  });

  it('rejects uploads above the limit of waiting bytes', async () => {
    const encoder = faulty({ waitingBytesMax: 10 });
    const running = reasonOf(run(encoder, 'hang'));
    const waiting = reasonOf(upload(encoder, 8));
    expect(await reasonOf(upload(encoder, 3))).toBe('busy');
    encoder.close();
    expect(await Promise.all([running, waiting])).toEqual(['ended', 'ended']);
  });

  it('rejects tasks that waited too long', async () => {
    const encoder = faulty({ deadlineMs: 200, waitMsMax: 100 });
    const results = ['hang', 'a'].map((master) => reasonOf(run(encoder, master)));
    expect(await Promise.all(results)).toEqual(['deadline', 'busy']);
  });

  it('runs uploads after pictures of pages, and background tasks after all others', async () => {
    const encoder = faulty();
    const order: string[] = [];
    const note = (name: string, task: Promise<unknown>) => task.then(() => order.push(name));
    await Promise.all([
      note('first', run(encoder, 'first')),
      note('background', run(encoder, 'background', true)),
      note('upload', upload(encoder, 1)),
      note('second', run(encoder, 'second')),
    ]);
    expect(order).toEqual(['first', 'second', 'upload', 'background']);
  });
});
