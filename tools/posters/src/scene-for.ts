import { pick, seedOf } from './canvas/random.ts';
import { BUILT } from './generate/built.ts';
import { type Draft, draftFor, finish, mirrored, mirroredFrame, type Template } from './generate/draft.ts';
import { LAND } from './generate/land.ts';
import { DISPATCHES, findSubjectWord, JOURNEYS, PANORAMAS, passingBy } from './generate/other.ts';
import { SACRED } from './generate/sacred.ts';
import { SHORE } from './generate/shore.ts';
import { TOPICS } from './generate/topics.ts';
import { TOWN } from './generate/town.ts';
import { VARIATIONS } from './generate/variations.data.ts';
import type { Light } from './palette/light.ts';
import type { Scene } from './scene.ts';
import { COMPOSED } from './scenes/composed.ts';
import { type Subject, type SubjectKind, subjectKey } from './subject.ts';

type Templates = readonly [Template, ...Template[]];

const CATEGORIES: Record<string, Templates> = { ...BUILT, ...TOWN, ...SACRED, ...LAND, ...SHORE };

/** Spot categories with picture ideas of their own. */
export const CATEGORY_NAMES: readonly string[] = Object.keys(CATEGORIES);

/** Guide topics with picture ideas of their own. */
export const TOPIC_NAMES: readonly string[] = Object.keys(TOPICS);

const DAYLIGHT: readonly [Light, ...Light[]] = [
  'day',
  'dawn',
  'dusk',
  'mist',
  'day',
  'dawn',
  'autumn',
  'dusk',
  'mist',
];
const PAINTED: readonly [Light, ...Light[]] = ['ink', ...DAYLIGHT];
/** Categories that suit an ink-painting style. */
const INK_SUBJECTS: ReadonlySet<string> = new Set([
  'temple',
  'mountain',
  'garden',
  'village',
  'river',
  'lake',
  'historic-town',
  'bridge',
]);
const CLEAR: readonly [Light, ...Light[]] = ['dawn', 'day', 'day', 'dusk'];

/** Returns the scene of a subject: composed if there is one, otherwise generated from its region, category and tags. */
export function sceneFor(subject: Subject): Scene {
  const key = subjectKey(subject);
  const composed = COMPOSED[key];
  if (composed) return { id: key, ...composed, seed: composed.seed ?? seedOf(key) % 9973 };
  const draft = draftFor(subject);
  const variation = VARIATIONS[key];
  const original = variation ? COMPOSED[variation.of] : undefined;
  if (variation && original) return restyled(subject, draft, original, variation.light);
  if (subject.kind === 'line') return lineScene(subject, draft);
  const word =
    subject.category && (subject.category in CATEGORIES || subject.category in TOPICS)
      ? subject.category
      : wordFor(subject);
  const topic = word ? TOPICS[word] : undefined;
  if (topic) return finish(subject, draft, pick(draft.random, topic), CLEAR);
  const templates = (word ? CATEGORIES[word] : undefined) ?? FALLBACKS[subject.kind];
  const lights = word && INK_SUBJECTS.has(word) ? PAINTED : DAYLIGHT;
  return finish(subject, draft, pick(draft.random, templates), lights);
}

/** Guides are matched by topic first, other subjects by category. */
function wordFor(subject: Subject): string | undefined {
  if (subject.kind === 'city') return undefined;
  const isPractical = subject.kind === 'guide' || subject.kind === 'news' || subject.kind === 'page';
  const names = isPractical ? [...TOPIC_NAMES, ...CATEGORY_NAMES] : [...CATEGORY_NAMES, ...TOPIC_NAMES];
  return findSubjectWord([subject.id, ...(subject.tags ?? [])], names);
}

/** Default scene of a subject without matching category or topic. */
const FALLBACKS: Record<SubjectKind, Templates> = {
  city: TOWN['historic-town'] ?? PANORAMAS,
  area: PANORAMAS,
  theme: PANORAMAS,
  spot: PANORAMAS,
  line: JOURNEYS,
  guide: DISPATCHES,
  news: DISPATCHES,
  banner: DISPATCHES,
  page: DISPATCHES,
};

/**
 * Returns the scene of a tour: its city mirrored in another light, with travellers; without a city, a generic
 * journey.
 */
function lineScene(subject: Subject, draft: Draft): Scene {
  const base = subject.cityId ? COMPOSED[`city/${subject.cityId}`] : undefined;
  if (!base || draft.random() < 0.25) return finish(subject, draft, pick(draft.random, JOURNEYS), CLEAR);
  return restyled(subject, draft, base);
}

/** Kinds whose variation of a place keeps its frame; areas are cards, and themes place their parts for each shape. */
const FRAMED_VARIATIONS: ReadonlySet<SubjectKind> = new Set<SubjectKind>([
  'spot',
  'city',
  'guide',
  'news',
  'line',
]);

/** Mirrors a scene and changes its light. */
function restyled(subject: Subject, draft: Draft, base: Omit<Scene, 'id' | 'seed'>, wanted?: Light): Scene {
  const key = subjectKey(subject);
  const lights = (['dawn', 'day', 'dusk', 'mist', 'autumn'] as const).filter((light) => light !== base.light);
  const light = wanted ?? lights[Math.floor(draft.random() * lights.length)] ?? 'day';
  const [x, y, r] = base.sun ?? [0.3, 0.25, 0.08];
  const { seal: _sealOfTheBase, frame, ...picture } = base;
  return {
    ...picture,
    id: key,
    seed: seedOf(key) % 9973,
    light,
    sun: [1 - x, y, r],
    ...(frame && FRAMED_VARIATIONS.has(subject.kind) && { frame: mirroredFrame(frame) }),
    parts: [...base.parts.map(mirrored), ...(subject.kind === 'line' ? passingBy(draft, base.parts) : [])],
  };
}
