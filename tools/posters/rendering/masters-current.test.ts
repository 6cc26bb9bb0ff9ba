import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawLayers } from '../src/draw.ts';
import { VARIATIONS } from '../src/generate/variations.data.ts';
import { focusOf, type MasterEntry, type MasterManifest, masterFormats, sealOf } from '../src/masters.ts';
import { findRegionOfCity } from '../src/region-of-city.ts';
import { sceneFor } from '../src/scene-for.ts';
import { hashDrawings } from '../src/scene-hash.ts';
import { COMPOSED, listComposed } from '../src/scenes/composed.ts';
import { type Subject, subjectKey } from '../src/subject.ts';
import { listContentSubjects } from './content-subjects.ts';

const project = path.join(import.meta.dirname, '..', '..', '..');
const manifestFile = path.join(project, 'content', 'poster', 'manifest.json');

describe('posters of the guide', () => {
  it('are current for every subject (npm run posters renders missing ones) and contain no NaN, text elements or filters, so that every renderer draws them the same way', async () => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as MasterManifest; // written by render.ts
    const subjects = await listContentSubjects();
    const byKey = new Map([...listComposed(), ...subjects].map((subject) => [subjectKey(subject), subject]));
    const problems = [...byKey].flatMap(([key, subject]) => findProblem(subject, manifest[key]) ?? []);
    expect(problems).toEqual([]);
    expect(subjects.length).toBeGreaterThan(800);
  }, 300_000);

  it('are no templates for cities and sights: each has a scene of its own or varies one', async () => {
    const subjects = await listContentSubjects();
    const places = subjects.filter(({ kind }) => kind === 'city' || kind === 'spot').map(subjectKey);
    expect(places.filter((key) => !COMPOSED[key] && !VARIATIONS[key])).toEqual([]);
    expect(places.length).toBeGreaterThan(800);
  });

  it('show the land of their city: each city has a scene, composed or varied', async () => {
    const subjects = await listContentSubjects();
    const unknown = subjects.flatMap(({ cityId }) => (cityId && !findRegionOfCity(cityId) ? [cityId] : []));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

/** What a renderer may draw differently, and numbers that a drawing failed to compute. */
const unportable = /NaN|undefined|Infinity|<text|<filter|<image/;

/** Draws a scene once, because that takes most of the time, and checks its text and its entry in the manifest. */
function findProblem(subject: Subject, entry: MasterEntry | undefined): string | undefined {
  const scene = sceneFor(subject);
  const drawings = masterFormats(subject.kind, scene).map(
    (format) => [format, drawLayers(scene, format)] as const,
  );
  const texts = drawings.flatMap(([, { defs, back, front, water }]) => [
    defs,
    back,
    front,
    String(water?.y ?? ''),
  ]);
  if (texts.some((text) => unportable.test(text))) return `${scene.id}: unportable drawing`;
  const isCurrent =
    entry?.hash === hashDrawings(drawings) &&
    entry.focus === focusOf(scene).focus &&
    entry.seal === sealOf(scene).seal;
  return isCurrent ? undefined : `${scene.id}: out of date`;
}
