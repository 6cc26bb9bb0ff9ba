import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place } from '@yunyou/planner/problem';
import type { TripCatalogue, TripDistrict, TripSpot } from '../../catalogue/trip-catalogue.ts';
import type { createAccess } from '../local/access.ts';
import { scoreMealNear } from '../local/food-nearby.ts';
import { type SummitStay, toSummitPlaces } from '../nights/summit-stays.ts';
import { spotKey } from '../planner-ids.ts';
import { seePartsOnce } from './park-parts.ts';
import { preferVariety, toPlaces } from './spot-visit.ts';

/** Returns the visits of the sights of a city, each part of a sight once, with less score for more of the same kind. */
export function listSights(
  spots: readonly TripSpot[],
  brief: TripBrief,
  { catalogue, districts, summits, accessOf }: SightParts,
): Place[] {
  const visits = spots.flatMap((spot) => {
    const mealScore = scoreMealNear(spot, districts);
    const summit = summits.find((one) => one.spot === spot);
    const places = toPlaces(spot, brief, catalogue, accessOf);
    const seen = summit
      ? places.slice(0, 1).flatMap((visit) => toSummitPlaces(summit, visit, brief, catalogue))
      : places;
    return seen.map((place) => ({ ...place, mealScore }));
  });
  const mustSee = new Set(brief.mustSeeSpotIds.map((id) => spotKey(id)));
  return preferVariety(seePartsOnce(visits, spots, brief), mustSee, brief);
}

interface SightParts {
  readonly catalogue: TripCatalogue;
  readonly districts: readonly TripDistrict[];
  readonly summits: readonly SummitStay[];
  readonly accessOf: ReturnType<typeof createAccess>;
}
