import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { City, LocalMode } from '@yunyou/planner/problem';
import { createLocalModes, type ModeModel } from '@yunyou/planner/travel-matrix';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import type { TripCity } from '../../catalogue/trip-catalogue.ts';
import { cityKey, readKey } from '../planner-ids.ts';
import { addCrossings, type CityPoint } from '../rides/crossings.ts';
import { withKnownDrives } from './known-drives.ts';
import { isSameStop, minutesAroundMetro } from './metro-access.ts';

/** Typical distance of airports, stations and ports from the city centre, by mode. */
export const gatewayOutMeters: Readonly<Record<string, number>> = {
  train: 7000,
  flight: 26_000,
  coach: 4000,
  ferry: 6000,
};

/** Altitude in metres from which nights make a group used to thin air. */
const acclimatisingMetres = 2900;

/** Returns the planner's city with travel times between its points: on foot, by metro or bus, by taxi, by coach or car for far points. */
export function toPlannerCity(city: TripCity, points: readonly CityPoint[], brief: TripBrief): City {
  const models = modeModels(city, brief);
  const modes = createLocalModes(
    // Roads end at the pier or gate.
    points.map(({ at, access }) => access?.crossing?.from.coordinates ?? at),
    models.map(({ minMeters: _least, maxMeters: _most, ...open }) => open),
  );
  const byRoad = modes.map((mode, index) => {
    const model = models[index];
    return model ? addOutMeters(mode, model, points) : mode;
  });
  const measured = withKnownDrives(byRoad, points, { centre: city.coordinates, estimate: estimateDrive });
  const withStations = measured.map((mode) => (mode.mode === 'metro' ? addMetroWalks(mode, points) : mode));
  return {
    id: cityKey(city.id),
    locationIds: points.map(({ id }) => id),
    modes: addCrossings(preferMetro(withStations, points, brief), points),
    ...((city.altitudeMetres ?? 0) >= acclimatisingMetres && { isHigh: true }),
  };
}

/** Returns the estimated minutes of a car for a straight distance. */
function estimateDrive(meters: number): number {
  return ((meters * roadDetour) / 1000 / carSpeedKmh) * 60 + carFixedMinutes;
}

/** Returns whether the city has a metro, by the texts about its airports and stations. */
export function hasMetro({ airports, stations }: TripCity): boolean {
  return [...airports.map(({ intoTown }) => intoTown), ...stations.map(({ note }) => note ?? '')].some(
    (text) => /\b(metro|subway|MTR)\b/i.test(text),
  );
}

/** Longest walk and shortest taxi ride in metres, and the same for groups that avoid walking. */
const usualLimits = { walkMeters: 1700, taxiMeters: 1500 } as const;
const gentleLimits = { walkMeters: 800, taxiMeters: 500 } as const;

/** Way on the ground divided by the straight line, as in `createLocalModes`. */
const roadDetour = 1.3;
const carSpeedKmh = 65;
const carFixedMinutes = 25;

/** Speeds include stops, fixed minutes include waiting, fares are for the group. Speeds are low rather than high, so that plans hold. */
function modeModels(city: TripCity, { travellers, mobility }: TripBrief): readonly ModeModel[] {
  const people = travellers.adults + travellers.children;
  const cars = Math.ceil(people / 4);
  const transit = hasMetro(city)
    ? { mode: 'metro', speedKmh: 34, fixedMinutes: 4, minMeters: 1500, maxMeters: 60_000 }
    : { mode: 'bus', speedKmh: 18, fixedMinutes: 12, maxMeters: 30_000 };
  const { walkMeters, taxiMeters } = mobility.length > 0 ? gentleLimits : usualLimits;
  return [
    { mode: 'walk', speedKmh: 4.5, detour: 1.25, maxMeters: walkMeters },
    {
      minMeters: 1000,
      ...transit,
      baseCostMinor: 300 * people,
      baseMeters: 6000,
      costMinorPerKm: 18 * people,
    },
    {
      mode: 'taxi',
      speedKmh: 26,
      fixedMinutes: 6,
      minMeters: taxiMeters,
      maxMeters: 35_000,
      baseCostMinor: 1300 * cars,
      baseMeters: 3000,
      costMinorPerKm: 250 * cars,
    },
    {
      mode: 'coach',
      speedKmh: 40,
      fixedMinutes: 30,
      minMeters: 15_000,
      maxMeters: 160_000,
      costMinorPerKm: 30 * people,
    },
    {
      mode: 'car',
      speedKmh: carSpeedKmh,
      detour: roadDetour,
      fixedMinutes: carFixedMinutes,
      minMeters: 25_000,
      baseCostMinor: 6000 * cars,
      costMinorPerKm: 300 * cars,
    },
  ];
}

/** Adds the walks to the stations and the changes; removes legs that start or end where no station is in reach. */
function addMetroWalks(mode: LocalMode, points: readonly CityPoint[]): LocalMode {
  const minutes = Int32Array.from(mode.minutes);
  for (const [i, { metro: from }] of points.entries()) {
    for (const [j, { metro: to }] of points.entries()) {
      const leg = i * points.length + j;
      const onTrain = minutes[leg] ?? -1;
      if (i === j || onTrain < 0) continue;
      minutes[leg] = from && to && !isSameStop(from, to) ? onTrain + minutesAroundMetro(from, to) : -1;
    }
  }
  return { ...mode, minutes };
}

/** A group takes a car rather than the metro when it saves these minutes, by the price class of its hotels. Default class: 2. */
const minutesSavedByCar: Readonly<Record<number, number>> = { 1: 20, 2: 10, 3: 6 };

/**
 * Removes taxis and cars where the metro takes little longer. Groups with small children, seniors or a mobility need, or in
 * luxury hotels keep them, and so do all ways with luggage, unless the hotels are of the lowest class.
 */
function preferMetro(
  modes: readonly LocalMode[],
  points: readonly CityPoint[],
  brief: TripBrief,
): readonly LocalMode[] {
  const metro = modes.find(({ mode }) => mode === 'metro');
  const { hotelClass = 2 } = brief;
  const saved = isGentleGroup(brief) ? undefined : minutesSavedByCar[hotelClass];
  if (!metro || saved === undefined) return modes;
  // Computed once for each point. Doing it for each pair of points took a third of the time to create a problem.
  const hasLuggage = points.map(({ id }) => hotelClass > 1 && readKey(id).kind === 'gateway');
  const size = points.length;
  return modes.map((mode) => {
    if (mode.mode !== 'taxi' && mode.mode !== 'car') return mode;
    const minutes = Int32Array.from(mode.minutes);
    for (let i = 0; i < size; i++) {
      if (hasLuggage[i]) continue;
      for (let j = 0; j < size; j++) {
        if (i === j || hasLuggage[j]) continue;
        const leg = i * size + j;
        const byMetro = metro.minutes[leg] ?? -1;
        if (byMetro >= 0 && byMetro - (minutes[leg] ?? 0) < saved) minutes[leg] = -1;
      }
    }
    return { ...mode, minutes };
  });
}

/** Adds the distance of gateways to their legs, and removes legs (-1 minutes) that are too short or too long for the mode. */
function addOutMeters(mode: LocalMode, model: ModeModel, points: readonly CityPoint[]): LocalMode {
  const size = points.length;
  const minutes = Int32Array.from(mode.minutes);
  const costMinor = Int32Array.from(mode.costMinor);
  const meters = Int32Array.from(mode.meters);
  const { minMeters = 0, maxMeters = Infinity, baseMeters = 0, costMinorPerKm = 0, speedKmh } = model;
  const outMeters = points.map((point) => point.outMeters ?? 0);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      const leg = i * size + j;
      const out = (outMeters[i] ?? 0) + (outMeters[j] ?? 0);
      const inCity = meters[leg] ?? 0;
      const total = inCity + out;
      if (total < minMeters || total > maxMeters) minutes[leg] = -1;
      else minutes[leg] = (minutes[leg] ?? 0) + Math.ceil((out / 1000 / speedKmh) * 60);
      if (out === 0) continue;
      const charged = Math.max(0, total - baseMeters) - Math.max(0, inCity - baseMeters);
      meters[leg] = total;
      costMinor[leg] = (costMinor[leg] ?? 0) + Math.round((charged / 1000) * costMinorPerKm);
    }
  }
  return { mode: mode.mode, minutes, costMinor, meters };
}
