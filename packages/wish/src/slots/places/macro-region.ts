import type { Phrasings } from '../../phrases.ts';
import type { Slot } from '../../slot-match.ts';

/** What a region means for a trip, and its names. */
export type MacroRegion = readonly [values: readonly Value[], names: Phrasings];
type Value = readonly [slot: Extract<Slot, 'city' | 'area' | 'tag' | 'word'>, value: string];
