import type { Atom, Demand, NumberOperator, TimeAtom } from '../constraint.ts';
import type { Symbol } from './symbol.ts';
import {
  FLIPPED,
  findNumberConstant,
  findTextConstant,
  findTexts,
  findTypeTest,
  isCallOf,
  isLegCall,
  isNumberOperator,
} from './symbol-shape.ts';

/** Recognises a demand that an activity, or no activity, meets the conditions. */
export function recogniseSome(when: readonly Symbol[], how: 'some' | 'none'): Demand | undefined {
  const never = how === 'none' ? recogniseNever(when) : undefined;
  if (never) return never;
  const atom = recogniseAt(when) ?? recogniseKind(when);
  return atom && how === 'none' ? { kind: 'not', part: atom } : atom;
}

/** Recognises a required number, such as of tickets, in the form "no activity has a different number". */
function recogniseNever(when: readonly Symbol[]): Atom | undefined {
  const [scope, test] = when;
  if (!scope || !test || when.length !== 2) return undefined;
  return (
    toStated(scope, test) ?? toStated(test, scope) ?? toModeBeyond(scope, test) ?? toModeBeyond(test, scope)
  );
}

function toStated(scope: Symbol, test: Symbol): Atom | undefined {
  if (test.kind !== 'compare' || test.operator !== '!=') return undefined;
  const value = findNumberConstant(test.right);
  if (value === undefined) return undefined;
  const types = findTypeTest(scope);
  if (types) {
    if (isCallOf(test.left, 'activity_tickets')) return { kind: 'tickets', value };
    if (types.join() !== 'accommodation') return undefined;
    if (isCallOf(test.left, 'room_type')) return { kind: 'beds', value };
    return isCallOf(test.left, 'room_count') ? { kind: 'rooms', value } : undefined;
  }
  const mode = findModeTest(scope, '==');
  if (mode === 'metro' && isLegCall(test.left, 'metro_tickets')) return { kind: 'metroTickets', value };
  return mode === 'taxi' && isLegCall(test.left, 'taxi_cars') ? { kind: 'cars', value } : undefined;
}

function toModeBeyond(scope: Symbol, test: Symbol): Atom | undefined {
  const mode = findModeTest(scope, '!=');
  if (
    mode === undefined ||
    test.kind !== 'compare' ||
    !isLegCall(test.left, 'innercity_transport_distance')
  ) {
    return undefined;
  }
  const km = findNumberConstant(test.right);
  if (km === undefined) return undefined;
  if (test.operator === '>') return { kind: 'modeBeyond', km, mode };
  return test.operator === '>=' ? { kind: 'modeBeyond', km: km - 1e-6, mode } : undefined;
}

function findModeTest(symbol: Symbol, operator: '==' | '!='): string | undefined {
  if (symbol.kind !== 'compare' || symbol.operator !== operator) return undefined;
  return isLegCall(symbol.left, 'innercity_transport_type') ? findTextConstant(symbol.right) : undefined;
}

/** Recognises an activity at a named place, with conditions on its times. */
function recogniseAt(when: readonly Symbol[]): TimeAtom | undefined {
  let atom: TimeAtom | undefined;
  for (const condition of when) {
    const isPlace =
      condition.kind === 'compare' &&
      condition.operator === '==' &&
      isCallOf(condition.left, 'activity_position');
    const place = isPlace ? findTextConstant(condition.right) : undefined;
    if (place !== undefined) atom = { kind: 'timeAt', place };
  }
  if (!atom) return undefined;
  for (const condition of when) {
    const limit = findTimeLimit(condition);
    if (!limit) return undefined;
    atom = { ...atom, ...limit };
  }
  return atom;
}

/** Returns the limit that a condition sets; empty for the condition on the place, and for one on the type. */
function findTimeLimit(condition: Symbol): Partial<TimeAtom> | undefined {
  if (findTypeTest(condition)) return {};
  if (condition.kind !== 'compare' || !isNumberOperator(condition.operator)) return undefined;
  const isFlipped = condition.left.kind === 'constant';
  const left = isFlipped ? condition.right : condition.left;
  const right = isFlipped ? condition.left : condition.right;
  const operator = isFlipped ? FLIPPED[condition.operator] : condition.operator;
  if (isCallOf(left, 'activity_position')) return operator === '==' ? {} : undefined;
  const isUpper = operator === '<=' || operator === '<';
  const isLower = operator === '>=' || operator === '>';
  if (!isUpper && !isLower) return undefined;
  const minutes = findNumberConstant(right);
  if (isCallOf(left, 'activity_time') && minutes !== undefined) {
    return isUpper ? { maxMinutes: minutes - offBy(operator) } : { minMinutes: minutes + offBy(operator) };
  }
  const clock = findTextConstant(right);
  if (clock === undefined) return undefined;
  if (isCallOf(left, 'activity_start_time')) return isUpper ? { startBy: clock } : { startFrom: clock };
  if (isCallOf(left, 'activity_end_time')) return isUpper ? { endBy: clock } : { endFrom: clock };
  return undefined;
}

function offBy(operator: NumberOperator): number {
  return operator === '<' || operator === '>' ? 1 : 0;
}

const TYPE_CALLS = {
  attraction_type: 'attraction',
  restaurant_type: 'restaurant',
  accommodation_type: 'hotel',
} as const;

/**
 * Recognises an activity whose kind or name is one of some texts. It means the same as a set that intersects these
 * texts.
 */
function recogniseKind(when: readonly Symbol[]): Demand | undefined {
  const tests = when.filter((condition) => !findTypeTest(condition));
  const types = when.flatMap((condition) => findTypeTest(condition) ?? []);
  const [test] = tests;
  if (!test || tests.length !== 1 || test.kind !== 'compare') return undefined;
  const text = findTextConstant(test.right);
  const values =
    test.operator === 'in'
      ? findTexts(test.right)
      : test.operator === '==' && text !== undefined
        ? [text]
        : undefined;
  if (!values || test.left.kind !== 'call') return undefined;
  for (const [name, of] of Object.entries(TYPE_CALLS)) {
    if (test.left.name === name) return { kind: 'set', of, by: 'kind', relation: 'intersects', values };
  }
  if (test.left.name !== 'activity_position') return undefined;
  const of = types.includes('accommodation')
    ? 'hotel'
    : types.includes('attraction')
      ? 'attraction'
      : 'restaurant';
  return types.length > 0 ? { kind: 'set', of, by: 'name', relation: 'intersects', values } : undefined;
}
