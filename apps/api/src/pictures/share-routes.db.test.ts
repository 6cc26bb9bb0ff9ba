import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createTypesetter } from './encoding/typesetting.ts';
import { posterFolder } from './poster-folder.ts';
import { registerSharePictures } from './share-routes.ts';

const project = path.join(import.meta.dirname, '..', '..', '..', '..');
const fonts = path.join(project, 'apps', 'web', 'public', 'fonts');

async function createShareApp() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-share-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { app, services } = await createTestApp({ DATA_DIR: folder });
  registerSharePictures(app, services, posterFolder);
  return { app, listCached: () => readdir(path.join(folder, 'pictures', 'share')) };
}

describe('GET /share/{kind}/{id}.jpeg', () => {
  it('returns a picture of 1200 by 630 and caches one file for concurrent requests', async () => {
    const { app, listCached } = await createShareApp();
    const [first, second] = await Promise.all([
      app.inject('/share/spot/forbidden-city.jpeg'),
      app.inject('/share/spot/forbidden-city.jpeg'),
    ]);
    expect(first?.statusCode).toBe(200);
    const { width, height, format } = await sharp(first?.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(await listCached()).toHaveLength(1);
  });

  it.each([
    '/share/city/nowhere.jpeg',
    '/share/hotel/any.jpeg',
    '/share/city/..%2F..%2Fx.jpeg',
    '/share/city/xian.png',
  ])('returns 404 for %s', async (url) => {
    const { app } = await createShareApp();
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('typesetting', () => {
  const type = createTypesetter({ chineseFolder: fonts });

  it('draws Latin, accents and Chinese as outlines and drops characters without a glyph', async () => {
    const { svg, widthPx } = await type.set("Xī'ān 西安", 100);
    expect(svg.match(/<path /g)).toHaveLength(7);
    expect(widthPx).toBeGreaterThan(300);
    expect((await type.set('🐼', 100)).svg).toBe('');
  });
});
