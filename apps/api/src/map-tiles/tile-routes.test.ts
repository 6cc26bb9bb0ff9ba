import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { FindAnswer } from '../http/answers/direct-answers.ts';
import { writeArchive } from '../testing/write-archive.ts';
import { writeTile } from '../testing/write-tile.ts';
import { registerStreetTiles } from './tile-routes.ts';

const tile = writeTile({
  roads: [
    {
      kind: 'line',
      positions: [
        [0, 0],
        [4096, 4096],
      ],
      properties: { kind: 'major_road' },
    },
  ],
});
const block = Array.from({ length: 64 }, (_, index) => ({
  zoom: 12,
  x: 3370 + (index % 8),
  y: 1550 + Math.floor(index / 8),
  content: tile,
}));

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-tiles-'));
  file = path.join(folder, 'map.pmtiles');
  onTestFinished(() => rm(folder, { recursive: true }));
});

async function open() {
  const logged: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send('failed'),
  );
  const finders: FindAnswer[] = [];
  app.decorate('directAnswers', { use: (find) => void finders.push(find) });
  /** Answers from memory, as the server does before Fastify runs. */
  const direct = (url: string, headers: IncomingHttpHeaders = { 'accept-encoding': 'gzip' }) =>
    finders[0]?.({ method: 'GET', url, headers } as IncomingMessage); // `find` reads only these fields
  const streets = await registerStreetTiles(app, { DATA_DIR: folder });
  onTestFinished(() => app.close());
  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': 'gzip' }) =>
    app.inject({ url, headers });
  return { streets, get, direct, logged };
}

const urlOf = (template: string | undefined, zoom: number, x: number, y: number) =>
  (template ?? '').replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);

describe('street tiles', () => {
  it('are absent without a file', async () => {
    const { streets, get, logged } = await open();
    expect(streets).toBeUndefined();
    expect((await get('/map/tiles/12/3370/1550')).statusCode).toBe(404);
    expect(logged).toEqual([]);
  });

  it.each([undefined, 5])('are served compressed as stored (leaf directories of %s)', async (leafEntries) => {
    await writeArchive(file, block, leafEntries ? { leafEntries } : {});
    const { streets, get } = await open();
    expect(streets).toMatchObject({ minZoom: 12, maxZoom: 12 });
    for (const { zoom, x, y } of block) {
      const answer = await get(urlOf(streets?.tilesUrl, zoom, x, y));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(gunzipSync(answer.rawPayload)).toEqual(Buffer.from(tile));
    }
  });

  it('are unpacked for clients without gzip', async () => {
    await writeArchive(file, block);
    const { get } = await open();
    const answer = await get('/map/tiles/12/3370/1550', {});
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload).toEqual(Buffer.from(tile));
  });

  it('answer 204 where the archive has no tile, 404 outside of its zooms and of the world', async () => {
    await writeArchive(file, block);
    const { get } = await open();
    expect((await get('/map/tiles/12/0/0')).statusCode).toBe(204);
    const outside = ['11/0/0', '13/0/0', '12/4096/0', '12/0/4096', '12/-1/0', '12/1.5/0', 'x/y/z', '40/0/0'];
    for (const address of outside) {
      expect((await get(`/map/tiles/${address}`)).statusCode, address).toBe(404);
    }
  });

  it('are not sent again to a caller that has their version', async () => {
    await writeArchive(file, block);
    const { get } = await open();
    const { headers } = await get('/map/tiles/12/3370/1550');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/map/tiles/12/3370/1550', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('are answered from memory once they were read, with the same headers and bytes', async () => {
    await writeArchive(file, block);
    const { streets, get, direct } = await open();
    const url = urlOf(streets?.tilesUrl, 12, 3370, 1550);
    expect(direct(url)).toBeUndefined();
    const { headers, rawPayload } = await get(url);
    const answer = direct(url);
    expect(answer?.body).toEqual(rawPayload);
    const sent = Object.fromEntries(
      Array.from({ length: (answer?.headers.length ?? 0) / 2 }, (_, index) =>
        answer?.headers.slice(2 * index, 2 * index + 2),
      ).map(([name = '', value] = []) => [name, value]),
    );
    for (const name of [
      'cache-control',
      'etag',
      'vary',
      'content-type',
      'content-encoding',
      'content-length',
    ])
      expect(sent[name], name).toBe(String(headers[name]));
    expect(sent['x-content-type-options']).toBe('nosniff');
  });

  it('of another address are never answered with the tile of the whole world', async () => {
    await writeArchive(file, [{ zoom: 0, x: 0, y: 0, content: tile }, ...block]);
    const { streets, get, direct } = await open();
    await get(urlOf(streets?.tilesUrl, 0, 0, 0));
    expect(direct(urlOf(streets?.tilesUrl, 0, 0, 0))).toBeDefined();
    for (const url of ['/map/tiles/12/3370/1550', '/map/tiles/12/3370/1550?v=old', '/map/tiles/x'])
      expect(direct(url), url).toBeUndefined();
  });

  it('are not answered from memory for another version, without gzip, with an ETag or where they are empty', async () => {
    await writeArchive(file, block);
    const { streets, get, direct } = await open();
    const url = urlOf(streets?.tilesUrl, 12, 3370, 1550);
    const empty = urlOf(streets?.tilesUrl, 12, 0, 0);
    await get(url);
    await get(empty);
    expect(direct('/map/tiles/12/3370/1550')).toBeUndefined();
    expect(direct(`${url}0`)).toBeUndefined();
    expect(direct(url, {})).toBeUndefined();
    expect(direct(url, { 'accept-encoding': 'gzip', 'if-none-match': '"x"' })).toBeUndefined();
    expect(direct(empty)).toBeUndefined();
  });

  it('have another version in another archive, and the same one in a copy', async () => {
    await writeArchive(file, block);
    const { streets: first } = await open();
    await writeFile(file, await readFile(file));
    const { streets: copy } = await open();
    await writeArchive(file, block.slice(1));
    const { streets: other } = await open();
    expect(copy?.tilesUrl).toBe(first?.tilesUrl);
    expect(other?.tilesUrl).not.toBe(first?.tilesUrl);
  });
});

describe('a broken archive is logged and ignored', () => {
  it.each([
    ['no archive', () => writeFile(file, 'text that is no archive '.repeat(40))],
    ['an empty file', () => writeFile(file, '')],
    ['a header alone', () => writeArchive(file, block).then(() => truncate(file, 127))],
    [
      'an archive that is cut off',
      async () => {
        await writeArchive(file, block);
        await truncate(file, (await readFile(file)).byteLength - 1);
      },
    ],
    ['a later version', () => writeArchive(file, block, { header: { 7: 4 } })],
    ['pictures', () => writeArchive(file, block, { header: { 99: 2 } })],
    ['tiles in brotli', () => writeArchive(file, block, { header: { 98: 3 } })],
    ['directories in zstd', () => writeArchive(file, block, { header: { 97: 4 } })],
    ['a huge directory', () => writeArchive(file, block, { header: { 20: 1 } })],
  ])('%s', async (_, write) => {
    await write();
    const { streets, get, logged } = await open();
    expect(streets).toBeUndefined();
    expect((await get('/map/tiles/12/3370/1550')).statusCode).toBe(404);
    expect(logged.join('')).toContain('map.pmtiles is ignored');
  });
});
