import { findMinute } from '../clock.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';

/** The three official preference scores of a passing plan, each 0 to 1. */
export interface Preferences {
  /** Attractions against four a day. */
  attractions: number;
  /** Mean minutes of a transfer: full marks up to 15, none from 120. */
  transfers: number;
  /** Meals against three a day. */
  meals: number;
}

export function scorePreferences(plan: Value): Preferences {
  const days = isDict(plan) && Array.isArray(plan['itinerary']) ? plan['itinerary'] : [];
  const activities = days.flatMap((day) => listDicts(isDict(day) ? day['activities'] : undefined));
  const count = (types: readonly string[]): number =>
    activities.filter(({ type }) => typeof type === 'string' && types.includes(type)).length;
  const rides = activities.map(({ transports }) => listDicts(transports)).filter((legs) => legs.length > 0);
  const minutes = rides.map((legs) => legs.reduce((sum, leg) => sum + legMinutes(leg), 0));
  const mean = minutes.length === 0 ? -1 : minutes.reduce((sum, value) => sum + value, 0) / minutes.length;
  return {
    attractions: clamp(count(['attraction']) / (4 * days.length)),
    transfers: clamp((120 - mean) / 105),
    meals: clamp(count(['breakfast', 'lunch', 'dinner']) / (3 * days.length)),
  };
}

function legMinutes(leg: Dict): number {
  return (findMinute(leg['end_time']) ?? 0) - (findMinute(leg['start_time']) ?? 0);
}

function clamp(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

function listDicts(value: Value | undefined): Dict[] {
  return Array.isArray(value) ? value.filter((item) => isDict(item)) : [];
}
