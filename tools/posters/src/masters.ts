import { isSealRight } from './draw.ts';
import type { Format } from './format.ts';
import type { Scene } from './scene.ts';
import type { SubjectKind } from './subject.ts';

/** What is known about the pre-rendered pictures of one subject. */
export type MasterEntry = {
  /** Hash of the drawings; a different one means the pictures are out of date. */
  hash: string;
  /** Paths below the masters folder, by format. */
  files: Partial<Record<Format, string>>;
  /** A picture of a few pixels as a `data:` address. */
  blur: string;
  /** Middle of the subject across the tile, where the scene declares one: the site crops squares around it. */
  focus?: number;
  /** The seal is at the top right instead of the top left: the site moves the save button of a card to the other side. */
  seal?: 'right';
};

/** Entries by subject key (`city/guilin`). */
export type MasterManifest = Record<string, MasterEntry>;

type Formats = readonly [Format, ...Format[]];

/** Kinds whose hero and portrait fill the head of a page or a strip; their scenes place the parts for each shape. */
const LARGE: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['city', 'page', 'banner', 'theme']);

/** Other kinds with all versions; their tile is the one that lists show. */
const TILE_FIRST: ReadonlySet<SubjectKind> = new Set<SubjectKind>(['theme', 'guide', 'news', 'line']);

/** Formats that are rendered in advance, the one of the blurred preview first; all other sizes are cut from these. */
export function masterFormats(kind: SubjectKind, scene: Pick<Scene, 'frame'>): Formats {
  if (scene.frame || TILE_FIRST.has(kind)) return ['tile', 'hero', 'poster'];
  if (kind === 'city') return ['hero', 'poster', 'tile'];
  return LARGE.has(kind) ? ['hero', 'tile', 'poster'] : ['tile'];
}

/** Returns the middle of the subject for the manifest. */
export const focusOf = ({ frame }: Pick<Scene, 'frame'>): Pick<MasterEntry, 'focus'> =>
  frame ? { focus: Math.round(frame.x * 1000) / 1000 } : {};

/** Returns the place of the seal for the manifest, where it is not at the top left. */
export const sealOf = (scene: Pick<Scene, 'seal' | 'sealAt' | 'parts'>): Pick<MasterEntry, 'seal'> =>
  scene.seal && scene.sealAt !== 'none' && isSealRight(scene) ? { seal: 'right' } : {};

/**
 * Returns size and encoding of a master: 1,700 heroes and portraits in full size would not fit the repository. Effort
 * 1 takes a quarter of the time of effort 3 for 5 % more bytes, effort 0 half the time of effort 1 for 12 % more.
 */
export function masterStorage(
  kind: SubjectKind,
  format: Format,
): { scale: number; quality: number; effort: number } {
  return LARGE.has(kind) || format === 'tile'
    ? { scale: 1, quality: 52, effort: 1 }
    : { scale: 1 / 2, quality: 42, effort: 0 };
}
