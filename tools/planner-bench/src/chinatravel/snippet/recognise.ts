import type { Atom, Demand, NumberOperator } from '../constraint.ts';
import type { Statement } from './ast.ts';
import { SnippetSyntaxError } from './ast.ts';
import { parseSnippet } from './parser.ts';
import { recogniseCost } from './recognise-cost.ts';
import { recogniseSets } from './recognise-set.ts';
import { recogniseSome } from './recognise-some.ts';
import type { Symbol } from './symbol.ts';
import { FLIPPED, findNumberConstant, findTextConstant, isCallOf, isNumberOperator } from './symbol-shape.ts';
import { toSymbol } from './symbolic.ts';

/** Returns the demand of a snippet. Parts that are not understood become `unknown` atoms with their text. */
export function recogniseSnippet(source: string): Demand {
  let statements: Statement[];
  try {
    statements = parseSnippet(source);
  } catch (error) {
    if (error instanceof SnippetSyntaxError) return { kind: 'unknown', text: `not Python: ${error.message}` };
    throw error;
  }
  return recognise(toSymbol(statements));
}

/** Lists every `unknown` atom inside a demand. */
export function listUnknown(demand: Demand): string[] {
  if (demand.kind === 'all' || demand.kind === 'any') return demand.parts.flatMap(listUnknown);
  if (demand.kind === 'not') return listUnknown(demand.part);
  return demand.kind === 'unknown' ? [demand.text] : [];
}

function recognise(symbol: Symbol): Demand {
  if (symbol.kind === 'constant') return { kind: 'always', holds: Boolean(symbol.value) };
  if (symbol.kind === 'and') return { kind: 'all', parts: symbol.operands.map(recognise) };
  if (symbol.kind === 'or') return { kind: 'any', parts: symbol.operands.map(recognise) };
  if (symbol.kind === 'not') return recogniseNot(symbol.operand);
  if (symbol.kind === 'some') return recogniseSome(symbol.when, 'some') ?? unknownAtom(symbol);
  if (symbol.kind === 'compare' || symbol.kind === 'binary') {
    return recogniseRelation(symbol) ?? unknownAtom(symbol);
  }
  return unknownAtom(symbol);
}

function recogniseNot(operand: Symbol): Demand {
  if (operand.kind === 'some') {
    const never = recogniseSome(operand.when, 'none');
    if (never) return never;
  }
  const part = recognise(operand);
  return part.kind === 'unknown' ? part : { kind: 'not', part };
}

function unknownAtom(symbol: Symbol): Atom {
  return { kind: 'unknown', text: JSON.stringify(symbol).slice(0, 400) };
}

type Relation = Extract<Symbol, { kind: 'compare' | 'binary' }>;

function recogniseRelation(symbol: Relation): Demand | undefined {
  const sets = recogniseSets(symbol);
  if (sets) return sets;
  if (symbol.kind !== 'compare' || !isNumberOperator(symbol.operator)) return undefined;
  const { left, right, operator } = symbol;
  return recogniseOrdered(left, operator, right) ?? recogniseOrdered(right, FLIPPED[operator], left);
}

function recogniseOrdered(left: Symbol, operator: NumberOperator, right: Symbol): Demand | undefined {
  const value = findNumberConstant(right);
  if (value !== undefined) {
    if (isCallOf(left, 'day_count')) return { kind: 'days', operator, value };
    if (isCallOf(left, 'people_count')) return { kind: 'people', operator, value };
    return recogniseCost(left, { operator, value }) ?? recogniseDistance(left, { operator, value });
  }
  return (
    recogniseRide(left, operator, right) ??
    recogniseOrder(left, operator, right) ??
    recogniseArrival(left, operator, right)
  );
}

/** Recognises `poi_distance(target_city(plan), place, last hotel)`, also with the two places exchanged. */
function recogniseDistance(
  left: Symbol,
  { operator, value: km }: { operator: NumberOperator; value: number },
): Demand | undefined {
  if (left.kind !== 'call' || left.name !== 'poi_distance') return undefined;
  const [, a, b] = left.args;
  if (!a || !b || left.args.length !== 3) return undefined;
  const place = findTextConstant(a) ?? findTextConstant(b);
  const hotel = findTextConstant(a) === undefined ? a : b;
  if (place === undefined || hotel.kind !== 'last' || !isHotelPosition(hotel)) return undefined;
  return { kind: 'hotelDistance', place, operator, km };
}

function isHotelPosition(symbol: Extract<Symbol, { kind: 'last' }>): boolean {
  return symbol.parts.every(
    ({ when, value }) =>
      isCallOf(value, 'activity_position') &&
      when.length === 1 &&
      when.every(
        (condition) =>
          condition.kind === 'compare' &&
          condition.operator === '==' &&
          isCallOf(condition.left, 'activity_type') &&
          findTextConstant(condition.right) === 'accommodation',
      ),
  );
}

/** Recognises `allactivities(plan)[0]['type'] == mode`, and the origin of a ride, which is right in each of our plans. */
function recogniseRide(left: Symbol, operator: NumberOperator, right: Symbol): Demand | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  const isOrigin =
    isCallOf(left, 'intercity_transport_origin') || isCallOf(left, 'intercity_transport_destination');
  if (left.kind === 'call' && isOrigin && left.args[0]) return recogniseEnds(left, operator, right);
  const which = findRideEnd(left);
  const mode = findTextConstant(right);
  return which && mode !== undefined ? { kind: 'ride', which, is: operator === '==', mode } : undefined;
}

function findRideEnd(symbol: Symbol): 'first' | 'last' | undefined {
  if (symbol.kind === 'item' && findTextConstant(symbol.index) === 'type') return findEnd(symbol.target);
  const isType = isCallOf(symbol, 'activity_type') || isCallOf(symbol, 'intercity_transport_type');
  return isType && symbol.kind === 'call' && symbol.args[0] ? findEnd(symbol.args[0]) : undefined;
}

function findEnd(symbol: Symbol): 'first' | 'last' | undefined {
  if (symbol.kind !== 'item' || !isCallOf(symbol.target, 'allactivities')) return undefined;
  const index = findNumberConstant(symbol.index);
  if (index === 0) return 'first';
  return index === -1 ? 'last' : undefined;
}

/**
 * Recognises that the outward ride leaves the start city for the target city, and the ride home leaves it for the
 * start city.
 */
function recogniseEnds(
  call: Extract<Symbol, { kind: 'call' }>,
  operator: '==' | '!=',
  city: Symbol,
): Demand | undefined {
  const which = call.args[0] ? findEnd(call.args[0]) : undefined;
  if (!which || !(isCallOf(city, 'start_city') || isCallOf(city, 'target_city'))) return undefined;
  const leavesStart = (which === 'first') === (call.name === 'intercity_transport_origin');
  return { kind: 'always', holds: (leavesStart === isCallOf(city, 'start_city')) === (operator === '==') };
}

/** Recognises that the last activity at one place has a lower index than that at another. */
function recogniseOrder(left: Symbol, operator: NumberOperator, right: Symbol): Demand | undefined {
  const a = findIndexedPlace(left);
  const b = findIndexedPlace(right);
  if (a === undefined || b === undefined) return undefined;
  if (operator === '<' || operator === '<=') return { kind: 'order', first: a, second: b };
  return operator === '>' || operator === '>=' ? { kind: 'order', first: b, second: a } : undefined;
}

function findIndexedPlace(symbol: Symbol): string | undefined {
  if (symbol.kind !== 'last' || symbol.parts.length !== 1) return undefined;
  const [part] = symbol.parts;
  const [condition] = part?.when ?? [];
  if (part?.value.kind !== 'counter' || condition?.kind !== 'compare' || condition.operator !== '==')
    return undefined;
  return isCallOf(condition.left, 'activity_position') ? findTextConstant(condition.right) : undefined;
}

/** Recognises a comparison of the end time of the ride that leaves the start city with a clock time. */
function recogniseArrival(left: Symbol, operator: NumberOperator, right: Symbol): Demand | undefined {
  const clock = findTextConstant(right);
  if (clock === undefined || left.kind !== 'last' || (operator !== '<=' && operator !== '<'))
    return undefined;
  const isArrival = left.parts.every(
    ({ when, value }) =>
      isCallOf(value, 'activity_end_time') &&
      when.some(
        (condition) =>
          condition.kind === 'compare' &&
          isCallOf(condition.left, 'intercity_transport_origin') &&
          isCallOf(condition.right, 'start_city'),
      ),
  );
  return isArrival ? { kind: 'arriveBy', clock } : undefined;
}
