import type { CostScope } from './problem-data.ts';

/**
 * A finished itinerary. Items of a day follow each other in time without overlap; a transfer ends where
 * the next item begins. All costs are for the whole group, in minor units.
 */
export type Plan = {
  /** Cities in the order they are slept in (or visited, on a trip without nights). */
  readonly stays: readonly Stay[];
  /** One per day of the problem. */
  readonly days: readonly PlanDay[];
  readonly totals: Totals;
  /** Sum of scores and kept wishes, less travel, money and hotel changes; see `score-plan.ts`. */
  readonly score: number;
  readonly wishesKept: readonly string[];
  /** Candidate places that are not in the plan, best first, each with the reason. */
  readonly leftOut: readonly LeftOut[];
};

export type Stay = {
  readonly cityId: string;
  /** First day spent here. */
  readonly fromDayIndex: number;
  readonly nights: number;
  /** Absent when no night is spent here. */
  readonly hotelId?: string;
  readonly reason: string;
};

export type PlanDay = Noted & {
  readonly dayIndex: number;
  readonly date: string;
  readonly items: readonly PlanItem[];
};

/** The traveller's own note. The planner does not read it; `arrange` and `repair` keep it with its stop. */
type Noted = { readonly note?: string };

export type PlanItem = VisitItem | MealItem | TransferItem | RideItem | FreeItem | NightItem;

type Timed = { readonly startMinute: number; readonly endMinute: number };

export type VisitItem = Timed &
  Noted & {
    readonly kind: 'visit';
    readonly placeId: string;
    readonly costMinor: number;
    /** Fixed by the traveller: `repair` and `solve` keep its day and time. */
    readonly locked?: boolean;
    readonly reason: string;
  };

export type MealItem = Timed &
  Noted & {
    readonly kind: 'meal';
    readonly mealId: string;
    readonly at: 'restaurant' | 'hotel' | 'nearby';
    /** The restaurant, the hotel, or the place the meal is taken near. */
    readonly locationId: string;
    readonly costMinor: number;
    readonly reason: string;
  };

/** A local leg. */
export type TransferItem = Timed & {
  readonly kind: 'transfer';
  readonly cityId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly mode: string;
  readonly meters: number;
  readonly costMinor: number;
};

/** An inter-city ride; `endMinute` above 1440 means it arrives on the next day, above 2880 on the day after. Days on board have no items. */
export type RideItem = Timed &
  Noted & {
    readonly kind: 'ride';
    readonly serviceId: string;
    readonly mode: string;
    readonly fromId: string;
    readonly toId: string;
    readonly costMinor: number;
    readonly reason: string;
  };

/** Unplanned time, at the place where the item before it ended. */
export type FreeItem = Timed & { readonly kind: 'free'; readonly locationId: string };

/** The night at the hotel; last item of its day, ends with the day's clock (1440 or later). */
export type NightItem = Timed & {
  readonly kind: 'night';
  readonly hotelId: string;
  readonly costMinor: number;
  readonly reason: string;
};

export type Totals = {
  readonly costMinor: number;
  readonly costByScope: Readonly<Record<CostScope, number>>;
  readonly visits: number;
  readonly visitMinutes: number;
  readonly localMinutes: number;
  readonly rideMinutes: number;
  readonly freeMinutes: number;
};

export type LeftOutReason =
  /** A constraint excludes it. */
  | 'avoided'
  /** Its city is not part of the trip. */
  | 'city-not-visited'
  /** Closed whenever the trip is in its city. */
  | 'closed'
  /** It would break a budget or a limit by kind. */
  | 'over-limit'
  /** Other places scored higher in the available time. */
  | 'no-time';

export type LeftOut = { readonly placeId: string; readonly reason: LeftOutReason; readonly text: string };

/** What `solve` and `repair` return. */
export type Outcome =
  | { readonly status: 'planned'; readonly plan: Plan; readonly iterations: number }
  | {
      readonly status: 'impossible';
      /** Ids of constraints that cannot all hold together; without any one of them the others can. */
      readonly conflict: readonly string[];
      readonly text: string;
      /** The plan that breaks the fewest constraints; it breaks only those in `broken`. */
      readonly nearest: Plan | undefined;
      readonly broken: readonly string[];
      readonly iterations: number;
    };
