import type { BinaryOperator, CompareOperator } from './ast.ts';
import type { Value } from './value.ts';
import {
  difference,
  findNumber,
  intersection,
  isDict,
  isEqual,
  isSubset,
  SnippetError,
  toIterable,
  toMember,
  union,
} from './value.ts';

export function compareValues(operator: CompareOperator, left: Value, right: Value): boolean {
  return COMPARISONS[operator](left, right);
}

type Comparison = (left: Value, right: Value) => boolean;

const COMPARISONS: Readonly<Record<CompareOperator, Comparison>> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  is: (left, right) => left === right,
  'is not': (left, right) => left !== right,
  in: (left, right) => contains(right, left),
  'not in': (left, right) => !contains(right, left),
  '<': (left, right) => isOrdered('<', left, right),
  '<=': (left, right) => isOrdered('<=', left, right),
  '>': (left, right) => isOrdered('>', left, right),
  '>=': (left, right) => isOrdered('>=', left, right),
};

function contains(whole: Value, part: Value): boolean {
  if (typeof whole === 'string') {
    if (typeof part !== 'string') throw new SnippetError('in <string> requires a string');
    return whole.includes(part);
  }
  if (whole instanceof Set) return whole.has(toMember(part));
  if (isDict(whole)) return typeof part === 'string' && part in whole;
  for (const item of toIterable(whole)) if (isEqual(item, part)) return true;
  return false;
}

type Order = '<' | '<=' | '>' | '>=';

function isOrdered(operator: Order, left: Value, right: Value): boolean {
  if (left instanceof Set && right instanceof Set) {
    if (operator === '<=') return isSubset(left, right);
    if (operator === '>=') return isSubset(right, left);
    if (operator === '<') return left.size < right.size && isSubset(left, right);
    return right.size < left.size && isSubset(right, left);
  }
  if (Array.isArray(left) && Array.isArray(right)) return isListOrdered(operator, left, right);
  const a = findNumber(left);
  const b = findNumber(right);
  if (a !== undefined && b !== undefined) return orders(operator, a, b);
  if (typeof left === 'string' && typeof right === 'string') return orders(operator, left, right);
  throw new SnippetError(`'${operator}' not supported between these types`);
}

function orders<T extends number | string>(operator: Order, a: T, b: T): boolean {
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

function isListOrdered(operator: Order, left: Value[], right: Value[]): boolean {
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const a = left[i] ?? null;
    const b = right[i] ?? null;
    if (!isEqual(a, b)) return isOrdered(operator, a, b);
  }
  return orders(operator, left.length, right.length);
}

export function combineValues(operator: BinaryOperator, left: Value, right: Value): Value {
  if (left instanceof Set && right instanceof Set) return combineSets(operator, left, right);
  if (operator === '+') {
    if (typeof left === 'string' && typeof right === 'string') return left + right;
    if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  }
  const a = findNumber(left);
  const b = findNumber(right);
  if (a === undefined || b === undefined) throw new SnippetError(`unsupported operands for ${operator}`);
  return combineNumbers(operator, a, b);
}

function combineSets(operator: BinaryOperator, left: Set<Value>, right: Set<Value>): Set<Value> {
  if (operator === '&') return intersection(left, right);
  if (operator === '|') return union(left, right);
  if (operator === '-') return difference(left, right);
  if (operator === '^') return union(difference(left, right), difference(right, left));
  throw new SnippetError(`unsupported operands for ${operator}`);
}

function combineNumbers(operator: BinaryOperator, a: number, b: number): number {
  if (b === 0 && (operator === '/' || operator === '//' || operator === '%')) {
    throw new SnippetError('division by zero');
  }
  return ARITHMETIC[operator](a, b);
}

const ARITHMETIC: Readonly<Record<BinaryOperator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '//': (a, b) => Math.floor(a / b),
  '%': (a, b) => a - b * Math.floor(a / b),
  '**': (a, b) => a ** b,
  '&': (a, b) => Number(toInteger(a) & toInteger(b)),
  '|': (a, b) => Number(toInteger(a) | toInteger(b)),
  '^': (a, b) => Number(toInteger(a) ^ toInteger(b)),
};

function toInteger(value: number): bigint {
  if (!Number.isInteger(value)) throw new SnippetError('unsupported operand type float');
  return BigInt(value);
}
