import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { createKey, KeyFolderError, readOrCreateKey } from './key-files.ts';

async function createFolders() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR: path.join(folder, 'data'), KEY_DIR: path.join(folder, 'keys') };
  await mkdir(settings.DATA_DIR);
  return settings;
}

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe('a generated key', () => {
  it('is created once, in KEY_DIR, readable by its owner only', async () => {
    const settings = await createFolders();
    const key = readOrCreateKey(settings, 'preview');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(readOrCreateKey(settings, 'preview')).toBe(key);
    expect(readOrCreateKey(settings, 'second-factor')).not.toBe(key);
    expect(await modeOf(settings.KEY_DIR)).toBe(0o700);
    expect(await modeOf(path.join(settings.KEY_DIR, 'preview.key'))).toBe(0o600);
    expect(await readdir(settings.KEY_DIR)).toEqual(['preview.key', 'second-factor.key']);
    expect(await readdir(settings.DATA_DIR)).toEqual([]);
  });

  it('is not replaced by a second one', async () => {
    const settings = await createFolders();
    createKey(settings, 'preview', 'first');
    createKey(settings, 'preview', 'second');
    expect(readOrCreateKey(settings, 'preview')).toBe('first');
  });

  it('is moved from DATA_DIR, where earlier versions stored it', async () => {
    const settings = await createFolders();
    const former = path.join(settings.DATA_DIR, 'second-factor.key');
    await writeFile(former, 'former-key\n');
    expect(readOrCreateKey(settings, 'second-factor')).toBe('former-key');
    expect(existsSync(former)).toBe(false);
    expect(readFileSync(path.join(settings.KEY_DIR, 'second-factor.key'), 'utf8')).toBe('former-key');
  });

  it('loses the access of other users when it is read', async () => {
    const settings = await createFolders();
    readOrCreateKey(settings, 'preview');
    await chmod(settings.KEY_DIR, 0o755);
    await chmod(path.join(settings.KEY_DIR, 'preview.key'), 0o644);
    readOrCreateKey(settings, 'preview');
    expect(await modeOf(settings.KEY_DIR)).toBe(0o700);
    expect(await modeOf(path.join(settings.KEY_DIR, 'preview.key'))).toBe(0o600);
  });

  it('names KEY_DIR when the folder cannot be created', async () => {
    const settings = await createFolders();
    await writeFile(settings.KEY_DIR, 'a file');
    expect(() => readOrCreateKey(settings, 'preview')).toThrow(KeyFolderError);
    expect(() => readOrCreateKey(settings, 'preview')).toThrow(/Set KEY_DIR to a folder/);
  });
});

describe('KEY_DIR', () => {
  it('is beside DATA_DIR by default', () => {
    const { DATA_DIR, KEY_DIR } = readSettings({ DATA_DIR: '/srv/yunyou' });
    expect({ DATA_DIR, KEY_DIR }).toEqual({ DATA_DIR: '/srv/yunyou', KEY_DIR: '/srv/yunyou-keys' });
  });

  it.each(['/srv/yunyou', '/srv/yunyou/keys', '/srv/x/../yunyou/a/b'])('must not be %s', (KEY_DIR) => {
    expect(() => readSettings({ DATA_DIR: '/srv/yunyou', KEY_DIR })).toThrow(/KEY_DIR.*outside DATA_DIR/);
  });
});
