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
  /** Losses beside travel; absent for none. */
  readonly craft?: RoutingCraft;
};

/** Losses and limits that make tours good beside profit and travel. Waits are measured at the earliest times of a tour. */
export type RoutingCraft = {
  readonly losses: CraftLosses;
  /** Per node: minutes of a visit, 0 for other stops. */
  readonly visitMinutes: Float64Array;
  /** Per node: 1 where the limits of this type do not apply. */
  readonly isRequired: Uint8Array;
  /** Limits that filling a tour keeps: visit minutes per day, and visits as in `slotMax`. */
  readonly dayMinutesMax: Float64Array;
  readonly slotMax: Int32Array;
  /** Per day: 1 if the whole day is for visits. */
  readonly isWholeDay: Uint8Array;
  /** Per tour: 1 if the day begins with it, at the hotel. */
  readonly startsAtHotel: Uint8Array;
  /** Per day: loss of a day without visits. */
  readonly emptyLoss: Float64Array;
  /** Per node: slot of the meal that a visit includes, or -1. */
  readonly mealInside: Int32Array;
  /** Per node: kind whose repetition costs score, or -1. */
  readonly kind: Int32Array;
  readonly isExcursion: Uint8Array;
  /** Per node: neighbourhood, or -1. */
  readonly neighbourhood: Int32Array;
  readonly neighbourhoodCount: number;
  /** Per node: the good days of its city that it is part of, as a set of bits. */
  readonly goodDays: Int32Array;
  /** Best starts, indexed like the windows; none for no preference. */
  readonly bestFrom: Int32Array;
  readonly bestOpen: Int32Array;
  readonly bestClose: Int32Array;
  /** Per node: loss of a start outside of the best starts. */
  readonly bestLoss: Float64Array;
  /** Per tour: location of the hotel; 1 if a wait before the first stop, or after the last one, counts. */
  readonly home: Int32Array;
  readonly countsFirstWait: Uint8Array;
  readonly countsLastWait: Uint8Array;
};

export type CraftLosses = {
  /** A visit follows one of the same kind on its day. */
  readonly repeatedKind: number;
  /** An excursion comes after a visit elsewhere. */
  readonly lateExcursion: number;
  /** Each further day with visits in the same neighbourhood. */
  readonly splitNeighbourhood: number;
  /** Gain for each visit at a good hour that follows one of another kind on the same good day and tour. */
  readonly goodDay: number;
  /** A whole day with at most `thinMinutes` of visits. */
  readonly thinDay: number;
  readonly thinMinutes: number;
  /** A day with visits that begins at the hotel with a meal or after `lateStartMinute`. */
  readonly lateStart: number;
  readonly lateStartMinute: number;
  /** A whole day of an hour more than `longDayMinutes`: half of it as soon as it is longer, at most twice as much. */
  readonly longDay: number;
  readonly longDayMinutes: number;
  /** A day with a wait of `breakMinutes` may be longer by this allowance. */
  readonly breakMinutes: number;
  readonly breakAllowanceMinutes: number;
  /** A meal on a day with a visit that includes it. */
  readonly secondMeal: number;
  /** A wait of `strandedMinutes` far from the hotel, or of `idleMinutes` anywhere. */
  readonly idle: number;
  readonly strandedMinutes: number;
  readonly idleMinutes: number;
  /** Each minute of a wait beyond the easy ones. */
  readonly waitMinute: number;
  readonly easyWaitMinutes: number;
};

export const UNREACHABLE = 1 << 28;
