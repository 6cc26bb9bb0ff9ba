import type { TripView } from '@yunyou/contract/trip/trip.schema';

/** A city of the route with all nights that the trip spends there. */
export interface RouteCity {
  cityId: string;
  name: string;
  nights: number;
}

/** Lists the cities of a trip in the order of the first night. A city that the trip returns to is listed once. */
export function listRouteCities({ stays }: Pick<TripView, 'stays'>): RouteCity[] {
  const byCity = new Map<string, RouteCity>();
  for (const { cityId, cityName, nights } of stays) {
    const sum = (byCity.get(cityId)?.nights ?? 0) + nights;
    byCity.set(cityId, { cityId, name: cityName, nights: sum });
  }
  return [...byCity.values()].filter(({ nights }) => nights > 0);
}

export function isSameRoute(a: readonly RouteCity[], b: readonly RouteCity[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ cityId, nights }, index) => cityId === b[index]?.cityId && nights === b[index]?.nights)
  );
}

export const nightsOf = (count: number): string => `${count} ${count === 1 ? 'night' : 'nights'}`;
