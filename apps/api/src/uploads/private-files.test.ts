import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyPrivately, ensurePrivateFolder, writePrivateFile } from './private-files.ts';

async function createFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-private-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe('private files', () => {
  it('are 0600 in a 0700 folder, also when the folder was open to others', async () => {
    const folder = path.join(await createFolder(), 'outbox');
    await mkdir(folder);
    await chmod(folder, 0o755);
    await ensurePrivateFolder(folder);
    await writePrivateFile(path.join(folder, 'a.eml'), 'first');
    await writePrivateFile(path.join(folder, 'a.eml'), 'second');
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(path.join(folder, 'a.eml'))).toBe(0o600);
    expect(await readdir(folder)).toEqual(['a.eml']);
    expect(await readFile(path.join(folder, 'a.eml'), 'utf8')).toBe('second');
  });

  it('are private in a copy of a folder that others can read', async () => {
    const [source, target] = [await createFolder(), path.join(await createFolder(), 'copy')];
    await mkdir(path.join(source, 'reviews'));
    await chmod(path.join(source, 'reviews'), 0o755);
    await writeFile(path.join(source, 'reviews', 'x.webp'), 'photo', { mode: 0o644 });
    await copyPrivately(source, target);
    expect(await readFile(path.join(target, 'reviews', 'x.webp'), 'utf8')).toBe('photo');
    expect(await modeOf(path.join(target, 'reviews'))).toBe(0o700);
    expect(await modeOf(path.join(target, 'reviews', 'x.webp'))).toBe(0o600);
  });
});
