import {
  clipRing,
  feature,
  isWorthDrawing,
  overlaps,
  quantise,
  signedArea,
  simplify,
  smooth,
  unwrap,
  worldRing,
} from './shapes.ts';
import { arcLists, decodeArcs, joinArcs, type Position, type Topology } from './topology.ts';

/** Builds the sea (one polygon with the land cut out, so that coasts stay sharp over the relief), lakes and rivers. */
export function buildWater(atlas: Topology, waters: Topology) {
  return {
    type: 'FeatureCollection',
    features: [
      feature('sea', 'MultiPolygon', seaPolygons(atlas)),
      feature('lake', 'MultiPolygon', lakePolygons(waters)),
      feature('river', 'MultiLineString', riverLines(waters)),
    ],
  };
}

export function seaPolygons(atlas: Topology): Position[][][] {
  const fullArcs = decodeArcs(atlas);
  const arcs = fullArcs.map((arc) => simplify(arc));
  const polygons: Position[][][] = [[worldRing]];
  for (const geometry of atlas.objects['land']?.geometries ?? []) {
    for (const list of arcLists(geometry)) {
      const ring = joinArcs(list, arcs);
      const isLand = signedArea(unwrap(joinArcs(list, fullArcs))) < 0;
      if (!overlaps(ring)) continue;
      const shape = quantise(clipRing(unwrap(ring)));
      if (!isWorthDrawing(shape)) continue;
      if (isLand) polygons[0]?.push(shape);
      else polygons.push([shape]);
    }
  }
  return polygons;
}

function lakePolygons(waters: Topology): Position[][][] {
  const arcs = decodeArcs(waters);
  return (waters.objects['lakes']?.geometries ?? [])
    .flatMap(arcLists)
    .map((list) => joinArcs(list, arcs))
    .filter((ring) => overlaps(ring))
    .map((ring) => [quantise(smooth(ring, 2))]);
}

function riverLines(waters: Topology): Position[][] {
  const arcs = decodeArcs(waters);
  return (waters.objects['rivers']?.geometries ?? [])
    .flatMap(arcLists)
    .map((list) => joinArcs(list, arcs))
    .filter((line) => overlaps(line))
    .map((line) => quantise(simplify(smooth(line, 2), 0.004)));
}
