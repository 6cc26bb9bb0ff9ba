import type { NumberOperator } from '../constraint.ts';
import type { CompareOperator } from './ast.ts';
import type { Symbol } from './symbol.ts';

export function findNumberConstant(symbol: Symbol): number | undefined {
  return symbol.kind === 'constant' && typeof symbol.value === 'number' ? symbol.value : undefined;
}

export function findTextConstant(symbol: Symbol | undefined): string | undefined {
  return symbol?.kind === 'constant' && typeof symbol.value === 'string' ? symbol.value : undefined;
}

/** Returns the texts of a literal list or set; undefined when it contains anything else. */
export function findTexts(symbol: Symbol): string[] | undefined {
  if (symbol.kind !== 'list') return undefined;
  const texts = symbol.items.map(findTextConstant).filter((text) => text !== undefined);
  return texts.length === symbol.items.length ? texts : undefined;
}

export function isCallOf(symbol: Symbol | undefined, name: string): boolean {
  return symbol?.kind === 'call' && symbol.name === name;
}

/** Returns whether a symbol is a call of this function for the transports of the activity. */
export function isLegCall(symbol: Symbol | undefined, name: string): boolean {
  return symbol?.kind === 'call' && symbol.name === name && isCallOf(symbol.args[0], 'activity_transports');
}

const NUMBER_OPERATORS: ReadonlySet<CompareOperator> = new Set(['<', '<=', '>', '>=', '==', '!=']);

export function isNumberOperator(operator: CompareOperator): operator is NumberOperator {
  return NUMBER_OPERATORS.has(operator);
}

/** The operator that says the same with its sides exchanged. */
export const FLIPPED: Readonly<Record<NumberOperator, NumberOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/**
 * Returns the activity types that conditions allow, `all` when they do not restrict them; undefined when some
 * condition is about anything else.
 */
export function findTypes(when: readonly Symbol[]): string[] | 'all' | undefined {
  if (when.length === 0) return 'all';
  const [condition] = when;
  return when.length === 1 && condition ? findTypeTest(condition) : undefined;
}

/** Returns the texts of `activity_type(activity) == text`, or of `in` with several texts. */
export function findTypeTest(condition: Symbol): string[] | undefined {
  if (condition.kind === 'or') {
    const options = condition.operands.map(findTypeTest);
    return options.every((option) => option !== undefined) ? options.flat() : undefined;
  }
  if (condition.kind !== 'compare' || !isActivityType(condition.left)) return undefined;
  if (condition.operator === 'in') return findTexts(condition.right);
  const text = findTextConstant(condition.right);
  return condition.operator === '==' && text !== undefined ? [text] : undefined;
}

function isActivityType(symbol: Symbol): boolean {
  if (symbol.kind === 'item') {
    return symbol.target.kind === 'activity' && findTextConstant(symbol.index) === 'type';
  }
  return isCallOf(symbol, 'activity_type') || isCallOf(symbol, 'intercity_transport_type');
}
