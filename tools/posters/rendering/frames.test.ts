import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALM_WIDTH, frameRange } from '../src/framing.ts';
import { type MasterManifest, masterFormats } from '../src/masters.ts';
import type { Frame, Scene } from '../src/scene.ts';
import { sceneFor } from '../src/scene-for.ts';
import { listComposed } from '../src/scenes/composed.ts';
import { type Subject, subjectKey } from '../src/subject.ts';
import { listContentSubjects } from './content-subjects.ts';
import { measureLandmarks, type Range } from './landmark-box.ts';

const project = path.join(import.meta.dirname, '..', '..', '..');
const manifestFile = path.join(project, 'content', 'poster', 'manifest.json');

/** Half the width of a subject that is land or water, such as a waterfall. */
const LAND_REACH = 0.1;
/** Rows of houses, walls and long bridges are wider than this part of the tile; a frame may cut their ends. */
const ROW_WIDTH = 0.62;
/** Part of the middle of a row that every frame shows. */
const ROW_CORE = 0.3;

let subjects: Subject[] = [];

beforeAll(async () => {
  const byKey = new Map(
    [...listComposed(), ...(await listContentSubjects())].map((subject) => [subjectKey(subject), subject]),
  );
  subjects = [...byKey.values()];
}, 120_000);

describe('every published picture', () => {
  it('of a city, guide, news item, tour, page, theme or composed sight has a landscape, a portrait and a hero version', () => {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as MasterManifest; // written by render.ts
    const framed = [
      ...listComposed(),
      ...subjects.filter(({ kind }) => kind !== 'area' && kind !== 'banner' && kind !== 'spot'),
    ];
    const missing = framed.map(subjectKey).filter((key) => {
      const files = manifest[key]?.files;
      return !files?.tile || !files.poster || !files.hero;
    });
    expect(missing).toEqual([]);
    expect(framed.length).toBeGreaterThan(1000);
  });

  it('has its subject inside the portrait, and inside the hero beside the calm side', async () => {
    const wrong: string[] = [];
    for (const subject of subjects) {
      const scene = sceneFor(subject);
      if (masterFormats(subject.kind, scene).length < 3) continue;
      const problems = scene.frame ? await checkFrame(scene, scene.frame) : await checkPlaced(scene);
      wrong.push(...problems.map((problem) => `${scene.id}: ${problem}`));
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/** A scene with a frame: its subject is the landmark with its middle at the x of the frame. */
async function checkFrame(scene: Scene, frame: Frame): Promise<string[]> {
  const [from, to] = subjectRange(await measureLandmarks(scene, 'tile'), frame.x);
  const [left, right] = frameRange(frame, 'hero', [from, to]);
  const isBesideCalm = frame.calm === 'left' ? left >= CALM_WIDTH : right <= 1 - CALM_WIDTH;
  const [start, end] = frameRange(frame, 'poster', [from, to]);
  return [
    ...(left >= 0 && right <= 1 ? [] : ['cut in the hero']),
    ...(isBesideCalm ? [] : [`in the calm side of the hero (${left.toFixed(2)} to ${right.toFixed(2)})`]),
    ...(start >= 0 && end <= 1 ? [] : [`cut in the portrait (${start.toFixed(2)} to ${end.toFixed(2)})`]),
  ];
}

function subjectRange(landmarks: readonly Range[], x: number): readonly [number, number] {
  const distance = ({ left, right }: Range) => Math.abs((left + right) / 2 - x);
  const [subject] = landmarks
    .map(({ left, right }) => ({ left: Math.max(0, left), right: Math.min(1, right) })) // the tile may cut a building
    .filter(({ left, right }) => left <= x && x <= right)
    .toSorted((one, other) => distance(one) - distance(other));
  if (!subject) return [Math.max(0, x - LAND_REACH), Math.min(1, x + LAND_REACH)];
  if (subject.right - subject.left <= ROW_WIDTH) return [subject.left, subject.right];
  return [x - ROW_CORE / 2, x + ROW_CORE / 2];
}

/** A scene that places its parts for each shape: both show at least one landmark, the hero beside free space. */
async function checkPlaced(scene: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const format of ['hero', 'poster'] as const) {
    const landmarks = (await measureLandmarks(scene, format)).filter((range) => !isWide(range));
    const shown = landmarks.filter(isShown);
    if (landmarks.length > 0 && shown.length === 0) problems.push(`no landmark is inside the ${format}`);
    if (format === 'hero' && shown.length > 0 && !shown.some(hasCalmSide))
      problems.push('no landmark stands beside a calm side of the hero');
  }
  return problems;
}

/** Part of a landmark that must be inside, and the free width beside one that was placed by hand, such as the Potala. */
const SHOWN_PART = 0.55;
const PLACED_CALM = 0.16;

/** A row or a wall across the picture. */
const isWide = ({ left, right }: Range) => right - left > 1;

const isShown = ({ left, right }: Range) =>
  Math.min(1, right) - Math.max(0, left) >= (right - left) * SHOWN_PART;
const hasCalmSide = ({ left, right }: Range) => left >= PLACED_CALM || right <= 1 - PLACED_CALM;
