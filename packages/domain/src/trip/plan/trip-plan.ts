import type { LeftOutReason, Totals } from '@yunyou/planner/plan';
import type { TripSpot } from '../catalogue/trip-catalogue.ts';

/** A planned trip as pages and calendars show it; everything by catalogue id, money in fen for the group. */
export type TripPlan = {
  readonly stays: readonly TripStay[];
  readonly days: readonly TripDay[];
  readonly totals: TripTotals;
  readonly leftOut: readonly {
    readonly spotId: string;
    readonly reason: LeftOutReason;
    readonly text: string;
  }[];
};

export type TripStay = {
  readonly cityId: string;
  readonly firstDate: string;
  readonly nights: number;
  /** Absent for a stay without nights or in no hotel in particular. */
  readonly hotelId?: string;
  readonly reason: string;
};

export type TripDay = {
  readonly date: string;
  /** Cities seen that day, in order. */
  readonly cityIds: readonly string[];
  readonly items: readonly TripItem[];
  readonly costMinor: number;
  readonly walkMeters: number;
};

export type TripTotals = Pick<Totals, 'costMinor' | 'costByScope' | 'visits' | 'rideMinutes'>;

/** Minutes after midnight of the day; above 1440 after midnight. */
type Timed = { readonly startMinute: number; readonly endMinute: number };

export type TripItem =
  | (Timed & {
      readonly kind: 'visit';
      readonly spotId: string;
      /** For a spot visited on several days: which visit of how many this is. */
      readonly part?: { readonly number: number; readonly of: number };
      readonly costMinor: number;
      readonly booking: TripSpot['booking']['required'];
      readonly locked: boolean;
      readonly reason: string;
    })
  | (Timed & {
      readonly kind: 'meal';
      readonly meal: string;
      readonly at: TripPoint;
      readonly costMinor: number;
      readonly reason: string;
    })
  | (Timed & {
      readonly kind: 'transfer';
      readonly mode: string;
      readonly from: TripPoint;
      readonly to: TripPoint;
      readonly meters: number;
      readonly costMinor: number;
    })
  | (Timed & {
      readonly kind: 'ride';
      readonly mode: string;
      readonly fromCityId: string;
      readonly toCityId: string;
      /** More than one when there is a change on the way. */
      readonly linkIds: readonly string[];
      readonly costMinor: number;
      readonly reason: string;
    })
  | (Timed & { readonly kind: 'free'; readonly at: TripPoint })
  | (Timed & { readonly kind: 'night'; readonly at: TripPoint; readonly costMinor: number });

/** Where something is: a row of the catalogue, the middle of a city, or where one arrives in it. */
export type TripPoint =
  | { readonly kind: 'spot' | 'hotel' | 'restaurant'; readonly id: string }
  /** Near a spot, at no place in particular. */
  | { readonly kind: 'near-spot'; readonly id: string }
  | { readonly kind: 'centre'; readonly cityId: string }
  | { readonly kind: 'gateway'; readonly cityId: string; readonly mode: string };

/** Which wish of the brief a conflict is about. */
export type BriefConflict =
  | { readonly kind: 'city'; readonly cityId: string }
  | { readonly kind: 'must-see'; readonly spotId: string }
  | { readonly kind: 'excluded' | 'budget' | 'transport' };

export type TripOutcome =
  | { readonly status: 'planned'; readonly plan: TripPlan }
  | {
      readonly status: 'impossible';
      /** Wishes that cannot all hold; giving up one of them frees the rest. None: the days themselves do not work. */
      readonly conflicts: readonly BriefConflict[];
      /** The plan that comes nearest, where there is one, and the wishes it does not keep. */
      readonly nearest?: TripPlan;
      readonly broken: readonly BriefConflict[];
    };
