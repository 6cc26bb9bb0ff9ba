/**
 * Months after `factsAsOf` in which a fact counts as current, by kind of fact. The content check, the list of facts to
 * check in the back office and the pages of places use this table.
 */
export const validMonths = {
  /** Opening hours, closing days and booking rules. */
  hours: 18,
  /** Ticket prices. The price authority lets an entry price of a sight rise once in three years. */
  prices: 24,
  /** That a restaurant or shop is open. */
  trading: 24,
  /** That a hotel is open under its name. */
  hotel: 36,
  /** Flights, coaches and ferries. */
  services: 24,
  /** Numbers and departures of trains. The national timetable changes in January and July at the latest. */
  trainTimes: 6,
  /** That two cities have direct trains, and how long they take. */
  railway: 36,
  /** Ways into town, districts, and sights without hours or tickets. */
  place: 36,
} as const;

export type FactKind = keyof typeof validMonths;

/** Kinds of facts that an item of an entity can have. */
export const factKinds = {
  city: ['place'],
  'scenic-spot': ['hours', 'prices', 'place'],
  hotel: ['hotel'],
  restaurant: ['trading'],
  shop: ['trading'],
  link: ['services', 'trainTimes', 'railway'],
  station: ['place'],
  district: ['place'],
} as const satisfies Record<string, readonly FactKind[]>;

export type DatedEntity = keyof typeof factKinds;

/** Months after which an item is due for a check at the latest, by entity. Staff can shorten them. */
export const latestCheckMonths = {
  city: 36,
  'scenic-spot': 36,
  hotel: 36,
  restaurant: 24,
  shop: 24,
  link: 36,
  station: 36,
  district: 36,
} as const satisfies Record<DatedEntity, number>;
