import type { Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';

/** Returns whether the plan keeps the benchmark's JSON schema. Such a plan counts as delivered. */
export function isDelivered(plan: Value): boolean {
  return (
    isDict(plan) &&
    isInteger(plan['people_number']) &&
    isText(plan['start_city']) &&
    isText(plan['target_city']) &&
    isListOf(plan['itinerary'], isDay)
  );
}

function isDay(day: Value): boolean {
  return isDict(day) && isInteger(day['day']) && isListOf(day['activities'], isActivity);
}

const TYPES = new Set(['airplane', 'train', 'attraction', 'breakfast', 'lunch', 'dinner', 'accommodation']);

function isActivity(activity: Value): boolean {
  if (!isDict(activity)) return false;
  const { type } = activity;
  if (typeof type !== 'string' || !TYPES.has(type)) return false;
  if (!isTimed(activity) || !isListOf(activity['transports'], isLeg)) return false;
  if (
    !['position', 'start', 'end', 'TrainID', 'FlightID'].every((key) => isOptional(activity[key], isText))
  ) {
    return false;
  }
  if (!['tickets', 'rooms', 'room_type'].every((key) => isOptional(activity[key], isInteger))) return false;
  if (type !== 'train' && type !== 'airplane') return true;
  const id = type === 'train' ? 'TrainID' : 'FlightID';
  return [activity['start'], activity['end'], activity[id]].every((value) => value !== undefined);
}

const MODES = new Set(['walk', 'metro', 'taxi']);

function isLeg(leg: Value): boolean {
  return (
    isDict(leg) &&
    isText(leg['start']) &&
    isText(leg['end']) &&
    typeof leg['mode'] === 'string' &&
    MODES.has(leg['mode']) &&
    isTimed(leg) &&
    isNumber(leg['distance']) &&
    isOptional(leg['tickets'], isInteger)
  );
}

function isTimed(item: { [key: string]: Value }): boolean {
  return (
    isTime(item['start_time']) &&
    isTime(item['end_time']) &&
    isNumber(item['price']) &&
    isNumber(item['cost'])
  );
}

type Check = (value: Value | undefined) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isInteger: Check = (value) => typeof value === 'number' && Number.isInteger(value);
/** Python's `$` also matches before a final line feed, and its `\d` matches digits of any script. */
const isTime: Check = (value) => typeof value === 'string' && /^\p{Nd}{2}:\p{Nd}{2}\n?$/u.test(value);

function isOptional(value: Value | undefined, check: Check): boolean {
  return value === undefined || check(value);
}

function isListOf(value: Value | undefined, check: (item: Value) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}
