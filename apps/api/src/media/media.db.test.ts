import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { MediaItem } from '@yunyou/contract/admin/admin-media.endpoints';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findBlur } from '../pictures/blurs.ts';
import { call, callWithFile } from '../testing/call.ts';
import { bucketCredentials, startSignedBucket } from '../testing/signed-bucket.ts';
import { createTestApp } from '../testing/test-app.ts';
import { registerMediaPictures } from './media-pictures.ts';

const solid = (width: number, height: number, background = 'grey') =>
  sharp({ create: { width, height, channels: 3, background } });

async function inTheLibrary(environment: Record<string, string> = {}) {
  const test = await createTestApp(environment);
  registerMediaPictures(test.app, test.services);
  const headers = await test.signInStaff('editor');
  const upload = (content: Buffer | string, name = 'photo.jpg') =>
    callWithFile(
      test.app,
      'POST /admin/media/upload',
      { fields: { alt: 'A wall' }, file: { name, content } },
      headers,
    );
  const add = async (content: Buffer): Promise<MediaItem> => (await upload(content)).body.data;
  const get = (url: string) => test.app.inject({ url });
  return { ...test, headers, upload, add, get };
}

/** Returns a small PNG whose header declares a huge picture: a decompression bomb. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8); // bit depth 8, greyscale
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

/** Returns a picture whose left half is blue and whose right half is red. */
const blueAndRed = async () =>
  solid(400, 100, 'blue')
    .composite([{ input: await solid(200, 100, 'red').png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();

describe('photographs in an S3 store', () => {
  it('are stored with their crops, and browsers are redirected to signed addresses that caches can share', async () => {
    const { url, objects, reads } = await startSignedBucket();
    const library = await inTheLibrary({
      S3_ENDPOINT: url,
      S3_BUCKET: bucketCredentials.bucket,
      S3_REGION: bucketCredentials.region,
      S3_ACCESS_KEY_ID: bucketCredentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketCredentials.secretAccessKey,
      S3_ADDRESSES: 'redirect',
    });
    const { picture, originalUrl } = await library.add(await solid(1600, 900, 'green').jpeg().toBuffer());
    const crop = `/pictures/${picture}/tile-480.webp`;
    const key = `crops/${picture.replace('media/', '')}/tile-480.webp`;
    const asImage = (path: string) =>
      library.app.inject({ url: path, headers: { 'sec-fetch-dest': 'image' } });

    expect((await asImage(crop)).statusCode).toBe(200); // encoded for this request
    expect(objects.get(key)?.headers).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    reads.length = 0;
    for (const [path, stored] of [
      [crop, key],
      [originalUrl, [...objects.keys()].find((name) => name.startsWith('media/')) ?? ''],
    ] as const) {
      const answer = await asImage(path);
      expect([answer.statusCode, answer.headers.vary]).toEqual([302, 'Sec-Fetch-Dest']);
      expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d{1,4}$/);
      const location = String(answer.headers.location);
      expect((await asImage(path)).headers.location).toBe(location);
      const content = Buffer.from(await (await fetch(location)).arrayBuffer());
      expect(content).toEqual(objects.get(stored)?.content);
      expect(reads.splice(0)).toEqual([stored]); // by the browser only
      const byScript = await library.app.inject({ url: path, headers: { 'sec-fetch-dest': 'empty' } });
      expect([byScript.statusCode, byScript.rawPayload]).toEqual([200, content]);
      reads.length = 0;
    }
  });
});

describe('an upload', () => {
  it('is re-encoded upright and without metadata, whatever its file name', async () => {
    const { add, get } = await inTheLibrary();
    const photo = await solid(300, 200)
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const item = await add(photo);
    expect(item).toMatchObject({ width: 200, height: 300, alt: 'A wall' });
    const whole = await get(item.originalUrl);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers['content-security-policy']).toContain("default-src 'none'");
    const { exif, orientation } = await sharp(whole.rawPayload).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('is served in the declared crops only', async () => {
    const { add, get } = await inTheLibrary();
    const item = await add(await solid(900, 600).png().toBuffer());
    for (const type of ['avif', 'webp', 'jpeg']) {
      const crop = await get(`/pictures/media/${item.id}/square-120.${type}`);
      const { width, height } = await sharp(crop.rawPayload).metadata();
      expect([crop.statusCode, width, height], type).toEqual([200, 120, 120]);
    }
    for (const wrong of ['square-121.webp', 'square-120.gif', '..%2Fx', 'hero.webp'])
      expect((await get(`/pictures/media/${item.id}/${wrong}`)).statusCode, wrong).toBe(404);
    expect((await get('/pictures/media/none/square-120.webp')).statusCode).toBe(404);
    expect((await get('/media/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
  });

  it('400: rejects SVG, HTML, GIF, PDF and random bytes by content, not by name', async () => {
    const { upload } = await inTheLibrary();
    const attacks = {
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      html: '<!doctype html><script>alert(1)</script>',
      gif: await solid(10, 10).gif().toBuffer(),
      pdf: '%PDF-1.7 ...',
      noise: randomBytes(5000),
      empty: Buffer.alloc(0),
    };
    for (const [name, content] of Object.entries(attacks)) {
      const answer = await upload(content, `${name}.jpg`);
      expect([answer.status, answer.body.data.fields?.[0]?.field], name).toEqual([400, 'file']);
    }
  });

  it('400: rejects a file with a picture header but damaged content', async () => {
    const { upload } = await inTheLibrary();
    const jpeg = await solid(100, 100).jpeg().toBuffer();
    const begins = Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]);
    expect((await upload(begins)).status).toBe(400);
    expect((await upload(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), jpeg]))).status).toBe(
      400,
    );
  });

  it('keeps only the pixels of a polyglot file', async () => {
    const { add, get } = await inTheLibrary();
    const jpeg = await solid(100, 100).jpeg().toBuffer();
    const polyglot = Buffer.concat([
      jpeg,
      Buffer.from('PK\u0003\u0004<script>alert(document.cookie)</script><?php system($_GET[0]); ?>'),
    ]);
    const item = await add(polyglot);
    const whole = (await get(item.originalUrl)).rawPayload.toString('latin1');
    expect(whole).not.toContain('script');
    expect(whole).not.toContain('php');
  });

  it('400: rejects a decompression bomb by its header, without the picture process', async () => {
    const { services, upload } = await inTheLibrary();
    services.pictures.close(); // decoding would answer 503
    for (const side of [20_000, 60_000]) {
      const answer = await upload(bomb(side), 'bomb.png');
      expect(answer.status, String(side)).toBe(400);
      expect(answer.body.message).toMatch(/pixels/);
    }
    expect((await upload(await solid(9, 9).png().toBuffer())).status).toBe(503);
  });

  it('400: rejects a file that contains more pixels than its header declares', async () => {
    const { upload } = await inTheLibrary();
    const png = await solid(100, 100).png().toBuffer();
    png.writeUInt32BE(10, 16);
    expect((await upload(png, 'liar.png')).status).toBe(400);
  });

  it('413: rejects a too large file; 400: requires a file, and a text to save', async () => {
    const { app, headers, upload } = await inTheLibrary();
    expect((await upload(Buffer.alloc(20 * 1024 * 1024 + 1))).status).toBe(413);
    const file = { name: 'a.png', content: await solid(9, 9).png().toBuffer() };
    const { id } = (await callWithFile(app, 'POST /admin/media/upload', { fields: {}, file }, headers)).body
      .data;
    const silent = { id, alt: ' ', credit: '', focal: { x: 0.5, y: 0.5 } };
    expect((await call(app, 'POST /admin/media/save', silent, headers)).body.data.fields[0].field).toBe(
      'alt',
    );
    expect(
      (await callWithFile(app, 'POST /admin/media/upload', { fields: { alt: 'A' } }, headers)).status,
    ).toBe(400);
    expect((await call(app, 'POST /admin/media/upload', { alt: 'A' }, headers)).status).toBe(415);
  });
});

describe('a picture of the library', () => {
  it('lists its uses, cannot be removed while used, and is replaced in all of them', async () => {
    const { app, services, headers, add } = await inTheLibrary();
    const item = await add(await solid(60, 40).png().toBuffer());
    const xian = { entity: 'city', id: 'xian' };
    const { fields, version } = (await call(app, 'GET /admin/entity/detail', xian, headers)).body.data;
    await call(
      app,
      'POST /admin/entity/save',
      { ...xian, version, fields: { ...fields, picture: item.picture } },
      headers,
    );
    const items = [{ id: 'xian', version: version + 1 }];
    await call(app, 'POST /admin/entity/move', { entity: 'city', move: 'publish', items }, headers);

    const used = await call(app, 'GET /admin/media/detail', { id: item.id }, headers);
    expect(used.body.data.usedBy).toMatchObject([xian]);
    expect((await call(app, 'POST /admin/media/remove', { id: item.id }, headers)).status).toBe(409);

    const file = { name: 'b.png', content: await solid(80, 40, 'red').png().toBuffer() };
    const replaced = await callWithFile(
      app,
      'POST /admin/media/replace',
      { fields: { id: item.id }, file },
      headers,
    );
    expect(replaced.body.data).toMatchObject({ width: 80, alt: 'A wall' });
    expect((await findPublished(services.db, 'city', 'xian'))?.doc.picture).toBe(replaced.body.data.picture);

    const focal = { x: 0.9, y: 0.5 };
    const { id }: MediaItem = replaced.body.data;
    const cropped = await call(
      app,
      'POST /admin/media/save',
      { id, alt: 'A red wall', credit: 'Ada', focal },
      headers,
    );
    expect(cropped.body.data.id, 'a new crop has a new id').not.toBe(id);
    const blurs = [item, replaced.body.data, cropped.body.data].map(({ picture }) => findBlur(picture));
    expect(blurs[0], 'an upload has a blurred preview').toMatch(/^data:image/);
    expect(blurs[1], 'a new file has one of its own').not.toBe(blurs[0]);
    expect(blurs[2], 'a new crop keeps it').toBe(blurs[1]);
    expect((await findPublished(services.db, 'city', 'xian'))?.doc.picture).toBe(cropped.body.data.picture);
    const listed = await call(app, 'POST /admin/media/list', {}, headers);
    expect(listed.body.data.list.map((entry: MediaItem) => entry.id)).toEqual([cropped.body.data.id]);
  });

  it.each([
    ['scenic-spot', 'terracotta-army', 'GET /scenicSpots/detail'],
    ['city', 'xian', 'GET /city/detail'],
    ['hotel', 'beijing-peninsula', 'GET /hotel/detail'],
    ['restaurant', 'beijing-quanjude-qianmen', 'GET /restaurant/detail'],
    ['shop', 'beijing-tongrentang-dashilan', 'GET /shop/detail'],
    ['guide', 'etiquette-and-customs', 'GET /wiki/detail'],
  ] as const)(
    'is shown in the gallery of a %s with alternative text, credit and licence',
    async (entity, rowId, endpoint) => {
      const { app, headers, add } = await inTheLibrary();
      const { id, picture, focal } = await add(await solid(60, 40).png().toBuffer());
      const place = { entity, id: rowId };
      const { fields, version } = (await call(app, 'GET /admin/entity/detail', place, headers)).body.data;
      const change = { ...place, version, fields: { ...fields, gallery: [picture] } };
      await call(app, 'POST /admin/entity/save', change, headers);
      const items = [{ id: rowId, version: version + 1 }];
      await call(app, 'POST /admin/entity/move', { entity, move: 'publish', items }, headers);
      const readPhotographs = async () => (await call(app, endpoint, { id: rowId })).body.data.photographs;
      expect(await readPhotographs()).toEqual([{ picture, alt: 'A wall', credit: '', licence: '' }]);

      const words = { alt: 'Pit 1', credit: 'Ada', licence: 'CC BY-SA 4.0' };
      const saved = await call(app, 'POST /admin/media/save', { id, ...words, focal }, headers);
      expect(saved.body.data).toMatchObject({ id, ...words });
      await expect.poll(readPhotographs).toEqual([{ picture, ...words }]);
    },
  );

  it('is cropped around its focal point', async () => {
    const { app, headers, add, get } = await inTheLibrary();
    const item = await add(await blueAndRed());
    const focal = { x: 1, y: 0.5 };
    const saved = await call(
      app,
      'POST /admin/media/save',
      { id: item.id, alt: 'Two halves', credit: '', focal },
      headers,
    );
    const crop = await get(`/pictures/media/${saved.body.data.id}/square-120.webp`);
    const { dominant } = await sharp(crop.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it('is cropped as staff chose for a ratio, and around its focal point for the others', async () => {
    const { app, headers, add, get } = await inTheLibrary();
    const item = await add(await blueAndRed());
    const words = { alt: 'Two halves', credit: '', focal: { x: 0, y: 0.5 } };
    const save = async (id: string, crops: Record<string, unknown>) =>
      (await call(app, 'POST /admin/media/save', { id, ...words, crops }, headers)).body.data as MediaItem;
    const isRed = async (id: string, format: string) => {
      const { dominant } = await sharp(
        (await get(`/pictures/media/${id}/${format}-480.webp`)).rawPayload,
      ).stats();
      return dominant.r > 200;
    };
    const saved = await save(item.id, { square: { x: 0.9, y: 0.5, scale: 0.5 } });
    expect(saved.id).not.toBe(item.id);
    expect(await isRed(saved.id, 'square')).toBe(true);
    expect(await isRed(saved.id, 'tile')).toBe(false);
    const reset = await save(saved.id, {});
    expect([reset.crops, await isRed(reset.id, 'square')]).toEqual([{}, false]);
    const tooSmall = { id: reset.id, ...words, crops: { square: { x: 0.5, y: 0.5, scale: 0.01 } } };
    expect((await call(app, 'POST /admin/media/save', tooSmall, headers)).status).toBe(400);
  });
});

describe('a photograph without alternative text', () => {
  it('waits in a queue with its count on the dashboard, and gets suggestions from its name and its rows', async () => {
    const { app, headers } = await inTheLibrary();
    const file = { name: 'drum-tower_IMG_2041.png', content: await solid(9, 9).png().toBuffer() };
    const added = await callWithFile(app, 'POST /admin/media/upload', { fields: {}, file }, headers);
    const { id, picture }: MediaItem = added.body.data;
    const xian = { entity: 'city', id: 'xian' };
    const { fields, version } = (await call(app, 'GET /admin/entity/detail', xian, headers)).body.data;
    const change = { ...xian, version, fields: { ...fields, picture } };
    await call(app, 'POST /admin/entity/save', change, headers);

    const queue = async () =>
      (await call(app, 'POST /admin/media/list', { withoutAlt: true }, headers)).body.data;
    const waiting = async () =>
      (await call(app, 'GET /admin/dashboard', {}, headers)).body.data.waiting.filter(
        ({ code }: { code: string }) => code === 'mediaList',
      );
    expect((await queue()).list).toMatchObject([{ id }]);
    expect(await waiting()).toMatchObject([{ count: 1, query: '?show=no-alt' }]);
    const { suggestions } = (await call(app, 'GET /admin/media/detail', { id }, headers)).body.data;
    expect(suggestions).toEqual(["Drum tower, Xi'an", 'Drum tower', "Xi'an"]);

    const words = { id, alt: 'The drum tower at night', credit: '', focal: { x: 0.5, y: 0.5 } };
    await call(app, 'POST /admin/media/save', words, headers);
    expect([(await queue()).total, await waiting()]).toEqual([0, []]);
  });
});

describe('the pictures that the product ships', () => {
  it('are in the library with the rows that show them, and are found by name and kind', async () => {
    const { app, headers } = await inTheLibrary();
    const find = async (input: Record<string, unknown>) =>
      (await call(app, 'POST /admin/shippedPicture/list', input, headers)).body.data;
    expect((await find({})).total).toBeGreaterThan(900);
    const found = await find({ keyword: 'xian', kind: 'city' });
    expect(found.list[0]).toMatchObject({ picture: 'city/xian', title: "Xi'an" });
    const detail = await call(app, 'GET /admin/shippedPicture/detail', { picture: 'city/xian' }, headers);
    expect(detail.body.data.usedBy[0]).toMatchObject({ entity: 'city', id: 'xian' });
    expect(detail.body.data.formats).toEqual(['hero', 'tile', 'poster']);
  });
});
