import { findMinute } from '../clock.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { findNumber } from '../snippet/value.ts';
import type { Column, Subject } from './checks.ts';
import { isCostOf, listActivities } from './checks.ts';

/** Checks that attractions exist, are open, are visited once, and have the right price. */
export function checkAttractions(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  const visited = new Set<Value>();
  for (const activity of listActivities(subject)) {
    if (activity['type'] !== 'attraction') continue;
    const { position, price, tickets, cost } = activity;
    const attraction = typeof position === 'string' ? subject.city.attractions.get(position) : undefined;
    if (!attraction) return ['A1', 'A2', 'A3', 'A4', 'A5'];
    if (!isOpen(activity, attraction)) columns.add('A2');
    if (truncate(price) !== Math.trunc(attraction.price)) columns.add('A4');
    if (!isCostOf(cost, price, tickets)) columns.add('A5');
    if (visited.has(attraction.name)) columns.add('A3');
    visited.add(attraction.name);
  }
  return [...columns];
}

/** Checks that hotels exist with this price and room type, and that a trip of several days has one. */
export function checkHotels(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  let nights = 0;
  for (const activity of listActivities(subject)) {
    if (activity['type'] !== 'accommodation') continue;
    nights++;
    const { position, price, rooms, room_type: beds, cost } = activity;
    const hotel = typeof position === 'string' ? subject.city.hotels.get(position) : undefined;
    if (!hotel) return ['H1', 'H2', 'H3', 'H4'];
    if (price !== hotel.price || beds !== hotel.beds) columns.add('H2');
    if (!isCostOf(cost, price, rooms)) columns.add('H3');
  }
  if (subject.days.length > 1 && nights === 0) columns.add('H4');
  return [...columns];
}

const ALL_MEAL_COLUMNS: readonly Column[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'];

/** Checks that meals are at meal times in open restaurants of the city, each used once; breakfast may be at a hotel. */
export function checkMeals(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  const eatenAt = new Set<Value>();
  for (const activity of listActivities(subject)) {
    const { type, position, price, cost } = activity;
    if (type !== 'breakfast' && type !== 'lunch' && type !== 'dinner') continue;
    if (position === undefined) return ALL_MEAL_COLUMNS;
    const name = typeof position === 'string' ? position : '';
    const restaurant = subject.city.restaurants.get(name);
    if (!restaurant) {
      if (type !== 'breakfast' || !subject.city.hotels.has(name)) {
        for (const column of ALL_MEAL_COLUMNS) columns.add(column);
        continue;
      }
      if (price !== 0) columns.add('R4');
      if (!isWithin(activity, { before: '09:00', after: '06:00' })) columns.add('R6');
    } else {
      if (price !== restaurant.price) columns.add('R4');
      if (type === 'lunch' && !isWithin(activity, { before: '14:00', after: '11:00' })) columns.add('R6');
      if (type === 'dinner' && !isWithin(activity, { before: '20:00', after: '17:00' })) columns.add('R6');
      if (!isOpen(activity, restaurant)) columns.add('R2');
      if (eatenAt.has(name)) columns.add('R3');
      eatenAt.add(name);
    }
    if (!isCostOf(cost, price, subject.people)) columns.add('R5');
  }
  return [...columns];
}

/** Starts before the one time and ends after the other. */
function isWithin(activity: Dict, { before, after }: { before: string; after: string }): boolean {
  const start = findMinute(activity['start_time']);
  const end = findMinute(activity['end_time']);
  if (start === undefined || end === undefined) return false;
  return start < (findMinute(before) ?? 0) && end > (findMinute(after) ?? 0);
}

function isOpen(activity: Dict, hours: { openMinute: number; closeMinute: number }): boolean {
  const start = findMinute(activity['start_time']);
  const end = findMinute(activity['end_time']);
  if (start === undefined || end === undefined) return false;
  return hours.openMinute <= start && end <= hours.closeMinute;
}

/** Converts like Python's `int()`: numbers lose their fraction, a text must be a whole number. */
function truncate(value: Value | undefined): number | undefined {
  const number = findNumber(value);
  if (number !== undefined) return Math.trunc(number);
  return typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : undefined;
}
