import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Service } from '@yunyou/planner/problem';
import { toMinutes } from '../../time/china-time.ts';
import { listTripDates } from '../brief/trip-dates.ts';
import type { RideCatalogue } from '../catalogue/trip-catalogue.ts';
import { modeDefaults } from './mode-defaults.ts';
import { gatewayKey, spotKey } from './planner-ids.ts';
import { boardMinutesOf, fareOf, rideKey, rideMinuteWeight } from './rides.ts';
import { listSpots, listWantedVoyages, type VoyageLink, voyageMinutes } from './voyages.ts';

/** Returns the voyages of the brief between the chosen cities. The shape decides which one the group takes. */
export function listVoyageServices(
  cityIds: readonly string[],
  brief: TripBrief,
  catalogue: RideCatalogue,
): Service[] {
  return listWantedVoyages(brief, catalogue.links)
    .filter(({ fromCityId, toCityId }) => cityIds.includes(fromCityId) && cityIds.includes(toCityId))
    .map((link) => toVoyage(link, brief, catalogue));
}

/** Returns a voyage of the brief as a service. Its minutes cost no score, because they are a reason for the trip. */
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
