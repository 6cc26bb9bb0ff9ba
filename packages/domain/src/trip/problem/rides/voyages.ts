import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { toMinutes } from '../../../time/china-time.ts';
import type { ShapeCatalogue, TripCity, TripLink } from '../../catalogue/trip-catalogue.ts';

/** A link that people take for itself: a cruise of several nights, or of a day. */
export type VoyageLink = TripLink & { readonly voyage: NonNullable<TripLink['voyage']> };

/**
 * Nights that a trip needs besides those on board: per port, and on average per other named city. One per city is enough when the wish
 * names both ports, because the voyage is then its purpose.
 */
const nightsAshore = { port: 1, other: 1.3, besideNamedPorts: 1 } as const;

const voyageWord = /\b(?:boats?|ships?|cruises?)\b/i;

/**
 * Lists the voyages of a day between these cities, in the direction in which they run: a stay in Guilin and one in Yangshuo
 * are joined by the boat on the Li River.
 */
export function listDayVoyages(
  cityIds: readonly string[],
  { excludedSpotIds, transport }: TripBrief,
  links: readonly TripLink[],
): readonly VoyageLink[] {
  return links.filter(
    (link): link is VoyageLink =>
      link.voyage?.nights === 0 &&
      (transport.length === 0 || transport.includes(link.mode)) &&
      cityIds.includes(link.fromCityId) &&
      cityIds.includes(link.toCityId) &&
      !link.voyage.spotIds.some((id) => excludedSpotIds.includes(id)),
  );
}

/**
 * Lists the voyages with nights on board that a brief contains, in each direction that exists: a must-see is seen on board, or both ports
 * are named with a boat, and the nights suffice for the voyage, its ports and the named cities.
 */
export function listWantedVoyages(brief: TripBrief, links: readonly TripLink[]): readonly VoyageLink[] {
  const { mustSeeSpotIds, excludedCityIds, cityIds, onlyNamedCities, interestWords = [], when } = brief;
  const namesBoat = interestWords.some((word) => voyageWord.test(word));
  return links.filter((link): link is VoyageLink => {
    const { voyage, fromCityId, toCityId } = link;
    if (!voyage || voyage.nights === 0) return false;
    const ports = [fromCityId, toCityId];
    const isNamed = namesBoat && ports.every((id) => cityIds.includes(id));
    if (!isNamed && !voyage.spotIds.some((id) => mustSeeSpotIds.includes(id))) return false;
    if (ports.some((id) => excludedCityIds.includes(id))) return false;
    if (onlyNamedCities === true && ports.some((id) => !cityIds.includes(id))) return false;
    const others = cityIds.filter((id) => !ports.includes(id));
    const perCity = ports.every((id) => cityIds.includes(id))
      ? nightsAshore.besideNamedPorts
      : nightsAshore.other;
    const needed = nightsAshore.port * ports.length + perCity * new Set(others).size;
    return when.days - 1 - voyage.nights >= needed;
  });
}

/** Returns the brief without the words that a wanted voyage meets. */
export function withoutVoyageWords(brief: TripBrief, links: readonly TripLink[]): TripBrief {
  if (brief.interestWords === undefined || listWantedVoyages(brief, links).length === 0) return brief;
  return { ...brief, interestWords: brief.interestWords.filter((word) => !voyageWord.test(word)) };
}

/** Returns the sights that are seen on wanted voyages. */
export function listSpotsOnBoard(brief: TripBrief, links: readonly TripLink[]): ReadonlySet<string> {
  return new Set(listWantedVoyages(brief, links).flatMap(({ voyage }) => listSpots(voyage)));
}

/** Returns all sights that are seen on a voyage. */
export function listSpots({ spotIds, alsoSeenSpotIds }: VoyageLink['voyage']): readonly string[] {
  return [...spotIds, ...alsoSeenSpotIds];
}

/** Returns the catalogue without the sights that are seen on wanted voyages; their cities need a day less. */
export function withoutSpotsOnBoard(brief: TripBrief, catalogue: ShapeCatalogue): ShapeCatalogue {
  const onBoard = listSpotsOnBoard(brief, catalogue.links);
  if (onBoard.size === 0) return catalogue;
  const seen = catalogue.spots.filter(({ id }) => onBoard.has(id));
  const shorten = (city: TripCity): TripCity => {
    const { min, max } = city.recommendedDays;
    return { ...city, recommendedDays: { min: Math.max(1, min - 1), max } };
  };
  return {
    ...catalogue,
    spots: catalogue.spots.filter(({ id }) => !onBoard.has(id)),
    cities: catalogue.cities.map((city) =>
      seen.some(({ cityId }) => cityId === city.id) ? shorten(city) : city,
    ),
  };
}

/** Returns the minutes from the usual departure to the usual arrival of a voyage. */
export function voyageMinutes({ nights, departs, arrives }: VoyageLink['voyage']): number {
  return nights * 1440 + toMinutes(arrives) - toMinutes(departs);
}
