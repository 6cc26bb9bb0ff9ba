import {
  clipRing,
  feature,
  isWorthDrawing,
  overlaps,
  quantise,
  simplify,
  simplifyLine,
  worldRing,
} from './shapes.ts';
import {
  arcLists,
  arcOwners,
  decodeArcs,
  joinArcs,
  type Position,
  type Topology,
  type TopologyGeometry,
} from './topology.ts';

/** ISO 3166 numbers of the areas that the guide covers (`content/area`); the rest of the world is greyed out. */
const guideIds = new Set(['156', '158', '344', '446']);

/** Builds the country and province lines and the overlay that greys out the rest of the world. */
export function buildBoundaries(atlas: Topology, provinces: Topology) {
  const countries = atlas.objects['countries']?.geometries ?? [];
  const arcs = decodeArcs(atlas).map((arc) => simplifyLine(arc));
  const isInGuide = (geometry: TopologyGeometry | undefined) => guideIds.has(geometry?.id ?? '');
  const borders = sharedLines(countries, arcs, (owners) => !owners.every(isInGuide));
  const inner = sharedLines(countries, arcs, (owners) => owners.every(isInGuide));
  const provinceArcs = decodeArcs(provinces).map((arc) => simplify(arc, 0.01));
  const provinceLines = sharedLines(provinces.objects['chn']?.geometries ?? [], provinceArcs, () => true);
  return {
    type: 'FeatureCollection',
    features: [
      feature('outside', 'Polygon', [worldRing, ...guideRings(countries.filter(isInGuide), atlas)]),
      feature('country', 'MultiLineString', borders),
      feature('province', 'MultiLineString', [...provinceLines, ...inner]),
    ],
  };
}

function sharedLines(
  geometries: readonly TopologyGeometry[],
  arcs: readonly Position[][],
  isWanted: (owners: (TopologyGeometry | undefined)[]) => boolean,
): Position[][] {
  return [...arcOwners(geometries)]
    .filter(([, owners]) => owners.size > 1 && isWanted([...owners].map((owner) => geometries[owner])))
    .map(([index]) => arcs[index] ?? [])
    .filter((line) => overlaps(line))
    .map((line) => quantise(line, 2));
}

function guideRings(geometries: readonly TopologyGeometry[], atlas: Topology): Position[][] {
  const arcs = decodeArcs(atlas).map((arc) => simplifyLine(arc));
  return geometries
    .flatMap(arcLists)
    .map((list) => quantise(clipRing(joinArcs(list, arcs)), 2))
    .filter(isWorthDrawing);
}
