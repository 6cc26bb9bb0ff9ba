import type { PartOptions } from './canvas/stage.ts';
import { FORMATS, type Format } from './format.ts';
import type { Frame, Part, Scene } from './scene.ts';
import { sampleProfile } from './terrain/relief.ts';

/** Part of the width of a hero on its calm side that is free of the subject. */
export const CALM_WIDTH = 0.24;

/** A scene as one format shows it, with its unit in pixels. */
type Layout = { scene: Scene; unit: number };

/** Where the tile lies in a larger picture: its scale and its upper left corner in pixels. */
type Window = { scale: number; left: number; top: number; width: number; height: number };

/** Length that sizes are a fraction of in a tile. */
const TILE_UNIT = 980;

/** Part of the free width of a hero that lies on its calm side. */
const CALM_SHARE = 0.84;

/** Height of a portrait that its tile fills, and of the ground below; the rest is sky for words. */
const PORTRAIT = { tile: 0.72, ground: 0.05 };

/** Least distance of sun or moon from the edges at the sides, so that it is not cut. */
const SUN_MARGIN = 0.13;

/**
 * Lays a scene that was composed as a tile out as a hero or a portrait. Nothing moves against anything else: the picture gets
 * more land at the calm side of a hero and more sky above a portrait, which shows the part of the tile around the subject.
 * Returns undefined for other formats and for scenes without a chosen frame.
 */
export function layoutFromTile(scene: Scene, format: Format): Layout | undefined {
  if (!scene.frame || (format !== 'hero' && format !== 'poster')) return undefined;
  const window = format === 'hero' ? heroWindow(scene.frame) : portraitWindow(scene.frame);
  const [sunX, sunY, sunR] = scene.sun ?? [0.7, 0.3, 0.085];
  return {
    unit: TILE_UNIT * window.scale,
    scene: {
      ...scene,
      sun: [Math.max(SUN_MARGIN, Math.min(1 - SUN_MARGIN, across(window, sunX))), down(window, sunY), sunR],
      horizon: down(window, scene.horizon ?? 0.68),
      parts: scene.parts.map((part) => movePart(part, window)),
    },
  };
}

function heroWindow({ calm }: Frame): Window {
  const { width, height } = FORMATS.hero;
  const scale = height / FORMATS.tile.height;
  const free = width - FORMATS.tile.width * scale;
  return { scale, left: free * (calm === 'left' ? CALM_SHARE : 1 - CALM_SHARE), top: 0, width, height };
}

function portraitWindow({ x, span = 0 }: Frame): Window {
  const { width, height } = FORMATS.poster;
  const usual = (height * PORTRAIT.tile) / FORMATS.tile.height;
  const scale = Math.min(usual, width / (span * FORMATS.tile.width));
  const tile = FORMATS.tile.width * scale;
  const left = Math.max(width - tile, Math.min(0, width / 2 - x * tile));
  const ground = height * PORTRAIT.ground + (usual - scale) * FORMATS.tile.height * 0.5;
  return { scale, left, top: height - ground - FORMATS.tile.height * scale, width, height };
}

/** Converts a range across the tile to one of the hero or the portrait. */
export function frameRange(frame: Frame, format: 'hero' | 'poster', [from, to]: readonly [number, number]) {
  const window = format === 'hero' ? heroWindow(frame) : portraitWindow(frame);
  return [across(window, from), across(window, to)] as const;
}

/** Converts an x of the tile to one of the picture. */
function across({ scale, left, width }: Window, x: number): number {
  return (x * FORMATS.tile.width * scale + left) / width;
}

function down({ scale, top, height }: Window, y: number): number {
  return (y * FORMATS.tile.height * scale + top) / height;
}

/** Parts that hang from the upper edge keep their distance from it. */
const HANGING: ReadonlySet<string> = new Set(['branch', 'eave', 'lanterns', 'prayer-flags']);
/** How far down a part counts as hanging from the edge; further down it belongs to a building. */
const HANGING_ABOVE = 0.12;
/** Parts whose `height` is a strength or a fraction of the width. */
const OTHER_HEIGHT: ReadonlySet<string> = new Set(['mist', 'river', 'alley']);
/** Parts whose `to` is no position across the picture. */
const OTHER_TO: ReadonlySet<string> = new Set(['ridge', 'terraces', 'islets']);

function movePart(part: Part, window: Window): Part {
  const isHanging = HANGING.has(part.kind) && (part.y ?? 0) < HANGING_ABOVE;
  const shrink = (FORMATS.tile.height * window.scale) / window.height;
  const { x, y, height, from, to, items, profile } = part;
  const moved: PartOptions = {
    ...(x !== undefined && { x: across(window, x) }),
    ...(y !== undefined && !isHanging && { y: down(window, y) }),
    ...(height !== undefined && !OTHER_HEIGHT.has(part.kind) && { height: height * shrink }),
    ...(from !== undefined && { from: edgeOr(window, from) }),
    ...(to !== undefined && !OTHER_TO.has(part.kind) && { to: edgeOr(window, to) }),
    ...(to !== undefined && part.kind === 'islets' && { to: down(window, to) }),
    ...(items && {
      items: items.map(
        ([ix, ih, iw]) => [across(window, ix), itemHeight(part.kind, ih, shrink), iw] as const,
      ),
    }),
    ...(profile && { profile: stretch(profile, window) }),
  };
  return { ...part, ...moved };
}

/** Ranges that begin or end at the edge of the tile go on to the edge of the picture. */
function edgeOr(window: Window, x: number): number {
  if (x <= 0) return Math.min(x, across(window, x));
  return x >= 1 ? Math.max(x, across(window, x)) : across(window, x);
}

/** Returns the height of an item. Only peaks of karst have it as a fraction of the picture. */
function itemHeight(kind: string, height: number, shrink: number): number {
  return kind === 'karst' ? height * shrink : height;
}

/** Points of a profile for each point of the original. */
const DENSITY = 4;

/** Samples a ridge so that its summits stay where the tile has them; beyond the tile it goes on mirrored. */
function stretch(profile: readonly number[], window: Window): number[] {
  const tile = FORMATS.tile.width * window.scale;
  const count = Math.round(((profile.length - 1) * DENSITY * window.width) / tile) + 1;
  return Array.from({ length: count }, (_, i) => {
    const t = ((i / (count - 1)) * window.width - window.left) / tile;
    return sampleProfile(profile, t < 0 ? -t : t > 1 ? 2 - t : t);
  });
}
