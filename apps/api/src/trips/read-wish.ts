import type { TripCatalogueData } from '@yunyou/contract/trip.schema';
import type { PartialBrief } from '@yunyou/contract/trip-brief.schema';

/** The cities and the number of days a wish names outright. */
export function readWish(wish: string, { cities }: TripCatalogueData): PartialBrief {
  const text = wish.toLowerCase();
  const cityIds = cities.filter(({ name }) => text.includes(name.toLowerCase())).map(({ id }) => id);
  const days = Number(/(\d{1,2})[ -]?days?/.exec(text)?.[1] ?? 0);
  return {
    ...(cityIds.length > 0 && { cityIds: cityIds.slice(0, 10) }),
    ...(days >= 1 && days <= 21 && { when: { kind: 'month', year: 2027, month: 4, days } }),
  };
}
