import { pinProperties } from '../layers/overlay-data.ts';
import { type PlanePoint, toPlane } from '../map-plane.ts';
import type { Coordinates, MapArea } from '../map-points.ts';
import { type Cluster, clusterShape } from '../pins/clusters.ts';

/** Position of a name relative to its place; `over` covers the place. */
type NameSide = 'right' | 'left' | 'below' | 'above' | `${'above' | 'below'}-${'right' | 'left'}` | 'over';

export interface PlacedName extends PlanePoint {
  kind: 'pin' | 'area' | 'minutes';
  lines: readonly string[];
  zhName: string;
  side: NameSide;
  /** Pixels between the place and its name. */
  gap: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels of the names, as `pinLayers` and the style sheet draw them. */
const fontPixels = 12.5;
const letterPixels = fontPixels * 0.54;
const chinesePixels = fontPixels * 0.88;
const linePixels = fontPixels * 1.15;
/** Letters of a line. MapLibre breaks lines at nine times the size of the font. */
const lineLetters = 17;
const pinGap = fontPixels * 1.55;
const dotGap = fontPixels * 0.8;
const pinHalf = 14;
const dotHalf = 6;
const padding = 3;

interface NamesInput {
  clusters: readonly Cluster[];
  areas: readonly MapArea[];
  /** Texts on the ground, such as the minutes of a way. */
  minutes: readonly (Coordinates & { label: string })[];
  /** Pixels of a degree. */
  unit: number;
  centre: PlanePoint;
  /** Pixels between the centre and the edges of the smallest map with this unit. */
  halfWidth: number;
  halfHeight: number;
}

interface NameText extends Pick<PlacedName, 'kind' | 'zhName' | 'gap'> {
  name: string;
  /** In order of preference. */
  sides: readonly NameSide[];
}

/** Places names beside their pins and over districts, in order of importance. A name without free room is left out. */
export function placeNames({ clusters, areas, minutes, unit, centre, halfWidth, halfHeight }: NamesInput) {
  const names: (readonly [key: string, name: PlacedName])[] = [];
  const taken: Box[] = clusters.map((cluster) => {
    const at = pixelOf(cluster);
    const half = isDot(cluster) ? dotHalf : pinHalf;
    return { left: at.x - half, top: at.y - half, right: at.x + half, bottom: at.y + half };
  });
  for (const cluster of clusters) {
    const { name, zhName } = pinProperties(cluster);
    const gap = isDot(cluster) ? dotGap : pinGap;
    if (name) add(cluster.key, cluster, { kind: 'pin', name, zhName, gap, sides });
  }
  minutes.forEach((way, index) => {
    const text = { kind: 'minutes', name: way.label, zhName: '', gap: 4, sides: waySides } as const;
    add(String(index), toPlane(way), text);
  });
  areas.forEach((area, index) => {
    const { name, zhName } = area;
    add(String(index), toPlane(area), { kind: 'area', name, zhName, gap: 0, sides: ['over'] });
  });
  return names;

  function pixelOf({ x, y }: PlanePoint): PlanePoint {
    return { x: (x - centre.x) * unit, y: (y - centre.y) * unit };
  }

  function add(key: string, place: PlanePoint, { kind, name, zhName, gap, sides: tried }: NameText): void {
    const at = pixelOf(place);
    const lines = breakLines(name);
    const size = sizeOf(lines, zhName);
    for (const side of tried) {
      const box = boxOf(size, { at, side, gap });
      const isInside =
        box.left > -halfWidth && box.right < halfWidth && box.top > -halfHeight && box.bottom < halfHeight;
      if (!isInside || taken.some((other) => doOverlap(box, other))) continue;
      taken.push(box);
      names.push([
        `${kind} ${key} ${side}`,
        { kind, x: place.x - centre.x, y: place.y - centre.y, lines, zhName, side, gap },
      ]);
      return;
    }
  }
}

/** Sides in order of preference, those of `labelAnchors`. */
const sides: readonly NameSide[] = [
  'right',
  'left',
  'below',
  'above',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
];
const waySides: readonly NameSide[] = ['above', 'right'];

/** Direction from a place to the name on this side: across and down. */
const directions: Readonly<Record<NameSide, readonly [across: number, down: number]>> = {
  right: [1, 0],
  left: [-1, 0],
  below: [0, 1],
  above: [0, -1],
  'above-right': [1, -1],
  'below-right': [1, 1],
  'above-left': [-1, -1],
  'below-left': [-1, 1],
  over: [0, 0],
};

const isDot = (cluster: Cluster): boolean => clusterShape(cluster).startsWith('dot');

const doOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

interface Size {
  width: number;
  height: number;
}

function sizeOf(lines: readonly string[], zhName: string): Size {
  const widths = [...lines.map((line) => line.length * letterPixels), zhName.length * chinesePixels];
  return {
    width: Math.max(...widths) + 2 * padding,
    height: (lines.length + (zhName ? 1 : 0)) * linePixels + 2,
  };
}

function boxOf(
  { width, height }: Size,
  { at, side, gap }: { at: PlanePoint; side: NameSide; gap: number },
): Box {
  const [across, down] = directions[side];
  // Beside a corner, the gap is the same in a straight line.
  const away = across && down ? gap * Math.SQRT1_2 : gap;
  const left = at.x + across * away + ((across - 1) / 2) * width;
  const top = at.y + down * away + ((down - 1) / 2) * height;
  return { left, top, right: left + width, bottom: top + height };
}

/** Breaks a name into lines of about the same length. */
export function breakLines(name: string): string[] {
  const count = Math.ceil(name.length / lineLetters);
  const most = Math.max(lineLetters / 2, Math.ceil(name.length / count) + 2);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
