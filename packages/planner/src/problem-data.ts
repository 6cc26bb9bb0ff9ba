/**
 * Everything of a problem except its rules: days, cities, candidates, rides and weights. Plain, immutable data.
 *
 * Conventions
 * - One id space: cities, gateways, places, restaurants and hotels never share an id. The id of a gateway, place,
 *   restaurant or hotel is also its location in the city's travel matrices.
 * - Times are minutes after midnight in China, of the day they belong to. They may exceed 1440 for what ends after
 *   midnight.
 * - Money is in integer minor units, always for the whole group, so that group size never matters inside.
 * - Days are addressed by `dayIndex`; 0 is the first.
 */
export type ProblemData = {
  /** Number of travellers. Not used for costs, which are already for the whole group. */
  readonly travellers: number;
  readonly currency: string;
  /** One per calendar day of the trip, in order; at least one. */
  readonly days: readonly Day[];
  readonly start: TripStart;
  readonly end: TripEnd;
  readonly cities: readonly City[];
  readonly gateways: readonly Gateway[];
  readonly places: readonly Place[];
  readonly restaurants: readonly Restaurant[];
  readonly hotels: readonly Hotel[];
  readonly meals: readonly Meal[];
  readonly services: readonly Service[];
  readonly weights: Weights;
  /**
   * Minutes at the hotel to leave or fetch the bags. When set, a stay with nights begins and ends at its hotel: the group
   * goes there on arrival, and again before it leaves for the gateway. Absent: sights come directly after a ride.
   */
  readonly bagMinutes?: number;
  /** Earliest minute to leave the hotel for a ride, or for the end of the trip, before the day starts. Absent: the start of the day. */
  readonly earliestRideMinute?: number;
  /**
   * Leaving the hotel for a ride before this minute loses much more score per minute than leaving between it and the
   * start of the day.
   */
  readonly easyRideMinute?: number;
  /** Hours that are kept free at the hotel every day, where the day allows it. */
  readonly rests?: readonly { readonly startMinute: number; readonly endMinute: number }[];
  /** Score losses and limits of days that are possible but not good. Absent: only worth, time and money count. */
  readonly craft?: DayCraft;
};

/** Scores lost for days that are possible but not good. The search trades them against the worth of visits. */
export type DayCraft = {
  /** A visit follows one of the same kind, where repetition costs score. */
  readonly repeatedKind: number;
  /** An excursion does not come first on its day. */
  readonly lateExcursion: number;
  /** Each further day on which a neighbourhood is visited. */
  readonly splitNeighbourhood: number;
  /** Gain for each visit at a good hour that follows one of another kind on the same good day. Default 0. */
  readonly goodDay?: number;
  /** A whole day has no visit (half of it on a day with a ride or an end of the trip), or only up to `thinMinutes` of visits. */
  readonly emptyDay: number;
  readonly thinDay: number;
  readonly thinMinutes: number;
  /** A stay with nights has no visit. */
  readonly emptyStay: number;
  /** A day with visits that begins at the hotel with a meal, or on which the group leaves it after `lateStartMinute`. */
  readonly lateStart: number;
  readonly lateStartMinute: number;
  /**
   * A whole day of an hour more than `longDayMinutes` (absent: no limit) between leaving the hotel and being back. Half of it at
   * once, up to twice as much for longer days. Default 0.
   */
  readonly longDay?: number;
  readonly longDayMinutes?: number;
  /** A day with a wait of `breakMinutes` (absent: none) may be longer by this allowance (default 0). */
  readonly breakMinutes?: number;
  readonly breakAllowanceMinutes?: number;
  /** A meal on a day with a visit that includes it (`Place.mealInside`). Default 0. */
  readonly secondMeal?: number;
  /** A wait of `strandedMinutes` far from the hotel, or of `idleMinutes` (absent: no limit) anywhere. */
  readonly idle: number;
  readonly strandedMinutes: number;
  readonly idleMinutes?: number;
  /** Each minute of a wait beyond `easyWaitMinutes` (default 0). Default 0. */
  readonly waitMinute?: number;
  readonly easyWaitMinutes?: number;
  /** Number of visits on a day with rides of at least `longRideMinutes` together. The search keeps it except for required visits. */
  readonly longRideMinutes: number;
  readonly longRideVisits: number;
  /** A wait between two stops is spent at the hotel if at least this much of it is left there. */
  readonly restMinutes: number;
  /** Free time of at least `minutes` is filled after the search. Absent: it stays free. */
  readonly fill?: FreeTimeFill;
};

/** How free time by day is filled with visits that the search left out, and with longer visits. */
export type FreeTimeFill = {
  readonly minutes: number;
  /**
   * Score of filled free time, added to that of the visit, so that a visit at an hour that is not its best is better
   * than none.
   */
  readonly worth: number;
  /** A visit may start outside of its best hours if that loses at most this much score. */
  readonly maxLoss: number;
  /** Free time by day ends at this minute. Only a day without any visit is filled up to its end. */
  readonly untilMinute: number;
  /** Limits of a day without any visit. Visits that lose more than `maxLoss` above start at `lateMinute` or later. */
  readonly emptyDay: { readonly minutes: number; readonly maxLoss: number; readonly lateMinute: number };
  /** Whether visits are made longer when free time allows it. */
  readonly lengthens: boolean;
};

export type Day = {
  /** ISO date, copied into the plan; the planner never interprets it. */
  readonly date: string;
  /** Earliest minute to leave the hotel or the point of arrival. */
  readonly startMinute: number;
  /**
   * Minute from which the group leaves its hotel when the first visit is a place with `leavesEarly`. Only for days without a
   * ride or an end of the trip. Default: `startMinute`.
   */
  readonly earlyMinute?: number;
  /** Latest minute to be back at the hotel. Inter-city rides may end later. */
  readonly endMinute: number;
  /** Maximum number of visits that day (pace). */
  readonly maxVisits?: number;
  /** Minutes of visits on a day with several. The search keeps it except for required visits; plans may exceed it. */
  readonly maxVisitMinutes?: number;
  /** Unplanned minutes after every visit (pace), on top of the visit's own duration. */
  readonly bufferMinutes?: number;
  /** Hours that something outside of the plan takes, such as a meeting: no meal is planned in them. */
  readonly taken?: readonly { readonly startMinute: number; readonly endMinute: number }[];
};

/** The trip begins on day 0 at one of these gateways, not before `minute`. */
export type TripStart = {
  readonly at: readonly string[];
  readonly minute: number;
  readonly crossing?: Crossing;
};

/** The trip ends on the last day at one of these gateways, not after `minute`. */
export type TripEnd = {
  readonly at: readonly string[];
  readonly minute: number;
  readonly crossing?: Crossing;
};

/**
 * Gateways of the same cities where only a ride may begin or end the trip: the group crosses the town between the
 * gateway of the trip's start or end and this one, which takes `minutes`.
 */
export type Crossing = { readonly at: readonly string[]; readonly minutes: number };

export type City = {
  readonly id: string;
  /** Row and column order of the travel matrices: ids of gateways, places, restaurants and hotels. */
  readonly locationIds: readonly string[];
  /** Modes of local travel. Empty when there is no travel inside the city, such as a home town with one station. */
  readonly modes: readonly LocalMode[];
  /** Limits on the nights spent here, when the city is visited at all. */
  readonly minNights?: number;
  readonly maxNights?: number;
  /** Nights in this city let the group adapt to the altitude. */
  readonly isHigh?: boolean;
  /** The trip only passes through: no nights and no visits. */
  readonly transitOnly?: boolean;
};

/** Square matrices over `City.locationIds`, row = from, column = to, flattened row by row. */
export type LocalMode = {
  /** `walk`, `metro`, `taxi`, `bus`... */
  readonly mode: string;
  /** Whole minutes; a negative number means the mode does not serve the pair. */
  readonly minutes: ArrayLike<number>;
  /** Fare for the group. */
  readonly costMinor: ArrayLike<number>;
  readonly meters: ArrayLike<number>;
};

/** A station, airport, port or any other point where trips and rides begin or end. */
export type Gateway = { readonly id: string; readonly cityId: string };

/** A visit may start from `open` up to `lastEntry` (default: no limit of its own) and must end by `close`. */
export type Window = { readonly open: number; readonly close: number; readonly lastEntry?: number };

export type Place = {
  readonly id: string;
  readonly cityId: string;
  /** Score for this traveller; not negative. */
  readonly score: number;
  readonly visitMinutes: number;
  /** Price of a visit for a group that has no pass yet. */
  readonly costMinor: number;
  /** Tickets within `costMinor` that also admit to other places. The first visit that needs one pays it. */
  readonly passes?: readonly Pass[];
  readonly kinds: readonly string[];
  /** Opening windows of each day, in order of time; an empty list means closed that day. */
  readonly windowsByDay: readonly (readonly Window[])[];
  /** Parts of the opening windows in which the search puts the visit. Only free time is filled outside of them. Absent: all. */
  readonly preferredByDay?: readonly (readonly Window[])[];
  /** False: free time is not filled with this place, though the search may plan it. */
  readonly fillsFreeTime?: boolean;
  /** Other lengths in which the place can be visited, shortest first. The search plans `visitMinutes`; free time may change it. */
  readonly lengths?: readonly VisitLength[];
  /** Hours in which the visit is best. A start outside of them loses `loss`; a day without hours loses nothing. */
  readonly best?: {
    readonly startsByDay: readonly (readonly (readonly [number, number])[])[];
    readonly loss: number;
  };
  /** Kind of experience whose repetition costs score; absent where repetition costs nothing. */
  readonly repeatedKindOf?: string;
  /** Far from its city: the visit comes first on its day. */
  readonly isExcursion?: boolean;
  /** Nights at great height (`City.isHigh`) that the group needs before a visit; fewer where the trip has fewer. Default 0. */
  readonly nightsHigh?: number;
  /** Id of a meal that the visit includes. Its score is part of that of the visit. */
  readonly mealInside?: string;
  /** Worth an early start: on its day the group may leave from `earlyMinute` on. */
  readonly leavesEarly?: boolean;
  /** Places with the same value belong on one day, because the way there is long. */
  readonly neighbourhood?: string;
  /** Ids of the good days, known from experience, that the place is part of. */
  readonly goodDays?: readonly string[];
  /** A rain edit closes the place for that day. */
  readonly outdoor?: boolean;
  /** Short reason why the place suits this traveller; the plan shows it as the reason of the visit. */
  readonly why?: string;
  /** Score of a meal taken near the place, negative where there is little to eat. Default 0. */
  readonly mealScore?: number;
};

/** A length of a visit with its own price and hours. */
export type VisitLength = Pick<
  Place,
  'visitMinutes' | 'costMinor' | 'passes' | 'windowsByDay' | 'preferredByDay'
>;

/** A ticket that several places share, and the number of days for which it is valid. */
export type Pass = { readonly id: string; readonly costMinor: number; readonly days: number };

export type Restaurant = {
  readonly id: string;
  readonly cityId: string;
  readonly score: number;
  /** Cost of one meal for the group. */
  readonly costMinor: number;
  /** Cuisines and similar labels. */
  readonly kinds: readonly string[];
  readonly windowsByDay: readonly (readonly Window[])[];
  /** Ids of the meals served; all when absent. */
  readonly mealIds?: readonly string[];
};

export type Hotel = {
  readonly id: string;
  readonly cityId: string;
  /** Score of one night. */
  readonly score: number;
  /** Cost of one night for the group. */
  readonly costMinor: number;
  readonly features: readonly string[];
  /**
   * Nights, by day, that the group has booked here. The search chooses one hotel per stay, so the caller divides
   * stays by these.
   */
  readonly bookedNights?: readonly number[];
  /** The only nights, by day, on which the group can sleep here, such as the night on a summit. Absent: any. */
  readonly onlyNights?: readonly number[];
};

/** A meal of every day, taken at one of the kinds of places in `where`. */
export type Meal = {
  /** `breakfast`, `lunch`, `dinner`... */
  readonly id: string;
  /** The meal starts within these minutes. */
  readonly earliestMinute: number;
  readonly latestMinute: number;
  /** The meal starts at this minute rather than earlier, where the next stop leaves time for it. */
  readonly usualMinute?: number;
  readonly minutes: number;
  /** Score of having the meal, on top of the restaurant's score. */
  readonly score: number;
  /**
   * `restaurant`: one of the candidates; `hotel`: at the hotel slept in before or after;
   * `nearby`: somewhere near a place of the city, at `nearbyCostMinor`.
   */
  readonly where: readonly ('restaurant' | 'hotel' | 'nearby')[];
  readonly nearbyCostMinor?: number;
  readonly hotelCostMinor?: number;
  /** `nearby` only near a place that is visited on the same day. Such meals get their final place after the search. */
  readonly isNearVisits?: boolean;
};

/** A ride between gateways of two cities. */
export type Service = {
  readonly id: string;
  /** `train`, `flight`, `coach`, `ferry`... */
  readonly mode: string;
  readonly fromId: string;
  readonly toId: string;
  readonly departures: Departures;
  readonly durationMinutes: number;
  readonly costMinor: number;
  /** Minutes to be at the gateway before departure. Default 0. */
  readonly boardMinutes?: number;
  /** Minutes from arrival to leaving the gateway. Default 0. */
  readonly alightMinutes?: number;
  /** Score of the ride apart from its minutes and cost; negative for an uncomfortable ride. Default 0. */
  readonly score?: number;
  /**
   * Nights that the group sleeps on board. Used only where the city plan has as many nights on board, and no other service
   * is used there. Default 0.
   */
  readonly nightsOnBoard?: number;
  /** Places that are seen from on board: they count as visited. */
  readonly seenPlaceIds?: readonly string[];
};

/** `timetable`: exactly these minutes on these days (all days when absent). `typical`: at regular intervals. */
export type Departures =
  | {
      readonly kind: 'timetable';
      readonly minutes: readonly number[];
      readonly dayIndexes?: readonly number[];
    }
  | {
      readonly kind: 'typical';
      readonly firstMinute: number;
      readonly lastMinute: number;
      readonly everyMinutes: number;
    };

export type CostScope = 'sights' | 'meals' | 'hotels' | 'intercity' | 'local';

/** Score losses that are traded against the scores of places, meals and hotels. */
export type Weights = {
  /** Score lost per minute of local travel. */
  readonly localMinute: number;
  /** Score lost per minute of inter-city travel. */
  readonly rideMinute: number;
  /** Score lost per 100 minor units spent. */
  readonly money: number;
  /** Score lost per extra city (packing, changing hotel). */
  readonly hotelChange: number;
};
