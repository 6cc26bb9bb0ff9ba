import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { ShapeCatalogue, ShapeSpot, TripCity } from '../../catalogue/trip-catalogue.ts';
import { scoreSpot } from '../../problem/visits/spot-score.ts';
import { findBase, minutesWithWay } from '../excursions.ts';
import { textSimilarity } from './text-similarity.ts';

/** A sight that the stay in a city must have time for. `loss` is the worth that a trip without it loses. */
export type WantedSight = { readonly cityId: string; readonly minutes: number; readonly loss: number };

/** Popularity from which the best known and the second best known sight of a city are reasons to go there. */
const firstSightPopularity = 80;
const secondSightPopularity = 90;
/** A spot matches an interest word from this similarity on. */
const minSimilarity = 0.4;
const losses = { mustSee: 900, first: 400, second: 250, interest: 400 } as const;

type Wanted = { readonly spot: ShapeSpot; readonly cityId: string; readonly loss: number };

/**
 * Lists the sights that stays must have time for: must-sees, the best known sights of each city, and the best match of each
 * interest word in a required city.
 */
export function listWantedSights(
  brief: TripBrief,
  catalogue: ShapeCatalogue,
  required: ReadonlySet<string>,
): readonly WantedSight[] {
  const cities = new Map(catalogue.cities.map((city) => [city.id, city]));
  const possible = catalogue.spots.filter(
    (spot) => !brief.excludedSpotIds.includes(spot.id) && scoreSpot(spot, brief) > 0,
  );
  const own = possible.filter((spot) => required.has(spot.cityId));
  const wanted: Wanted[] = [
    ...listMustSees(brief, catalogue, required),
    ...[...Map.groupBy(possible, ({ cityId }) => cityId).values()].flatMap(listIcons),
    ...(brief.interestWords ?? []).flatMap((word) => findBestMatch(own, word)),
  ];
  const bySpot = Map.groupBy(wanted, ({ spot }) => spot.id);
  return [...bySpot.values()].flatMap((same) => {
    const [first] = same.toSorted((a, b) => b.loss - a.loss);
    const city = cities.get(first?.cityId ?? '');
    return first && city
      ? [{ cityId: city.id, loss: first.loss, minutes: minutesFrom(city, first.spot) }]
      : [];
  });
}

function listMustSees(brief: TripBrief, catalogue: ShapeCatalogue, required: ReadonlySet<string>): Wanted[] {
  return brief.mustSeeSpotIds.flatMap((id) => {
    const spot = catalogue.spots.find((row) => row.id === id);
    if (!spot) return [];
    const cityId = required.has(spot.cityId) ? spot.cityId : findBase(spot, catalogue, required, brief);
    return cityId === undefined ? [] : [{ spot, cityId, loss: losses.mustSee }];
  });
}

function listIcons(spots: readonly ShapeSpot[]): Wanted[] {
  const [first, second] = spots.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  return [
    ...(first && first.popularity >= firstSightPopularity
      ? [{ spot: first, cityId: first.cityId, loss: losses.first }]
      : []),
    ...(second && second.popularity >= secondSightPopularity
      ? [{ spot: second, cityId: second.cityId, loss: losses.second }]
      : []),
  ];
}

function findBestMatch(spots: readonly ShapeSpot[], word: string): Wanted[] {
  const rated = spots.map((spot) => ({
    spot,
    fit: textSimilarity(spot, { interestWords: [word] }) * (0.5 + spot.popularity / 200),
  }));
  const [best] = rated.toSorted((a, b) => b.fit - a.fit);
  return best && best.fit >= minSimilarity
    ? [{ spot: best.spot, cityId: best.spot.cityId, loss: losses.interest }]
    : [];
}

function minutesFrom(city: TripCity, spot: ShapeSpot): number {
  return minutesWithWay(spot, straightMeters(city.coordinates, spot.coordinates));
}
