import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MasterManifest } from './masters.ts';

const folder = join(import.meta.dirname, '../../../content/poster');
const manifest: MasterManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

describe('master pictures', () => {
  it('exist for every entry of the manifest and fit the repository', () => {
    const files = Object.values(manifest).flatMap((entry) => Object.values(entry.files));
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(100e6);
  });

  it('have a blurred preview', () => {
    const bad = Object.entries(manifest).filter(
      ([, { blur }]) => !blur.startsWith('data:image/webp') || blur.length >= 300,
    );
    expect(bad.map(([key]) => key)).toEqual([]);
  });
});
