/** Months after `factsAsOf` in which the facts of an item count as current, by entity. Staff can change them. */
export const validMonths = {
  city: 36,
  'scenic-spot': 24,
  hotel: 24,
  restaurant: 24,
  shop: 24,
  link: 24,
  station: 36,
  district: 36,
} as const;

export type DatedEntity = keyof typeof validMonths;

/** Months of facts that change little: railway timetables, and sights without a ticket. */
export const lastingMonths = 36;
