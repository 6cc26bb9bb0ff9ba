import { reliefExtent, reliefFrame, toMercator } from '@yunyou/domain/geography/map-extent';
import { mapPalettes } from '../../apps/web/app/features/map/layers/map-palette.ts';
import { overlaps, signedArea, simplify } from './shapes.ts';
import type { Position } from './topology.ts';

/** Degrees by which a coast may be wrong: a pixel of the cards for other sites, which show at least ten degrees. */
const tolerance = 0.02;
/** Square degrees below which an island is left out. */
const smallestIsland = 0.01;
/** Parts of a degree in the file. */
const scale = 100;

/** Draws the sea over the relief picture, in the same frame. Cards for other sites show it, because they have no map library. */
export function drawSea(polygons: readonly (readonly Position[])[][]): string {
  const rings = polygons
    .flat()
    .filter((ring) => overlaps(ring, reliefExtent) || isAround(ring))
    .filter((ring) => Math.abs(signedArea(ring)) / 2 >= smallestIsland)
    .map((ring) => drawRing(simplify(ring, tolerance)));
  const { x, y, width, height } = reliefFrame;
  const box = [x, y, width, height].map((value) => Math.round(value * scale)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none"><path fill="${mapPalettes.light.water}" fill-rule="evenodd" d="${rings.join('')}"/></svg>\n`;
}

/** Returns whether a ring is the outer ring of the sea, which has no point inside of the frame. */
const isAround = (ring: readonly Position[]): boolean =>
  ring.some(([x]) => x < reliefExtent.west) && ring.some(([x]) => x > reliefExtent.east);

function drawRing(ring: readonly Position[]): string {
  const points = ring.map(([x, y]) => [Math.round(x * scale), Math.round(toMercator(y) * scale)] as const);
  const [first = [0, 0], ...others] = points;
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
