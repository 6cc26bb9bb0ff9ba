import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureFormat } from '@yunyou/contract/picture-url';
import { posterFolder } from './poster-folder.ts';

/** An entry of the manifest of rendered posters. */
interface ShippedEntry {
  /** Path of the master in the poster folder by format. */
  files: Partial<Record<PictureFormat, string>>;
  blur: string;
  /** Middle of the subject across the tile, where the scene declares one. */
  focus?: number;
  /** The seal is at the top right instead of the top left. */
  seal?: 'right';
}

let cached: Map<string, ShippedEntry> | undefined;

/** Returns the pictures that the product ships by name, such as `city/xian`. The manifest is read once. */
export function readShippedPictures(): ReadonlyMap<string, ShippedEntry> {
  cached ??= new Map(
    Object.entries(
      // written by tools/posters
      JSON.parse(readFileSync(path.join(posterFolder, 'manifest.json'), 'utf8')) as Record<
        string,
        ShippedEntry
      >,
    ),
  );
  return cached;
}
