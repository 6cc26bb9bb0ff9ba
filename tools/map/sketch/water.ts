import type { Box } from '../shapes.ts';
import { clipRing, quantise, signedArea, simplify } from '../shapes.ts';
import type { Position } from '../topology.ts';

/** Rings of a polygon: the shore first, then islands. */
export type Polygon = readonly (readonly Position[])[];

/** About 30 m. */
const tolerance = 0.0003;
/** Smallest water and island in square degrees: about 2 ha in the middle of the box, 20 ha at its edge. */
const smallestInside = 2e-6;
const smallestOutside = 2e-5;

/** Returns the water within the box, simplified. */
export function waterWithin(polygons: readonly Polygon[], box: Box): Position[][][] {
  return polygons.flatMap((rings) => {
    const [shore, ...islands] = rings.map((ring) => toShape(ring, box));
    if (!shore || !isWorthDrawing(shore, box)) return [];
    return [[shore, ...islands.filter((island) => isWorthDrawing(island, box))]];
  });
}

function toShape(ring: readonly Position[], box: Box): Position[] {
  return quantise(simplify(clipRing(ring, box), tolerance), 4);
}

function isWorthDrawing(ring: readonly Position[], box: Box): boolean {
  const [x, y] = ring[0] ?? [0, 0];
  const across = (box.east - box.west) / 4;
  const down = (box.north - box.south) / 4;
  const isInside =
    x > box.west + across && x < box.east - across && y > box.south + down && y < box.north - down;
  return ring.length >= 4 && Math.abs(signedArea(ring)) / 2 >= (isInside ? smallestInside : smallestOutside);
}
