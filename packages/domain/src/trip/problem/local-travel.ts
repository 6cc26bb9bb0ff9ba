import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { City, LocalMode } from '@yunyou/planner/problem';
import { createLocalModes, type Located, type ModeModel } from '@yunyou/planner/travel-matrix';
import type { TripCity } from '../catalogue/trip-catalogue.ts';
import { cityKey } from './planner-ids.ts';

/** A point of a city; `outMeters` is how far out of town it lies when that is all that is known of it. */
export type CityPoint = { readonly id: string; readonly at: Located; readonly outMeters?: number };

/** How far stations, airports, coach stations and ports typically lie from the middle of a city. */
export const gatewayOutMeters: Readonly<Record<string, number>> = {
  train: 7000,
  flight: 26_000,
  coach: 4000,
  ferry: 6000,
};

/** The city with its points and the ways between them: on foot, by metro or bus, by taxi, by car out of town. */
export function toPlannerCity(city: TripCity, points: readonly CityPoint[], brief: TripBrief): City {
  const models = modeModels(city, brief);
  const modes = createLocalModes(
    points.map(({ at }) => at),
    models.map(({ minMeters: _least, maxMeters: _most, ...open }) => open),
  );
  return {
    id: cityKey(city.id),
    locationIds: points.map(({ id }) => id),
    modes: modes.map((mode, index) => {
      const model = models[index];
      return model ? stretch(mode, model, points) : mode;
    }),
  };
}

/** Whether the catalogue speaks of a metro where it tells how to get into town. */
export function hasMetro({ airports, stations }: TripCity): boolean {
  return [...airports.map(({ intoTown }) => intoTown), ...stations.map(({ note }) => note ?? '')].some(
    (text) => /\b(metro|subway|MTR)\b/i.test(text),
  );
}

/** Speeds with stops and waiting, fares of the group; slow rather than fast, so that plans hold. */
function modeModels(city: TripCity, { travellers }: TripBrief): readonly ModeModel[] {
  const people = travellers.adults + travellers.children;
  const cars = Math.ceil(people / 4);
  const transit = hasMetro(city)
    ? { mode: 'metro', speedKmh: 30, fixedMinutes: 14, maxMeters: 60_000 }
    : { mode: 'bus', speedKmh: 18, fixedMinutes: 12, maxMeters: 30_000 };
  return [
    { mode: 'walk', speedKmh: 4.5, detour: 1.25, maxMeters: 2500 },
    {
      ...transit,
      minMeters: 1000,
      baseCostMinor: 300 * people,
      baseMeters: 6000,
      costMinorPerKm: 18 * people,
    },
    {
      mode: 'taxi',
      speedKmh: 26,
      fixedMinutes: 6,
      minMeters: 1500,
      maxMeters: 35_000,
      baseCostMinor: 1300 * cars,
      baseMeters: 3000,
      costMinorPerKm: 250 * cars,
    },
    {
      mode: 'car',
      speedKmh: 55,
      fixedMinutes: 20,
      minMeters: 25_000,
      baseCostMinor: 6000 * cars,
      costMinorPerKm: 300 * cars,
    },
  ];
}

/** Adds the way out of town to legs of gateways, and takes away legs too short or too long for the mode. */
function stretch(mode: LocalMode, model: ModeModel, points: readonly CityPoint[]): LocalMode {
  const size = points.length;
  const minutes = Int32Array.from(mode.minutes);
  const costMinor = Int32Array.from(mode.costMinor);
  const meters = Int32Array.from(mode.meters);
  for (const [i, from] of points.entries()) {
    for (const [j, to] of points.entries()) {
      if (i === j) continue;
      const leg = i * size + j;
      const out = (from.outMeters ?? 0) + (to.outMeters ?? 0);
      const inner = meters[leg] ?? 0;
      const way = inner + out;
      const baseMeters = model.baseMeters ?? 0;
      const charged = Math.max(0, way - baseMeters) - Math.max(0, inner - baseMeters);
      meters[leg] = way;
      costMinor[leg] = (costMinor[leg] ?? 0) + Math.round((charged / 1000) * (model.costMinorPerKm ?? 0));
      const isOffered = way >= (model.minMeters ?? 0) && way <= (model.maxMeters ?? Infinity);
      minutes[leg] = isOffered ? (minutes[leg] ?? 0) + Math.ceil((out / 1000 / model.speedKmh) * 60) : -1;
    }
  }
  return { mode: mode.mode, minutes, costMinor, meters };
}
