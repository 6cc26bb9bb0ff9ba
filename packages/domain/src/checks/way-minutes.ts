import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';

type Coordinates = ScenicSpot['coordinates'];

/** Longest distance that people walk. */
const walkMeters = 1200;
const walkMetersPerMinute = 75;
/** Added to each ride by car or metro for walking to it and waiting. */
const rideOverheadMinutes = 12;
/**
 * Metres of straight distance per minute, with detours and traffic: about 25 km/h in town, 50 km/h beyond
 * `townMeters`.
 */
const townMetersPerMinute = 330;
const roadMetersPerMinute = 700;
const townMeters = 20_000;

/** Estimates the minutes from one place of a city to another: on foot nearby, else by car or metro. */
export function wayMinutes(from: Coordinates, to: Coordinates): number {
  const meters = straightMeters(from, to);
  if (meters <= walkMeters) return Math.round(meters / walkMetersPerMinute);
  const town = Math.min(meters, townMeters) / townMetersPerMinute;
  const road = Math.max(0, meters - townMeters) / roadMetersPerMinute;
  return Math.round(rideOverheadMinutes + town + road);
}
