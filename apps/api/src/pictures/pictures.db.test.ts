import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { registerPictures } from './pictures.ts';
import { posterFolder } from './poster-folder.ts';

const master = path.join(posterFolder, 'page', 'home.hero.avif');
const final = 'public, max-age=86400, stale-while-revalidate=604800';

async function createPictureApp() {
  const { app, services } = await createTestApp();
  registerPictures(app, services, posterFolder);
  const get = (file: string, accept = 'image/*') =>
    app.inject({ url: `/pictures/page/home/${file}`, headers: { accept } });
  return { app, services, get };
}

describe('GET /pictures/{kind}/{id}/{file}', () => {
  it('sends the master immediately and the crop after it was encoded in the background', async () => {
    const { get } = await createPictureApp();
    const first = await get('hero-640.avif');
    expect(first.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=10',
    });
    expect(first.rawPayload.equals(await readFile(master))).toBe(true);
    await expect
      .poll(async () => (await get('hero-640.avif')).headers['cache-control'], { timeout: 30_000 })
      .toBe(final);
    const { width, height } = await sharp((await get('hero-640.avif')).rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 640, height: 360 });
  });

  it('does not need the picture process for clients that decode AVIF', async () => {
    const { services, get } = await createPictureApp();
    services.pictures.close();
    const answer = await get('hero-640.webp', 'image/avif,image/webp,*/*');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['vary']]).toEqual([
      200,
      'image/avif',
      'Accept',
    ]);
  });

  it('waits for the crop where the client decodes nothing else, and then prefers it over the master', async () => {
    const { get } = await createPictureApp();
    const webp = await get('hero-960.webp');
    expect(webp.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': final });
    const other = await get('hero-640.webp', 'image/avif,image/webp,*/*');
    expect(other.rawPayload.equals(webp.rawPayload)).toBe(true);
    expect(other.headers['cache-control']).toBe('public, max-age=10');
  });

  it('503: asks clients to come back when the crop cannot be encoded now', async () => {
    const { services, get } = await createPictureApp();
    services.pictures.close();
    const answer = await get('hero-640.jpeg');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('404: for unknown subjects and sizes', async () => {
    const { app, get } = await createPictureApp();
    expect((await get('hero-641.avif')).statusCode).toBe(404);
    expect((await app.inject('/pictures/page/nowhere/hero-640.avif')).statusCode).toBe(404);
  });
});
