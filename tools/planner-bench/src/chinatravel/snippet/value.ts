/** Values of snippets: JSON and Python sets. */
export type Value = null | boolean | number | string | Value[] | Dict | Set<Value>;
export interface Dict {
  [key: string]: Value;
}

/** A Python exception; it makes the snippet false. */
export class SnippetError extends Error {}

export function isDict(value: Value | undefined): value is Dict {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Set);
}

export function isTruthy(value: Value): boolean {
  if (value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Set) return value.size > 0;
  if (typeof value === 'object') return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Returns a number, or a boolean as a number, as Python counts it. */
export function findNumber(value: Value | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : undefined;
}

export function isEqual(a: Value, b: Value): boolean {
  const left = findNumber(a);
  const right = findNumber(b);
  if (left !== undefined || right !== undefined) return left === right;
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  if (a instanceof Set || b instanceof Set) {
    return a instanceof Set && b instanceof Set && a.size === b.size && isSubset(a, b);
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b)) return false;
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index] ?? null));
  }
  if (!isDict(a) || !isDict(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(a[key] ?? null, b[key] ?? null))
  );
}

export function isSubset(part: Set<Value>, whole: Set<Value>): boolean {
  for (const item of part) if (!whole.has(item)) return false;
  return true;
}

/**
 * Converts a value to a set member: booleans and numbers that are equal become one. Lists, sets and dicts cannot be
 * members.
 */
export function toMember(value: Value): Value {
  if (typeof value === 'object' && value !== null) throw new SnippetError('unhashable type');
  return typeof value === 'boolean' ? Number(value) : value;
}

export function toSet(values: Iterable<Value>): Set<Value> {
  const members = new Set<Value>();
  for (const value of values) members.add(toMember(value));
  return members;
}

export function toIterable(value: Value): Iterable<Value> {
  if (Array.isArray(value) || value instanceof Set || typeof value === 'string') return value;
  if (isDict(value)) return Object.keys(value);
  throw new SnippetError('not iterable');
}

export function union(a: Set<Value>, b: Set<Value>): Set<Value> {
  return new Set([...a, ...b]);
}

export function intersection(a: Set<Value>, b: Set<Value>): Set<Value> {
  return new Set([...a].filter((item) => b.has(item)));
}

export function difference(a: Set<Value>, b: Set<Value>): Set<Value> {
  return new Set([...a].filter((item) => !b.has(item)));
}
