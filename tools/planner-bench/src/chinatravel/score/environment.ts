import type { Query } from '../query.ts';
import type { Sandbox } from '../sandbox.ts';
import { getCity } from '../sandbox.ts';
import type { Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';
import { checkPlaces, checkTimes } from './chain.ts';
import type { Column, Subject } from './checks.ts';
import { EvaluatorCrash } from './checks.ts';
import { checkIntercity } from './intercity.ts';
import { checkLegs } from './legs.ts';
import { checkAttractions, checkHotels, checkMeals } from './places.ts';

export interface EnvironmentVerdict {
  passed: boolean;
  failed: Column[];
  /** Reason why the official evaluator would crash, if it would. */
  crash?: string;
}

/** The checks in the official order, which matters when one of them crashes. */
const CHECKS = [
  checkIntercity,
  checkAttractions,
  checkHotels,
  checkMeals,
  checkLegs,
  checkTimes,
  checkPlaces,
];

const ALL_COLUMNS: readonly Column[] = [
  ...(['I1', 'I2', 'I3', 'I4', 'A1', 'A2', 'A3', 'A4', 'A5', 'H1', 'H2', 'H3', 'H4'] as const),
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'T1', 'T2', 'T3', 'D1', 'D2', 'P1'] as const),
];

export const COLUMN_COUNT = ALL_COLUMNS.length;

/** Runs the seven commonsense checks of the official evaluator. */
export function checkEnvironment(sandbox: Sandbox, query: Query, plan: Value): EnvironmentVerdict {
  if (!isDict(plan) || !('itinerary' in plan)) return { passed: false, failed: [...ALL_COLUMNS] };
  const failed: Column[] = [];
  try {
    const days = plan['itinerary'];
    if (!Array.isArray(days)) throw new EvaluatorCrash('the itinerary is no list');
    const subject: Subject = {
      sandbox,
      city: getCity(sandbox, query.targetCity),
      startCity: query.startCity,
      targetCity: query.targetCity,
      people: query.people,
      days,
    };
    for (const check of CHECKS) failed.push(...check(subject));
  } catch (error) {
    if (!(error instanceof EvaluatorCrash)) throw error;
    return { passed: false, failed, crash: error.message };
  }
  return { passed: failed.length === 0, failed };
}
