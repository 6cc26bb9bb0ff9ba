import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';

/** The facts of a trip that entry rules depend on. */
export interface BorderCrossing {
  nationality?: string | undefined;
  comesFrom?: string | undefined;
  goesOnTo?: string | undefined;
  /** In travel order, with the first and last date in each city. */
  visits: readonly { cityId: string; areaId: string; from: string; to: string }[];
  spotIds: readonly string[];
  /** `airportCodes` are IATA codes. */
  cities: readonly { id: string; name: string; areaId: string; airportCodes: readonly string[] }[];
}

/** An uninterrupted stay on the mainland. A visit to Hong Kong or Macau ends it. `before` and `after` are the regions around it. */
export interface MainlandStay {
  from: string;
  to: string;
  cityIds: string[];
  before: string | undefined;
  after: string | undefined;
}

/** Splits the visits of a trip into its stays on the mainland. */
export function listMainlandStays(
  { visits, comesFrom, goesOnTo }: BorderCrossing,
  { borders }: TripRules,
): MainlandStay[] {
  const regionOf = (areaId: string) => borders.find((border) => border.areaId === areaId)?.code;
  const stays: MainlandStay[] = [];
  let isInside = false;
  let before = comesFrom;
  for (const { cityId, areaId, from, to } of visits) {
    const region = regionOf(areaId);
    const last = stays.at(-1);
    if (region !== undefined) {
      if (isInside && last) last.after = region;
      before = region;
      isInside = false;
    } else if (isInside && last) {
      last.to = to > last.to ? to : last.to;
      last.cityIds.push(cityId);
    } else {
      stays.push({ from, to, cityIds: [cityId], before, after: undefined });
      isInside = true;
    }
  }
  const last = stays.at(-1);
  if (last && isInside) last.after = goesOnTo;
  return stays;
}
