import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from './settings.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const inputs = [
  'apps/api/src/**/*.ts',
  'packages/*/src/**/*.ts',
  'package-lock.json',
  'content/poster/manifest.json',
];

/** Returns a hash of what an answer depends on besides the database: code, packages, shipped pictures and settings. */
export async function hashRelease(settings: Settings): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(settings));
  const files: string[] = [];
  for await (const file of glob(inputs, { cwd: root })) files.push(file);
  for (const file of files.toSorted()) digest.update(file).update(await readFile(path.join(root, file)));
  return digest.digest('base64url');
}
