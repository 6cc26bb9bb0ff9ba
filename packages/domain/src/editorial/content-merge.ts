import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

interface ShippedChange {
  /** The row in the database. */
  current: Fields;
  /** The fields of the content file that was imported last; undefined for a row created by staff. */
  origin: Fields | undefined;
  /** The fields of the content file now. */
  shipped: Fields;
}

/**
 * Merges a changed content file into a row. A field that still equals its shipped value takes the new value; a field
 * that staff edited keeps the edit. Returns `undefined` when nothing changes.
 */
export function mergeShipped({ current, origin, shipped }: ShippedChange): Fields | undefined {
  if (!origin) return undefined;
  const merged: Fields = {};
  for (const field of new Set([...Object.keys(current), ...Object.keys(shipped)])) {
    const isUntouched = isDeepStrictEqual(current[field], origin[field]);
    const value = isUntouched ? shipped[field] : current[field];
    if (value !== undefined) merged[field] = value;
  }
  return isDeepStrictEqual(merged, current) ? undefined : merged;
}
