import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Gateway, Problem } from '@yunyou/planner/problem';
import { tripEndMinutes } from '../brief/trip-dates.ts';
import {
  isRemoteCity,
  type TripCatalogue,
  type TripCity,
  type TripStation,
} from '../catalogue/trip-catalogue.ts';
import { cityKey, gatewayKey } from './planner-ids.ts';

/** Kinds of gateways by which a trip starts or ends, the usual one first. */
const endKinds = ['airport', 'railway', 'coach', 'pier', 'border-port'] as const;

/** Returns whether a city has an airport, a railway station or another gateway of this kind. */
function hasGatewayOf(
  kind: TripStation['kind'],
  { airports, stations }: TripCity,
  serving: readonly TripStation[],
): boolean {
  if (kind === 'airport') return airports.length > 0;
  return (kind === 'railway' && stations.length > 0) || serving.some((station) => station.kind === kind);
}

/** Returns the gateway by which the group arrives in a city from abroad, or leaves it: the given one, else the main airport. */
export function endGateway(
  city: TripCity,
  { stations = [] }: TripCatalogue,
  givenId: string | undefined,
): string {
  const serving = stations.filter(
    ({ cityId, alsoServesCityIds }) => cityId === city.id || alsoServesCityIds.includes(city.id),
  );
  const kind = endKinds.find((one) => hasGatewayOf(one, city, serving)) ?? 'railway';
  const main = serving
    .filter((station) => station.kind === kind)
    .toSorted(
      (a, b) => Number(b.cityId === city.id) - Number(a.cityId === city.id) || b.popularity - a.popularity,
    )[0];
  const given = serving.find(({ id }) => id === givenId);
  return given
    ? gatewayKey(city.id, modesByKind[given.kind], given.id)
    : gatewayKey(city.id, modesByKind[kind], main?.id);
}

const modesByKind: Readonly<Record<TripStation['kind'], string>> = {
  airport: 'flight',
  railway: 'train',
  coach: 'coach',
  pier: 'ferry',
  'border-port': 'coach',
};

/** Returns whether the group is in the city of arrival already, and names no station there. */
export function startsInTown(brief: TripBrief): brief is TripBrief & { entryCityId: string } {
  return brief.startsInTown === true && brief.entryCityId !== undefined && brief.entryStationId === undefined;
}

export function endsInTown(brief: TripBrief): brief is TripBrief & { exitCityId: string } {
  return brief.endsInTown === true && brief.exitCityId !== undefined && brief.exitStationId === undefined;
}

/** Minutes between an airport and a station of the same city, for a group that only changes there. */
const crossTownMinutes = 75;
/** Minutes between the middle of a city and its stations or airport, for a group that stays there. */
const fromTownMinutes = 35;

/**
 * Returns where and when the trip starts and ends: at the airport (else the station) of the entry and exit city, or of
 * any city where the brief has none. A ride may begin or end the trip at another gateway there, with time to cross town.
 */
export function tripEnds(
  brief: TripBrief,
  catalogue: TripCatalogue,
  cities: readonly TripCity[],
  gateways: readonly Gateway[],
): Pick<Problem, 'start' | 'end'> {
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  const end = (
    cityId: string | undefined,
    stationId: string | undefined,
  ): Pick<Problem['start'], 'at' | 'crossing'> => {
    const ends =
      cityId === undefined ? listOpenEnds(brief, cities) : cities.filter(({ id }) => id === cityId);
    const at = ends.map((city) => endGateway(city, catalogue, stationId));
    const own = new Set(ends.map(({ id }) => cityKey(id)));
    const others = gateways.filter((gateway) => own.has(gateway.cityId) && !at.includes(gateway.id));
    return { at, crossing: { at: others.map(({ id }) => id), minutes: crossTownMinutes } };
  };
  const start = startsInTown(brief)
    ? townEnd(brief.entryCityId, gateways)
    : end(brief.entryCityId, brief.entryStationId);
  const last = endsInTown(brief)
    ? townEnd(brief.exitCityId, gateways)
    : end(brief.exitCityId, brief.exitStationId);
  return {
    start: { ...start, minute: arrivalMinute },
    end: { ...last, minute: departureMinute },
  };
}

/** Returns an end of the trip in the middle of a city, from which rides of all its stations can be reached. */
function townEnd(cityId: string, gateways: readonly Gateway[]): Pick<Problem['start'], 'at' | 'crossing'> {
  const at = gatewayKey(cityId, 'town');
  const others = gateways.filter((gateway) => gateway.cityId === cityKey(cityId) && gateway.id !== at);
  return { at: [at], crossing: { at: others.map(({ id }) => id), minutes: fromTownMinutes } };
}

/**
 * Returns the cities in which a trip without entry or exit may start and end: those with an airport; where cities are named,
 * also those with a railway station. A village at the end of a coach line is an end only where no city has either.
 */
function listOpenEnds(brief: TripBrief, cities: readonly TripCity[]): readonly TripCity[] {
  const isOpen = brief.cityIds.length === 0;
  const reachable = cities.filter((city) => (isOpen ? city.airports.length > 0 : !isRemoteCity(city)));
  return reachable.length > 0 ? reachable : cities;
}
