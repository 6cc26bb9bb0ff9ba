import type { Hotel } from '../../problem.ts';
import { findMinutes } from '../local-travel.ts';
import type { Prices } from '../prices.ts';
import type { SearchSpace } from '../search-space.ts';
import type { Tables } from './outline-parts.ts';

/** Number of best sights that count for the location of a hotel. */
const SIGHTS = 15;

/** Estimated legs from or to the hotel per day. */
const JOURNEYS = 2;

const rankedByTables = new WeakMap<Tables, Map<string, readonly Hotel[]>>();

/** Returns the ranked hotels of a city. Tables belong to one space, so the ranking is kept by tables, city and price. */
export function rankHotels(
  space: SearchSpace,
  cityId: string,
  prices: Prices,
  tables: Tables,
): readonly Hotel[] {
  const known = rankedByTables.get(tables) ?? new Map<string, readonly Hotel[]>();
  rankedByTables.set(tables, known);
  const key = `${prices.hotels} ${cityId}`;
  const ranked = known.get(key) ?? computeRanks(space, cityId, prices, tables);
  known.set(key, ranked);
  return ranked;
}

/** Ranks the hotels of a city: score of a night, less its price and the travel time to the best sights. */
function computeRanks(space: SearchSpace, cityId: string, prices: Prices, tables: Tables): readonly Hotel[] {
  const table = tables.get(cityId);
  const sights = [...(space.placesByCity.get(cityId) ?? [])]
    .sort((a, b) => b.score - a.score)
    .slice(0, SIGHTS);
  const total = sights.reduce((sum, { score }) => sum + score, 0) || 1;
  const worth = (hotel: Hotel): number => {
    let minutes = 0;
    for (const { id, score } of sights)
      minutes += ((table && findMinutes(table, hotel.id, id)) ?? 240) * (score / total);
    const way = JOURNEYS * minutes * (space.problem.weights.localMinute + 1e-4);
    return hotel.score + space.wishWorth(hotel.id) - hotel.costMinor * prices.hotels - way;
  };
  return (space.hotelsByCity.get(cityId) ?? [])
    .map((hotel) => ({ hotel, value: worth(hotel) }))
    .sort((a, b) => b.value - a.value || (a.hotel.id < b.hotel.id ? -1 : 1))
    .map(({ hotel }) => hotel);
}
