/** Longitude, latitude in degrees. */
export type Position = [number, number];

export interface TopologyGeometry {
  type: string;
  id?: string;
  properties?: Record<string, unknown>;
  /** Indices into the topology's arcs, nested as the type says; `~index` is the arc backwards. */
  arcs?: unknown;
}

export interface Topology {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Record<string, { geometries: TopologyGeometry[] }>;
}

/** The arcs in degrees. */
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

/** The arc lists of a geometry: one per ring or line. */
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

/** One ring or line, from its arcs end to end. */
export function joinArcs(list: readonly number[], arcs: readonly Position[][]): Position[] {
  const joined: Position[] = [];
  for (const index of list) {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
    joined.push(...(joined.length ? arc.slice(1) : arc));
  }
  return joined;
}

/** Which geometries (by position in the list) use each arc. */
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
