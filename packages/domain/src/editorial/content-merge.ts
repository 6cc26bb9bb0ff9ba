import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

export interface ShippedChange {
  /** What the database holds now. */
  current: Fields;
  /** What the last content file said; undefined when staff made the row. */
  origin: Fields | undefined;
  /** What the content file says today. */
  shipped: Fields;
}

/**
 * A changed content file updates only what nobody edited: a field that still reads as it was shipped takes
 * the new value, a field that staff changed keeps theirs. Returns `undefined` when nothing changes.
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
