import type { City, Sandbox } from '../sandbox.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';

/** The 25 columns of the official environment check, and the two that exist only through its spelling slips. */
export type Column =
  | ('I1' | 'I2' | 'I3' | 'I4')
  | ('A1' | 'A2' | 'A3' | 'A4' | 'A5')
  | ('H1' | 'H2' | 'H3' | 'H4')
  | ('R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6')
  | ('T1' | 'T2' | 'T3' | 'X1' | 'X2')
  | ('D1' | 'D2')
  | 'P1';

/** Input of a check: the parsed plan and the query. */
export interface Subject {
  sandbox: Sandbox;
  city: City;
  startCity: string;
  targetCity: string;
  people: number;
  days: Value[];
}

/** The official evaluator ends with an uncaught exception here: the plan fails, later checks never run. */
export class EvaluatorCrash extends Error {}

export function listActivities(subject: Subject): Dict[] {
  return subject.days.flatMap((day) => activitiesOf(day));
}

export function activitiesOf(day: Value | undefined): Dict[] {
  const activities = isDict(day) ? day['activities'] : undefined;
  if (!Array.isArray(activities)) throw new EvaluatorCrash('a day has no list of activities');
  return activities.map((activity) => {
    if (!isDict(activity)) throw new EvaluatorCrash('an activity is no object');
    return activity;
  });
}

/**
 * Returns whether price times count is the cost, within ten cents; false for a missing value or one that is no
 * number.
 */
export function isCostOf(
  cost: Value | undefined,
  price: Value | undefined,
  count: Value | undefined,
): boolean {
  const numbers = [cost, price, count].map(toNumber);
  const [total, unit, times] = numbers;
  if (total === undefined || unit === undefined || times === undefined) return false;
  return Math.abs(unit * times - total) <= TOLERANCE;
}

export const TOLERANCE = 0.1;

function toNumber(value: Value | undefined): number | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : undefined;
}

export function isDictWith(value: Value | undefined, key: string): value is Dict {
  return isDict(value) && key in value;
}
