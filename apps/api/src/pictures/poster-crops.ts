import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFormat } from '@yunyou/contract/picture-url';
import type { Crop } from './encoding/messages.ts';

/** Page whose picture is shown for a subject without one, by kind. */
const fallbackPages: Readonly<Record<string, string>> = {
  area: 'destination',
  city: 'destination',
  spot: 'destination',
  theme: 'faves',
  line: 'trip',
  guide: 'wiki',
  news: 'news',
};

/** Finds the master for the format, else another master of the subject to crop from, else the fallback picture. */
export async function findMaster(
  masters: string,
  { kind, id, format }: { kind: string; id: string; format: PictureFormat },
): Promise<string | undefined> {
  const formats: PictureFormat[] = [
    format,
    ...(format === 'og' ? (['hero'] as const) : []),
    'tile',
    'hero',
    'poster',
  ];
  const subjects = [`${kind}/${id}`, ...(kind in fallbackPages ? [`page/${fallbackPages[kind]}`] : [])];
  for (const subject of subjects) {
    for (const candidate of formats) {
      const file = path.join(masters, `${subject}.${candidate}.avif`);
      if (await exists(file)) return file;
    }
  }
  return undefined;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const masterHashes = new Map<string, Promise<string>>();

/** Returns the hash of a master. Cached: masters ship with the build and do not change while the server runs. */
export function getMasterHash(master: string): Promise<string> {
  const cached = masterHashes.get(master);
  if (cached) return cached;
  const hash = readFile(master).then((content) =>
    createHash('sha256').update(content).digest('hex').slice(0, 12),
  );
  masterHashes.set(master, hash);
  return hash;
}

/**
 * Returns the name of an encoded crop in the cache, by the hash of its master and, for a square, by the middle of the
 * subject.
 */
export function cropFileName(hash: string, { format, width, type }: Crop, focus?: number): string {
  const at = format === 'square' && focus !== undefined ? `-x${Math.round(focus * 100)}` : '';
  return `${hash}.${format}-${width}${at}.${type}`;
}
