/**
 * Team orienteering problem with several time windows, resources and slots: choose which nodes to visit, on which tour
 * and in which order, for the greatest profit. All times share one integer unit. Node indices run from 0.
 */
export type RoutingProblem = {
  readonly nodeCount: number;
  readonly tourCount: number;
  /** Size of the square travel matrix. */
  readonly locationCount: number;
  /** Travel time, row = from; `UNREACHABLE` where no travel is possible. */
  readonly travel: Int32Array;
  readonly nodeLocation: Int32Array;
  readonly duration: Int32Array;
  /** Not negative. */
  readonly profit: Float64Array;
  /** Tours with the same windows share a class. */
  readonly classCount: number;
  readonly tourClass: Int32Array;
  /** Windows of node `n` on class `c`: from `windowFrom[n * classCount + c]` to the next entry. */
  readonly windowFrom: Int32Array;
  /** Earliest and latest start of the visit, ascending and disjoint within a node and class. */
  readonly windowOpen: Int32Array;
  readonly windowClose: Int32Array;
  readonly tourStartLocation: Int32Array;
  readonly tourEndLocation: Int32Array;
  readonly tourOpen: Int32Array;
  readonly tourClose: Int32Array;
  /** Resources that visits use, such as money or counts of a kind: `use[n * resourceCount + r]`. */
  readonly resourceCount: number;
  readonly use: Float64Array;
  readonly resourceMax: Float64Array;
  /** Minimum use; every missing unit costs `shortfallCost`. 0 for no minimum. */
  readonly resourceMin: Float64Array;
  readonly shortfallCost: number;
  /** Slots limit visits per day: node slot (or -1), day of each tour, limit of `[day * slotCount + slot]`. */
  readonly slotCount: number;
  readonly nodeSlot: Int32Array;
  readonly tourDay: Int32Array;
  readonly slotMax: Int32Array;
  /** Profit lost per unit of travel time. */
  readonly travelCost: number;
  /** 1 for nodes that ruin steps never remove once routed. */
  readonly fixed: Uint8Array;
};

export const UNREACHABLE = 1 << 28;
