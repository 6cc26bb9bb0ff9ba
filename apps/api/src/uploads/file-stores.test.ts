import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bucketCredentials, startSignedBucket } from '../testing/signed-bucket.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

async function inFolder(): Promise<FileStore> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createFolderStore(folder);
}

const credentials = {
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  bucket: 'pictures',
};

async function startS3(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'yunyou-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${port}`;
}

async function inBucket(): Promise<FileStore> {
  return createS3Store({ ...credentials, endpoint: await startS3() });
}

describe.each([
  ['a folder', inFolder],
  ['an S3-compatible service', inBucket],
])('files in %s', (_, open) => {
  it('returns stored files unchanged', async () => {
    const store = await open();
    const content = Buffer.from([0, 255, 1, 254, 13, 10]);
    await store.put('media/abc.webp', content);
    expect(await store.get('media/abc.webp')).toEqual(content);
    await store.put('media/abc.webp', Buffer.from('again'));
    expect(String(await store.get('media/abc.webp'))).toBe('again');
  });

  it('returns undefined for a missing file and ignores a second removal', async () => {
    const store = await open();
    expect(await store.get('media/none.webp')).toBeUndefined();
    await store.put('media/abc.webp', Buffer.from('x'));
    await store.remove('media/abc.webp');
    await store.remove('media/abc.webp');
    expect(await store.get('media/abc.webp')).toBeUndefined();
  });
});

describe('an S3-compatible service', () => {
  it('throws with the status of a refused request, and the file is not stored', async () => {
    const endpoint = await startS3();
    const stranger = createS3Store({ ...credentials, endpoint, accessKeyId: 'nobody' });
    await expect(stranger.put('media/abc.webp', Buffer.from('x'))).rejects.toThrow(/answered 403/);
    const elsewhere = createS3Store({ ...credentials, endpoint, bucket: 'none' });
    await expect(elsewhere.put('media/abc.webp', Buffer.from('x'))).rejects.toThrow(/404/);
  });
});

describe('the addresses of an S3-compatible service', () => {
  const at = (time: string) => () => new Date(time);
  async function openWithAddresses(now?: () => Date) {
    const { url } = await startSignedBucket();
    const options = { ...bucketCredentials, endpoint: url, hasAddresses: true, ...(now && { now }) };
    const store = createS3Store(options);
    const address = async (key: string) => {
      const found = await store.addressOf?.(key);
      if (!found) throw new Error('no address');
      return found;
    };
    return { store, address };
  }

  it('open the file with its type and caching, and nothing when they are changed', async () => {
    const { store, address } = await openWithAddresses();
    const description = { contentType: 'image/webp', cacheControl: 'public, max-age=60' };
    await store.put('crops/abc/tile-480.webp', Buffer.from('picture'), description);
    await store.put('crops/other/tile-480.webp', Buffer.from('other'));
    const { url } = await address('crops/abc/tile-480.webp');
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, 'picture']);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await fetch(url.replace('/abc/', '/other/'))).status).toBe(403);
    expect((await fetch(url.replace('X-Amz-Expires=7200', 'X-Amz-Expires=604800'))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'mine' })).status).toBe(403);
  });

  it('are the same for an hour, and valid for another one', async () => {
    let now = '2026-11-18T09:00:00Z';
    const { address } = await openWithAddresses(() => new Date(now));
    const first = await address('media/abc.webp');
    expect(first.cacheSeconds).toBe(3600);
    now = '2026-11-18T09:59:30Z';
    expect(await address('media/abc.webp')).toEqual({ url: first.url, cacheSeconds: 30 });
    const { searchParams } = new URL(first.url);
    expect(searchParams.get('X-Amz-Date')).toBe('20261118T090000Z');
    expect(searchParams.get('X-Amz-Expires')).toBe('7200');
    now = '2026-11-18T10:00:00Z';
    expect((await address('media/abc.webp')).url).not.toBe(first.url);
  });

  it('are refused when they have expired', async () => {
    const { store, address } = await openWithAddresses(at('2026-01-01T00:00:00Z'));
    await store.put('media/abc.webp', Buffer.from('picture'));
    expect((await fetch((await address('media/abc.webp')).url)).status).toBe(403);
  });
});

describe('a folder', () => {
  it('rejects keys outside of its folder', async () => {
    const store = await inFolder();
    for (const key of ['../x.webp', '/etc/passwd', 'a/../../x.webp', 'x']) {
      await expect(store.put(key, Buffer.from('x')), key).rejects.toThrow();
    }
  });
});
