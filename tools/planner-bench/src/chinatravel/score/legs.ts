import { findMinute, toClock } from '../clock.ts';
import type { LocalMode, ToolLeg } from '../local-transport.ts';
import { findLegs, UnknownPlaceError } from '../local-transport.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { findNumber, isDict } from '../snippet/value.ts';
import type { Column, Subject } from './checks.ts';
import { EvaluatorCrash, isCostOf, listActivities, TOLERANCE } from './checks.ts';

const ALL: readonly Column[] = ['T1', 'T2', 'T3'];

/** Checks that local legs equal the result of the benchmark's tool for the same ends, start time and mode. */
export function checkLegs(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  for (const activity of listActivities(subject)) {
    if (!('transports' in activity)) continue;
    const legs = toLegs(activity['transports']);
    if (legs.length === 0) continue;
    for (const column of checkRide(subject, legs)) {
      // the evaluator's table has no row of the old width once a misspelt column exists
      if (column === 'T3' && (columns.has('X1') || columns.has('X2'))) {
        throw new EvaluatorCrash('row of the wrong length');
      }
      columns.add(column);
    }
  }
  return [...columns];
}

function toLegs(value: Value | undefined): Dict[] {
  if (!Array.isArray(value)) throw new EvaluatorCrash('transports is no list');
  return value.map((leg) => {
    if (!isDict(leg)) throw new EvaluatorCrash('a leg is no object');
    return leg;
  });
}

function checkRide(subject: Subject, legs: readonly Dict[]): readonly Column[] {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return [];
  if (!('start' in first) || !('start_time' in first) || !('end' in last)) {
    throw new EvaluatorCrash('a leg without ends');
  }
  const columns = new Set<Column>('end_time' in last ? [] : ALL);
  const mode = findRideMode(legs);
  if (!mode) return ALL;
  let tool: ToolLeg[] | undefined;
  try {
    tool = findToolLegs(subject, { mode, first, last });
  } catch (error) {
    if (error instanceof UnknownPlaceError) return ALL;
    throw error;
  }
  if (!tool) return [...columns, 'T1', 'T2'];
  for (const [index, leg] of legs.entries()) {
    const expected = tool[index];
    if (expected) for (const column of compareLeg(leg, expected)) columns.add(column);
  }
  if (mode !== 'metro' && !('end_time' in last)) columns.add('X2');
  return [...columns];
}

/** Returns the mode: three legs are a metro ride, one leg is a walk or a taxi. */
function findRideMode(legs: readonly Dict[]): LocalMode | undefined {
  if (legs.length === 3) return 'metro';
  if (legs.length !== 1) return undefined;
  const [leg] = legs;
  if (!leg || !('mode' in leg)) throw new EvaluatorCrash('a leg without mode');
  return leg['mode'] === 'walk' || leg['mode'] === 'taxi' ? leg['mode'] : undefined;
}

function findToolLegs(
  subject: Subject,
  { mode, first, last }: { mode: LocalMode; first: Dict; last: Dict },
): ToolLeg[] | undefined {
  const { start: from, start_time: start } = first;
  const { end: to } = last;
  const startMinute = findMinute(start);
  if (typeof from !== 'string' || typeof to !== 'string' || startMinute === undefined) {
    throw new UnknownPlaceError('ends or start time of a ride are no text');
  }
  return findLegs(subject.city, { from, to, startMinute, mode });
}

function compareLeg(leg: Dict, tool: ToolLeg): Column[] {
  if (!('mode' in leg)) throw new EvaluatorCrash('a leg without mode');
  const columns: Column[] = [];
  if (leg['start'] !== tool.start || leg['end'] !== tool.end || leg['mode'] !== tool.mode) columns.push('T1');
  if (leg['start_time'] !== toClock(tool.startMinute) || leg['end_time'] !== toClock(tool.endMinute)) {
    columns.push('T2');
  }
  if (!isNear(leg['price'], tool.price) || !isNear(leg['distance'], tool.distanceKm)) columns.push('T2');
  if (!isLegCostRight(leg, tool.mode)) columns.push('X1');
  return columns;
}

function isLegCostRight(leg: Dict, mode: LocalMode): boolean {
  if (mode === 'walk') return findNumber(leg['cost']) === 0;
  return isCostOf(leg['cost'], leg['price'], mode === 'metro' ? leg['tickets'] : leg['cars']);
}

function isNear(value: Value | undefined, expected: number): boolean {
  const number = findNumber(value);
  return number !== undefined && Math.abs(number - expected) <= TOLERANCE;
}
