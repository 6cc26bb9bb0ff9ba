import type { Demand, SetRelation } from '../constraint.ts';
import type { Part, Symbol } from './symbol.ts';
import { findTexts, findTypes, isCallOf, isLegCall } from './symbol-shape.ts';

/** Recognises a comparison of a set gathered from the plan with a set of texts, or of the number of a kind. */
export function recogniseSets(symbol: Extract<Symbol, { kind: 'compare' | 'binary' }>): Demand | undefined {
  const { left, right, operator } = symbol;
  if (symbol.kind === 'compare') {
    if (symbol.operator === 'in' || symbol.operator === 'not in') {
      const text = left.kind === 'constant' && typeof left.value === 'string' ? left.value : undefined;
      const atom = text === undefined ? undefined : toAtom(right, 'subset', [text]);
      return atom && symbol.operator === 'not in' ? { kind: 'not', part: atom } : atom;
    }
  } else if (operator !== '&') {
    return undefined;
  }
  const isFlipped = findTexts(left) === undefined;
  const values = findTexts(isFlipped ? right : left);
  const gathered = isFlipped ? left : right;
  if (!values) return undefined;
  const isSmaller = operator === '<=' || operator === '<';
  if (isSmaller || operator === '>=' || operator === '>') {
    return toAtom(gathered, isSmaller === isFlipped ? 'within' : 'subset', values);
  }
  if (operator === '&') return toAtom(gathered, 'intersects', values);
  const part = operator === '==' || operator === '!=' ? toAtom(gathered, 'equals', values) : undefined;
  return part && operator === '!=' ? { kind: 'not', part } : part;
}

type Described =
  | { of: 'attraction' | 'restaurant' | 'hotel'; by: 'name' | 'kind' }
  | { of: 'local' | 'intercity'; by: 'mode' }
  | { of: 'nothing'; by: 'name' };

function toAtom(symbol: Symbol, relation: SetRelation, values: string[]): Demand | undefined {
  if (symbol.kind === 'list' && symbol.items.length === 0) {
    return {
      kind: 'always',
      holds: relation === 'within' || (relation !== 'intersects' && values.length === 0),
    };
  }
  if (symbol.kind !== 'gather') return undefined;
  const [part, ...more] = symbol.parts;
  const described = part && describe(part);
  if (!described || more.length > 0) return undefined;
  if (described.by === 'mode') return { kind: 'modes', of: described.of, relation, values };
  if (described.of === 'nothing') {
    const holds = relation === 'within' || (relation !== 'intersects' && values.length === 0);
    return { kind: 'always', holds, avoidModes: values };
  }
  return { kind: 'set', of: described.of, by: described.by, relation, values };
}

const KIND_CALLS = {
  attraction: 'attraction_type',
  restaurant: 'restaurant_type',
  hotel: 'accommodation_type',
} as const;

/** Types of activity that a plan can have, by what they are activities of. */
const TABLES: Readonly<Record<string, keyof typeof KIND_CALLS>> = {
  attraction: 'attraction',
  breakfast: 'restaurant',
  lunch: 'restaurant',
  dinner: 'restaurant',
  accommodation: 'hotel',
};

function describe({ when, value }: Part): Described | undefined {
  if (isLegCall(value, 'innercity_transport_type'))
    return isAboutLegs(when) ? { of: 'local', by: 'mode' } : undefined;
  const types = findTypes(when);
  if (!types || types === 'all') return undefined;
  const isRide = types.every((type) => type === 'train' || type === 'airplane');
  if (isRide && (isCallOf(value, 'intercity_transport_type') || isCallOf(value, 'activity_type'))) {
    return { of: 'intercity', by: 'mode' };
  }
  const known = types.filter((type) => TABLES[type] !== undefined || type === 'train' || type === 'airplane');
  if (known.length === 0) return { of: 'nothing', by: 'name' };
  const tables = new Set(types.map((type) => TABLES[type]));
  const [of] = tables;
  if (!of || tables.size > 1) return undefined;
  if (isCallOf(value, 'activity_position')) return { of, by: 'name' };
  return isCallOf(value, KIND_CALLS[of]) ? { of, by: 'kind' } : undefined;
}

/** Conditions that only leave out activities without legs. */
function isAboutLegs(when: readonly Symbol[]): boolean {
  return when.every((condition) => {
    if (isCallOf(condition, 'activity_transports')) return true;
    if (condition.kind !== 'compare') return false;
    const isEmptyTest =
      isCallOf(condition.left, 'activity_transports') ||
      isLegCall(condition.left, 'innercity_transport_type') ||
      isLegCall(condition.left, 'innercity_transport_distance');
    const isNothing =
      (condition.right.kind === 'list' && condition.right.items.length === 0) ||
      (condition.right.kind === 'constant' &&
        (condition.right.value === 'empty' || condition.right.value === 0));
    return isEmptyTest && isNothing && (condition.operator === '!=' || condition.operator === '>');
  });
}
