import type { Position } from './geodesic.ts';
import { distanceKm } from './geodesic.ts';
import type { City, Stop } from './sandbox.ts';

export type LocalMode = 'walk' | 'metro' | 'taxi';

/** One leg as the benchmark's own tool computes it: unit price, minutes counted on from the given start. */
export interface ToolLeg {
  start: string;
  end: string;
  mode: LocalMode;
  startMinute: number;
  endMinute: number;
  price: number;
  distanceKm: number;
}

export interface Ride {
  from: string;
  to: string;
  startMinute: number;
  mode: LocalMode;
}

/** Error for a place name that is not in the city. */
export class UnknownPlaceError extends Error {}

/** Returns the legs of a ride; undefined for a metro ride when both ends share their nearest stop. */
export function findLegs(city: City, ride: Ride): ToolLeg[] | undefined {
  const from = getPosition(city, ride.from);
  const to = getPosition(city, ride.to);
  const { mode, startMinute } = ride;
  if (mode === 'metro') return findMetroLegs(city, ride);
  const km = distanceKm(from, to);
  const ends = { start: ride.from, end: ride.to, mode, startMinute };
  if (mode === 'walk') {
    return [{ ...ends, endMinute: startMinute + minutes(km, WALK_KMH), price: 0, distanceKm: km }];
  }
  const endMinute = startMinute + minutes(km, TAXI_KMH);
  return [{ ...ends, endMinute, price: round2(taxiFare(km)), distanceKm: round2(km) }];
}

const WALK_KMH = 5;
const METRO_KMH = 30;
const TAXI_KMH = 40;

function findMetroLegs(city: City, ride: Ride): ToolLeg[] | undefined {
  const first = nearestStop(city, ride.from);
  const last = nearestStop(city, ride.to);
  if (isSameStop(first.stop, last.stop)) return undefined;
  const km = distanceKm(first.stop.position, last.stop.position);
  const boardAt = ride.startMinute + minutes(first.km, WALK_KMH);
  const leaveAt = boardAt + minutes(km, METRO_KMH);
  const entry = `${first.stop.name}-地铁站`;
  const exit = `${last.stop.name}-地铁站`;
  return [
    {
      start: ride.from,
      end: entry,
      mode: 'walk',
      startMinute: ride.startMinute,
      endMinute: boardAt,
      price: 0,
      distanceKm: round2(first.km),
    },
    {
      start: entry,
      end: exit,
      mode: 'metro',
      startMinute: boardAt,
      endMinute: leaveAt,
      price: metroFare(km),
      distanceKm: round2(km),
    },
    {
      start: exit,
      end: ride.to,
      mode: 'walk',
      startMinute: leaveAt,
      endMinute: leaveAt + minutes(last.km, WALK_KMH),
      price: 0,
      distanceKm: round2(last.km),
    },
  ];
}

function minutes(km: number, kmh: number): number {
  return Math.trunc((km / kmh) * 60);
}

function round2(value: number): number {
  return Number(value.toFixed(2));
}

function taxiFare(km: number): number {
  if (km <= 1.8) return 11;
  return km <= 10 ? 11 + 3.5 * (km - 1.8) : 11 + 3.5 * 8.2 + 4.5 * (km - 10);
}

/** Upper distance of each fare, from 2 upwards by 1. */
const METRO_FARE_KM = [4, 9, 14, 21, 28, 37, 48, 61];

function metroFare(km: number): number {
  const band = METRO_FARE_KM.findIndex((limit) => km <= limit);
  return band >= 0 ? band + 2 : 9 + Math.floor((km - 61 + 14) / 15);
}

interface NearestStop {
  stop: Stop;
  km: number;
}

const nearestStops = new WeakMap<City, Map<string, NearestStop>>();

/** Returns the metro stop nearest to a place; the first in the file among equally near ones. */
export function nearestStop(city: City, place: string): NearestStop {
  let known = nearestStops.get(city);
  if (!known) {
    known = new Map();
    nearestStops.set(city, known);
  }
  let nearest = known.get(place);
  if (!nearest) {
    nearest = searchNearestStop(city.stops, getPosition(city, place));
    known.set(place, nearest);
  }
  return nearest;
}

function searchNearestStop(stops: readonly Stop[], position: Position): NearestStop {
  // Flat distances are within 1 % here, so only stops within 1 % of the best need the exact length.
  const flat = stops.map((stop) => flatKm(position, stop.position));
  const limit = Math.min(...flat) * 1.02 + 0.001;
  let best: NearestStop | undefined;
  for (const [index, stop] of stops.entries()) {
    if ((flat[index] ?? Number.POSITIVE_INFINITY) > limit) continue;
    const km = distanceKm(position, stop.position);
    if (!best || km < best.km) best = { stop, km };
  }
  if (!best) throw new UnknownPlaceError('the city has no metro stop');
  return best;
}

/** Estimates a distance on a flat map, for ranking only. */
export function flatKm(from: Position, to: Position): number {
  const north = (to[0] - from[0]) * 111.1;
  const east = (to[1] - from[1]) * 111.32 * Math.cos(((from[0] + to[0]) * Math.PI) / 360);
  return Math.hypot(north, east);
}

function isSameStop(a: Stop, b: Stop): boolean {
  return a.name === b.name && a.position[0] === b.position[0] && a.position[1] === b.position[1];
}

export function getPosition(city: City, place: string): Position {
  const position = city.places.get(place);
  if (!position) throw new UnknownPlaceError(`"${place}" is no known place of ${city.name}`);
  return position;
}
