import type {
  PartialTripBrief,
  PlaceSuggestion,
  TripBrief,
  Understanding,
} from '@yunyou/contract/trip/trip-brief.schema';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';

/** State of the form: entered values, and the values that planning would assume for the others. */
export interface BriefState {
  brief: PartialTripBrief;
  assumed: TripBrief | undefined;
  notes: readonly string[];
  /** Cities offered instead of places that the guide does not cover. */
  suggestions: readonly PlaceSuggestion[];
  /** Labels of the values from the wish, by field and value. */
  labels: Readonly<Record<string, string>>;
}

export const emptyBrief: BriefState = {
  brief: {},
  assumed: undefined,
  notes: [],
  suggestions: [],
  labels: {},
};

/** Merges the reading of a wish. Fields set by hand stay; the wish fills the others. */
export function takeUnderstanding(
  state: BriefState,
  { said, brief, chips, notes, suggestions }: Understanding,
): BriefState {
  const labels = Object.fromEntries(chips.map(({ field, value, label }) => [labelKey(field, value), label]));
  return {
    brief: withoutEmpty({ ...said, ...state.brief }),
    assumed: brief,
    notes,
    suggestions,
    labels: { ...state.labels, ...labels },
  };
}

export const labelKey = (field: string, value = ''): string => `${field}/${value}`;

export type BriefPatch = { [K in keyof PartialTripBrief]?: PartialTripBrief[K] | undefined };

/** Applies a change by hand. `undefined` resets a field, so that the planner chooses. */
export function patchBrief(state: BriefState, patch: BriefPatch): BriefState {
  return { ...state, brief: withoutEmpty({ ...state.brief, ...patch }) };
}

/** Removes fields without a value and empty lists. */
function withoutEmpty(brief: BriefPatch): PartialTripBrief {
  const filled = Object.entries(brief).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as PartialTripBrief; // a subset of the same fields
}

/** Builds a complete brief: removed fields are open, except those that every trip needs. */
export function wholeBrief(before: TripBrief, { brief }: BriefState): TripBrief {
  const { when, travellers, pace } = before;
  const lists = Object.entries(before).filter(([, value]) => Array.isArray(value));
  const open = Object.fromEntries(lists.map(([field]) => [field, []]));
  return { ...open, when, travellers, pace, seniors: 0, ...withoutEmpty(brief) } as TripBrief; // all other fields are optional
}

/** Returns the list with the entry added or, if present, removed. */
export function toggled(list: readonly string[] | undefined, id: string): string[] {
  const known = list ?? [];
  return known.includes(id) ? known.filter((other) => other !== id) : [...known, id];
}

export type When = NonNullable<PartialTripBrief['when']>;

/** Returns the default dates, the same as on the server. */
export function defaultWhen(today: string): When {
  return { kind: 'month', ...usualMonth(today), days: 7 };
}

/** Lists the next 12 months. Includes the current month until its 8th, the day on which plans by month start. */
export function listMonths(today: string): readonly { year: number; month: number }[] {
  const [year = 2026, month = 1, day = 1] = today.split('-').map(Number);
  const first = month - 1 + (day > 8 ? 1 : 0);
  return Array.from({ length: 13 }, (_, index) => ({
    year: year + Math.floor((first + index) / 12),
    month: ((first + index) % 12) + 1,
  }));
}
