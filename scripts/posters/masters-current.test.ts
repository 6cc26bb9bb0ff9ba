import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MasterManifest, masterFormats } from '@yunyou/posters/masters';
import { sceneFor } from '@yunyou/posters/scene-for';
import { sceneHash } from '@yunyou/posters/scene-hash';
import { subjectKey } from '@yunyou/posters/subject';
import { describe, expect, it } from 'vitest';
import { listContentSubjects } from './content-subjects.ts';

const project = path.join(import.meta.dirname, '..', '..');
const manifestFile = path.join(project, 'packages', 'posters', 'masters', 'manifest.json');

describe('the guide', () => {
  it('has a current picture for everything in it (npm run posters renders what is missing)', async () => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as MasterManifest; // written by render.ts
    const subjects = await listContentSubjects(path.join(project, 'content'));
    const stale = subjects.filter(
      (subject) =>
        manifest[subjectKey(subject)]?.hash !== sceneHash(sceneFor(subject), masterFormats(subject.kind)),
    );
    expect(stale.map(subjectKey)).toEqual([]);
    expect(subjects.length).toBeGreaterThan(800);
  }, 300_000);
});
