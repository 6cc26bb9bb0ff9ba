import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { describe, expect, it, onTestFinished } from 'vitest';
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

describe('a folder', () => {
  it('rejects keys outside of its folder', async () => {
    const store = await inFolder();
    for (const key of ['../x.webp', '/etc/passwd', 'a/../../x.webp', 'x']) {
      await expect(store.put(key, Buffer.from('x')), key).rejects.toThrow();
    }
  });
});
