/** Longitude, latitude in degrees. */
export type Position = [number, number];

export interface TopologyGeometry {
  type: string;
  id?: string;
  properties?: Record<string, unknown>;
  /** Indices into the topology's arcs, nested by geometry type; `~index` means the reversed arc. */
  arcs?: unknown;
}

export interface Topology {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Record<string, { geometries: TopologyGeometry[] }>;
}

/** Decodes the arcs to degrees. */
export function decodeArcs({ arcs, transform }: Topology): Position[][] {
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]): Position => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
}

/** Lists the arcs of a geometry, one list per ring or line. */
export function arcLists(geometry: TopologyGeometry): number[][] {
  const lists: number[][] = [];
  const visit = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    if (value.every((entry) => typeof entry === 'number')) lists.push(value);
    else value.forEach(visit);
  };
  visit(geometry.arcs);
  return lists;
}

/** Joins arcs to one ring or line. */
export function joinArcs(list: readonly number[], arcs: readonly Position[][]): Position[] {
  const joined: Position[] = [];
  for (const index of list) {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
    joined.push(...(joined.length ? arc.slice(1) : arc));
  }
  return joined;
}

/** Maps each arc to the indices of the geometries that use it. */
export function arcOwners(geometries: readonly TopologyGeometry[]): Map<number, Set<number>> {
  const owners = new Map<number, Set<number>>();
  geometries.forEach((geometry, position) => {
    for (const index of arcLists(geometry).flat()) {
      const arc = index < 0 ? ~index : index;
      owners.set(arc, (owners.get(arc) ?? new Set()).add(position));
    }
  });
  return owners;
}
