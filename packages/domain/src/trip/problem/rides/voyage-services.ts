import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Service } from '@yunyou/planner/problem';
import { toMinutes } from '../../../time/china-time.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import type { RideCatalogue } from '../../catalogue/trip-catalogue.ts';
import { mealScore } from '../nights/meals-and-stays.ts';
import { gatewayKey, spotKey } from '../planner-ids.ts';
import { modeDefaults } from './mode-defaults.ts';
import { boardMinutesOf, fareOf, rideKey, rideMinuteWeight } from './rides.ts';
import { listDayVoyages, listSpots, listWantedVoyages, type VoyageLink, voyageMinutes } from './voyages.ts';

/**
 * Returns the voyages between the chosen cities. The shape decides which one with nights on board the group takes; one of a
 * day competes with the other rides, and `createTripProblem` adds the score of its sights.
 */
export function listVoyageServices(
  cityIds: readonly string[],
  brief: TripBrief,
  catalogue: RideCatalogue,
): Service[] {
  const wanted = listWantedVoyages(brief, catalogue.links).filter(
    ({ fromCityId, toCityId }) => cityIds.includes(fromCityId) && cityIds.includes(toCityId),
  );
  const ofDays = listDayVoyages(cityIds, brief, catalogue.links);
  return [
    ...wanted.map((link) => toVoyage(link, brief, catalogue)),
    ...ofDays.map((link) => {
      const service = toVoyage(link, brief, catalogue);
      const lunchWorth = hasLunchOnBoard(link.voyage) ? mealScore : 0;
      return { ...service, score: (service.score ?? 0) + oneWayWorth + lunchWorth };
    }),
  ];
}

/** Returns whether a voyage includes lunch. Lunch on board counts like lunch ashore. */
function hasLunchOnBoard({ departs, arrives }: VoyageLink['voyage']): boolean {
  return toMinutes(departs) <= noonMinute && toMinutes(arrives) >= noonMinute + 60;
}

const noonMinute = 720;

/** Worth of a voyage of a day beside its sights. It saves the afternoon that the way back to the first city would take. */
const oneWayWorth = 150;

/** Returns a voyage as a service. Its minutes cost no score, because they are a reason for the trip. */
function toVoyage(link: VoyageLink, brief: TripBrief, catalogue: RideCatalogue): Service {
  const { id, mode, fromCityId, toCityId, fromStationId, toStationId, voyage } = link;
  const minutes = voyageMinutes(voyage);
  return {
    id: rideKey({ fromCityId, toCityId, linkIds: [id] }),
    mode,
    fromId: gatewayKey(fromCityId, mode, fromStationId),
    toId: gatewayKey(toCityId, mode, toStationId),
    departures: { kind: 'timetable', minutes: [toMinutes(voyage.departs)] },
    durationMinutes: minutes,
    costMinor: fareOf(link, brief, catalogue),
    boardMinutes: boardMinutesOf(mode, listTripDates(brief.when), catalogue),
    alightMinutes: modeDefaults[mode].alightMinutes,
    score: minutes * rideMinuteWeight,
    nightsOnBoard: voyage.nights,
    seenPlaceIds: listSpots(voyage).map((spotId) => spotKey(spotId)),
  };
}
