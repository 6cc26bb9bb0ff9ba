import { parseStored } from '../../../browser-storage/parse-stored.ts';
import { storedTexts } from '../../../browser-storage/stored-texts.ts';

/** A change that was previewed and applied. */
export interface Refined {
  /** Absent for a change of the route. */
  sentence?: string;
  label: string;
}

const maxEntries = 6;
const stored = storedTexts('changes');

/** Lists the last changes of a trip, newest first. */
export function listRefined(tripId: string): readonly Refined[] {
  const list = parseStored(stored.get(tripId));
  return Array.isArray(list) ? list.filter(isRefined) : [];
}

function isRefined(value: unknown): value is Refined {
  return typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';
}

/** Adds a change and returns the list, newest first. */
export function rememberRefined(tripId: string, refined: Refined): readonly Refined[] {
  const list = [refined, ...listRefined(tripId)].slice(0, maxEntries);
  stored.set(JSON.stringify(list), tripId);
  return list;
}
