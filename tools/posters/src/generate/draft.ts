import { pick, type Random, randomFrom, seedOf } from '../canvas/random.ts';
import type { Placement } from '../canvas/stage.ts';
import type { Light } from '../palette/light.ts';
import type { PartKind } from '../parts.ts';
import type { Frame, Part, Scene } from '../scene.ts';
import { hills, karstFar, mountains, snows } from '../scenes/backdrop.ts';
import { type Region, type Subject, type SubjectKind, subjectKey } from '../subject.ts';
import { type Kit, REGION_KITS } from './region-kit.ts';

/** What a template draws from: stable randomness and the region's own stock of parts. */
export type Draft = {
  random: Random;
  region: Region;
  kit: Kit;
  tags: readonly string[];
  has(...words: string[]): boolean;
  /** A number around `value`, for sizes and places. */
  about(value: number, spread?: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
};

export type Template = (draft: Draft) => Part[];

export function draftFor(subject: Subject): Draft {
  const random = randomFrom(Math.imul(seedOf(subjectKey(subject)) ^ 0x9e3779b9, 0x85ebca6b));
  const tags = [...(subject.tags ?? []), subject.category ?? '', subject.id].map((tag) => tag.toLowerCase());
  return {
    random,
    region: subject.region,
    kit: REGION_KITS[subject.region],
    tags,
    has: (...words) => words.some((word) => tags.some((tag) => tag.includes(word))),
    about: (value, spread = 0.1) => Math.round(value * (1 + (random() * 2 - 1) * spread) * 1000) / 1000,
    pick: (list) => pick(random, list),
  };
}

/** Turns a template into a scene: light from tags or chance, sun opposite, half of the pictures mirrored. */
export function finish(
  subject: Subject,
  draft: Draft,
  template: Template,
  lights: readonly [Light, ...Light[]],
): Scene {
  const key = subjectKey(subject);
  const light = lightFromTags(draft) ?? draft.pick(lights);
  const move = {
    dx: (draft.random() - 0.5) * 0.12,
    dy: (draft.random() - 0.6) * 0.05,
    scale: draft.about(1.02, 0.1),
  };
  const main = template(draft).map((part) => shifted(part, move));
  const parts = [...main, ...foreground(draft, main), ...accents(draft, light)];
  const isMirrored = draft.random() < 0.5;
  const x = draft.about(0.68, 0.12);
  const placed = isMirrored ? parts.map(mirrored) : parts;
  const y = light === 'dusk' ? 0.34 : draft.about(0.22, 0.2);
  return {
    id: key,
    seed: seedOf(key) % 9973,
    region: subject.region,
    light,
    sun: [isMirrored ? 1 - x : x, y, discRadius(light, draft)],
    clouds: light === 'day' ? draft.pick(['cumulus', 'streaks', 'scroll']) : 'streaks',
    ...(FRAMED.has(subject.kind) && { frame: frameOf(placed) }),
    parts: placed,
  };
}

/** Kinds whose generated pictures have a hero and a portrait, too. */
const FRAMED: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['guide', 'news', 'line']);

/** What a template is about: the frame follows the first of these that the picture shows. */
const TOPIC_OBJECTS: readonly PartKind[] = [
  'passport',
  'ticket',
  'coins',
  'map-sheet',
  'train',
  'plane',
  'metro',
  'taxi',
  'phone',
  'noodle-bowl',
  'vase',
  'tea-set',
  'gourd',
  'writing',
  'camera',
  'wheelchair',
  'family',
  'watchtower',
  'palace-hall',
  'paifang',
  'hill-pavilion',
  'cable-car',
  'moon-gate',
  'umbrella',
  'stilt-row',
  'wanderer',
];

/** Frames the thing a picture is about, with the calm side where there is more room. */
function frameOf(parts: readonly Part[]): Frame {
  const kind = TOPIC_OBJECTS.find((one) => parts.some((part) => part.kind === one));
  const x = parts.find((part) => part.kind === kind)?.x ?? 0.5;
  return { x, calm: x < 0.5 ? 'right' : 'left' };
}

export const mirroredFrame = ({ x, calm, ...frame }: Frame): Frame => ({
  ...frame,
  x: 1 - x,
  calm: calm === 'left' ? 'right' : 'left',
});

/** Returns the radius of sun or moon: most pictures by day and in haze have none. */
function discRadius(light: Light, draft: Draft): number {
  const radius = draft.about(0.078, 0.15);
  const isLow = light === 'dawn' || light === 'dusk' || light === 'night';
  return isLow || draft.random() < 0.3 ? radius : 0;
}

const FRAMES: ReadonlySet<string> = new Set([
  'branch',
  'eave',
  'lanterns',
  'prayer-flags',
  'birds',
  'falling',
  'fireworks',
  'balloons',
]);

/** Moves the whole view a little and lets placed things grow or shrink, so that no two pictures line up. */
function shifted(part: Part, { dx, dy, scale }: { dx: number; dy: number; scale: number }): Part {
  if (FRAMES.has(part.kind)) return part;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    ...part,
    ...(part.x === undefined ? {} : { x: round(part.x + dx) }),
    ...(part.y === undefined ? {} : { y: round(part.y + dy) }),
    ...(part.x === undefined || part.size === undefined ? {} : { size: round(part.size * scale) }),
  };
}

function lightFromTags(draft: Draft): Light | undefined {
  if (draft.has('ice', 'winter', 'snow-world', 'ski')) return 'snow';
  if (draft.has('night', 'bar-street', 'lantern')) return 'night';
  if (draft.has('autumn', 'foliage', 'red-leaves', 'maple')) return 'autumn';
  if (draft.has('sunset')) return 'dusk';
  if (draft.has('sunrise')) return 'dawn';
  return undefined;
}

/** Adds something close by at one side or along the lower edge, in about half of the pictures. */
function foreground(draft: Draft, parts: readonly Part[]): Part[] {
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (draft.random() < 0.45 || kinds.has('cloud-sea') || kinds.has('flowers')) return [];
  const isAfloat = kinds.has('water') || kinds.has('waves');
  if (isAfloat) {
    if (kinds.has('lotus') || kinds.has('reeds') || kinds.has('ground')) return [];
    return draft.random() < 0.5
      ? [{ kind: 'reeds', from: 0, to: 0.24, size: 0.22 }]
      : [{ kind: 'lotus', from: 0.55, to: 1, y: 0.9, count: 18 }];
  }
  const roll = draft.random();
  if (roll < 0.4)
    return [
      {
        kind: 'flowers',
        y: 0.94,
        count: 30,
        size: draft.about(0.035, 0.2),
        color: draft.pick(['#d9526a', '#e6c84a', '#f0e6ea', '#b0609a', '#e8843a']),
      },
    ];
  const tree = draft.pick(draft.kit.trees);
  return roll < 0.8
    ? [
        {
          kind: 'grove',
          variant: tree,
          from: 0.9,
          to: 1.04,
          y: 1.01,
          size: draft.about(0.6, 0.2),
          count: 1,
          depth: 1,
        },
      ]
    : [];
}

/** Returns framing and weather that make two pictures of one kind differ. */
function accents(draft: Draft, light: Light): Part[] {
  const parts: Part[] = [];
  const roll = draft.random();
  if (light === 'snow') parts.push({ kind: 'falling', count: 90 });
  if (light === 'autumn')
    parts.push({ kind: 'branch', variant: draft.pick(['maple', 'ginkgo']), size: draft.about(0.85) });
  else if (light === 'night')
    parts.push(
      roll < 0.6
        ? { kind: 'lanterns', y: 0.02, height: 0.06, count: 5 }
        : { kind: 'birds', y: 0.2, count: 0 },
    );
  else if (roll < 0.5)
    parts.push({ kind: 'branch', variant: draft.pick(draft.kit.branches), size: draft.about(0.85) });
  else if (roll < 0.8) parts.push({ kind: 'birds', x: draft.about(0.4, 0.3), y: draft.about(0.2, 0.2) });
  if (draft.has('cherry', 'blossom', 'plum', 'peach'))
    parts.push({ kind: 'falling', variant: 'petal', count: 26 });
  return parts;
}

/** Things with writing on them look wrong when mirrored. */
const READABLE: ReadonlySet<string> = new Set(['writing', 'phone', 'passport', 'ticket', 'map-sheet']);

export function mirrored(part: Part): Part {
  const { x, from, to, flip, profile, items, wide, tall, ...rest } = part;
  const isSpan = from !== undefined && to !== undefined;
  return {
    ...rest,
    ...(x === undefined ? {} : { x: 1 - x }),
    ...(isSpan
      ? { from: 1 - to, to: 1 - from }
      : { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
    ...(profile ? { profile: profile.toReversed() } : {}),
    ...(wide ? { wide: mirroredPlacement(wide, part) } : {}),
    ...(tall ? { tall: mirroredPlacement(tall, part) } : {}),
    ...(items ? { items: items.map(([ix, h, w]) => [1 - ix, h, w] as const) } : {}),
    flip: READABLE.has(part.kind) ? (flip ?? false) : !(flip ?? false),
  };
}

/** Mirrors what a part changes for one shape; a range that is changed at one end has the other end of the part. */
function mirroredPlacement(placement: Placement, part: Part): Placement {
  const { x, from = part.from, to = part.to, ...rest } = placement;
  const isSpan = from !== undefined && to !== undefined;
  return {
    ...rest,
    ...(x === undefined ? {} : { x: 1 - x }),
    ...(isSpan ? { from: 1 - to, to: 1 - from } : {}),
  };
}

/** Returns the distant part of a scene that fits the region, with its foot at `y`. */
export function distance(draft: Draft, y: number, h = 0.24): Part[] {
  return DISTANCES[draft.pick(draft.kit.distances)](y, h);
}

const DISTANCES: Record<Kit['distances'][number], (y: number, h: number) => Part[]> = {
  snows: (y, h) => snows(y, h * 1.25),
  karst: (y, h) => karstFar(y + 0.02, h * 1.15),
  mountains: (y, h) => mountains(y, h),
  hills: (y, h) => hills(y, h * 0.7),
  mesa: (y, h) => [
    { kind: 'ridge', depth: 0.05, y, height: h },
    { kind: 'mist', y: y - 0.02, size: 0.04 },
    { kind: 'ridge', variant: 'mesa', depth: 0.32, y: y + 0.03, height: h * 0.6 },
    { kind: 'mist', y: y + 0.02, size: 0.03 },
  ],
};
