import type { BinaryOperator, CompareOperator } from './ast.ts';

/**
 * The meaning of a snippet without loops and variables: its `result` as one expression over the plan.
 * `activity` is the activity that the enclosing gather, sum, some or last ranges over.
 */
export type Symbol =
  | { kind: 'constant'; value: string | number | boolean | null }
  | { kind: 'plan' }
  | { kind: 'activity' }
  /** Position in the list of all activities. */
  | { kind: 'counter' }
  | { kind: 'call'; name: string; args: Symbol[] }
  | { kind: 'item'; target: Symbol; index: Symbol }
  | { kind: 'list'; items: Symbol[] }
  | { kind: 'not'; operand: Symbol }
  | { kind: 'and' | 'or'; operands: Symbol[] }
  | { kind: 'compare'; operator: CompareOperator; left: Symbol; right: Symbol }
  | { kind: 'binary'; operator: BinaryOperator; left: Symbol; right: Symbol }
  | { kind: 'choice'; condition: Symbol; whenTrue: Symbol; whenFalse: Symbol }
  /** Whether some activity meets all conditions. */
  | { kind: 'some'; when: Symbol[] }
  /** The set of values over the activities that meet the conditions. */
  | { kind: 'gather'; parts: Part[] }
  /** The sum of values, beginning with a constant. */
  | { kind: 'sum'; initial: number; parts: Part[] }
  /** The value at the last activity that meets the conditions, or the initial value. */
  | { kind: 'last'; initial: Symbol; parts: Part[] }
  | { kind: 'unknown'; text: string };

export interface Part {
  when: Symbol[];
  value: Symbol;
}

export function constant(value: string | number | boolean | null): Symbol {
  return { kind: 'constant', value };
}

export function unknown(text: string): Symbol {
  return { kind: 'unknown', text };
}

const OPPOSITES: Partial<Record<CompareOperator, CompareOperator>> = {
  '==': '!=',
  '!=': '==',
  in: 'not in',
  'not in': 'in',
};

/** Returns the negation, with `not` pushed inwards where that is also correct for sets. */
export function negate(symbol: Symbol): Symbol {
  if (symbol.kind === 'not') return symbol.operand;
  if (symbol.kind === 'constant') return constant(!symbol.value);
  if (symbol.kind === 'and') return either(symbol.operands.map(negate));
  if (symbol.kind === 'or') return both(symbol.operands.map(negate));
  const opposite = symbol.kind === 'compare' ? OPPOSITES[symbol.operator] : undefined;
  if (symbol.kind === 'compare' && opposite) return { ...symbol, operator: opposite };
  return { kind: 'not', operand: symbol };
}

export function both(operands: readonly Symbol[]): Symbol {
  return fold('and', operands);
}

export function either(operands: readonly Symbol[]): Symbol {
  return fold('or', operands);
}

/** Drops the neutral constant, and everything when the other constant occurs. */
function fold(kind: 'and' | 'or', operands: readonly Symbol[]): Symbol {
  const neutral = kind === 'and';
  const rest: Symbol[] = [];
  for (const operand of operands) {
    if (operand.kind === 'constant' && typeof operand.value === 'boolean') {
      if (operand.value !== neutral) return operand;
    } else {
      rest.push(operand);
    }
  }
  const [only] = rest;
  if (!only) return constant(neutral);
  return rest.length === 1 ? only : { kind, operands: rest };
}

/** Returns whether the symbol is about the activity that a loop ranges over. */
export function mentionsActivity(symbol: Symbol): boolean {
  return symbol.kind === 'activity' || symbol.kind === 'counter' || listParts(symbol).some(mentionsActivity);
}

/** Lists the direct parts of a symbol, without those inside a gather, sum, some or last. */
function listParts(symbol: Symbol): Symbol[] {
  if (symbol.kind === 'call') return symbol.args;
  if (symbol.kind === 'item') return [symbol.target, symbol.index];
  if (symbol.kind === 'list') return symbol.items;
  if (symbol.kind === 'not') return [symbol.operand];
  if (symbol.kind === 'and' || symbol.kind === 'or') return symbol.operands;
  if (symbol.kind === 'compare' || symbol.kind === 'binary') return [symbol.left, symbol.right];
  if (symbol.kind === 'choice') return [symbol.condition, symbol.whenTrue, symbol.whenFalse];
  return [];
}
