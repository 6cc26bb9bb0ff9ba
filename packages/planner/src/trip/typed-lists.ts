// Casts in this file: indices are in range by construction.
/* Typed arrays from lists. `Int32Array.from(list, value)` first copies the list through its iterator, which takes longer than the values. */

export function toInt32<T>(list: readonly T[], valueOf: (one: T) => number): Int32Array {
  return fill(new Int32Array(list.length), list, valueOf);
}

export function toFloat64<T>(list: readonly T[], valueOf: (one: T) => number): Float64Array {
  return fill(new Float64Array(list.length), list, valueOf);
}

/** Returns a list with 1 for each item for which the condition holds, and 0 for the others. */
export function toFlags<T>(list: readonly T[], holds: (one: T) => boolean): Uint8Array {
  return fill(new Uint8Array(list.length), list, (one) => (holds(one) ? 1 : 0));
}

function fill<T, A extends Int32Array | Float64Array | Uint8Array>(
  into: A,
  list: readonly T[],
  valueOf: (one: T) => number,
): A {
  for (let index = 0; index < list.length; index++) into[index] = valueOf(list[index] as T);
  return into;
}
