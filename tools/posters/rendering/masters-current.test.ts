import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIATIONS } from '../src/generate/variations.data.ts';
import { focusOf, type MasterManifest, masterFormats, sealOf } from '../src/masters.ts';
import { findRegionOfCity } from '../src/region-of-city.ts';
import { sceneFor } from '../src/scene-for.ts';
import { sceneHash } from '../src/scene-hash.ts';
import { COMPOSED } from '../src/scenes/composed.ts';
import { subjectKey } from '../src/subject.ts';
import { listContentSubjects } from './content-subjects.ts';

const project = path.join(import.meta.dirname, '..', '..', '..');
const manifestFile = path.join(project, 'content', 'poster', 'manifest.json');

describe('posters of the guide', () => {
  it('are current for every subject (npm run posters renders missing ones)', async () => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as MasterManifest; // written by render.ts
    const subjects = await listContentSubjects(path.join(project, 'content'));
    const stale = subjects.filter((subject) => {
      const scene = sceneFor(subject);
      const entry = manifest[subjectKey(subject)];
      return (
        entry?.hash !== sceneHash(scene, masterFormats(subject.kind, scene)) ||
        entry.focus !== focusOf(scene).focus ||
        entry.seal !== sealOf(scene).seal
      );
    });
    expect(stale.map(subjectKey)).toEqual([]);
    expect(subjects.length).toBeGreaterThan(800);
  }, 300_000);

  it('are no templates for cities and sights: each has a scene of its own or varies one', async () => {
    const subjects = await listContentSubjects(path.join(project, 'content'));
    const places = subjects.filter(({ kind }) => kind === 'city' || kind === 'spot').map(subjectKey);
    expect(places.filter((key) => !COMPOSED[key] && !VARIATIONS[key])).toEqual([]);
    expect(places.length).toBeGreaterThan(800);
  });

  it('show the land of their city: each city has a scene, composed or varied', async () => {
    const subjects = await listContentSubjects(path.join(project, 'content'));
    const unknown = subjects.flatMap(({ cityId }) => (cityId && !findRegionOfCity(cityId) ? [cityId] : []));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
