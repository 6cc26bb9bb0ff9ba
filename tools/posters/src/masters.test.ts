import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MasterManifest, masterFormats } from './masters.ts';
import { sceneFor } from './scene-for.ts';
import { sceneHash } from './scene-hash.ts';
import { listComposed } from './scenes/composed.ts';
import { subjectKey } from './subject.ts';

const folder = join(import.meta.dirname, '../../../content/poster');
const manifest: MasterManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

describe('master pictures', () => {
  it('are current for every composed scene', () => {
    const stale = listComposed().filter((subject) => {
      const scene = sceneFor(subject);
      return manifest[subjectKey(subject)]?.hash !== sceneHash(scene, masterFormats(subject.kind, scene));
    });
    // Run tools/posters/rendering/render.ts when this lists anything.
    expect(stale.map(subjectKey)).toEqual([]);
  }, 120_000);

  it('exist for every entry of the manifest and fit the repository', () => {
    const files = Object.values(manifest).flatMap((entry) => Object.values(entry.files));
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(95e6);
  });

  it('have a blurred preview', () => {
    const bad = Object.entries(manifest).filter(
      ([, { blur }]) => !blur.startsWith('data:image/webp') || blur.length >= 300,
    );
    expect(bad.map(([key]) => key)).toEqual([]);
  });
});
