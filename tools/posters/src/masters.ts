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
};

/** Entries by subject key (`city/guilin`). */
export type MasterManifest = Record<string, MasterEntry>;

type Formats = readonly [Format, ...Format[]];

const BY_KIND: Record<SubjectKind, Formats> = {
  city: ['hero', 'poster', 'tile'],
  page: ['hero'],
  banner: ['hero'],
  spot: ['tile'],
  theme: ['tile', 'hero', 'poster'],
  guide: ['tile'],
  news: ['tile'],
  line: ['tile'],
  area: ['tile'],
};

/** A tile whose frame is chosen also has a hero and a portrait. */
const FRAMED: Formats = ['tile', 'hero', 'poster'];

/** Formats that are rendered in advance; all other sizes are cut from these. */
export function masterFormats(kind: SubjectKind, scene: Pick<Scene, 'frame'>): Formats {
  return scene.frame ? FRAMED : BY_KIND[kind];
}

/**
 * Part of the full size in which a master is stored. Pages show the hero of a sight at half the width of a city's, and 1,500
 * more pictures in full size would not fit the repository.
 */
export function masterScale(kind: SubjectKind, format: Format): number {
  return kind === 'spot' && format !== 'tile' ? 2 / 3 : 1;
}
