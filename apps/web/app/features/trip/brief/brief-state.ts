import type { PartialTripBrief, TripBrief, Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import { usualMonth } from '@yunyou/domain/trip/brief/usual-month';

/** What the form knows: what was said or chosen, and what would be assumed beside it. */
export interface BriefState {
  brief: PartialTripBrief;
  assumed: TripBrief | undefined;
  notes: readonly string[];
  /** How the sentence's entries are called, by field and value. */
  labels: Readonly<Record<string, string>>;
}

export const emptyBrief: BriefState = { brief: {}, assumed: undefined, notes: [], labels: {} };

/**
 * Fields the traveller has set by hand stay as they are; the sentence fills the others. Cities chosen for a province
 * that was named are shown like named ones: the trip is planned by what the form says.
 */
export function takeUnderstanding(
  state: BriefState,
  { said, brief, chips, notes }: Understanding,
): BriefState {
  const labels = Object.fromEntries(chips.map(({ field, value, label }) => [labelKey(field, value), label]));
  return {
    brief: withoutEmpty({ cityIds: brief.cityIds, ...said, ...state.brief }),
    assumed: brief,
    notes,
    labels: { ...state.labels, ...labels },
  };
}

export const labelKey = (field: string, value = ''): string => `${field}/${value}`;

export type BriefPatch = { [K in keyof PartialTripBrief]?: PartialTripBrief[K] | undefined };

/** A change by hand. `undefined` takes a field back to "you choose". */
export function patchBrief(state: BriefState, patch: BriefPatch): BriefState {
  return { ...state, brief: withoutEmpty({ ...state.brief, ...patch }) };
}

/** Fields without a value, and lists without entries, say nothing. */
function withoutEmpty(brief: BriefPatch): PartialTripBrief {
  const said = Object.entries(brief).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as PartialTripBrief; // the same fields, fewer of them
}

/** A whole brief again: what the form no longer says is open, except what every trip needs. */
export function wholeBrief(before: TripBrief, { brief }: BriefState): TripBrief {
  const { when, travellers, pace } = before;
  const lists = Object.entries(before).filter(([, value]) => Array.isArray(value));
  const open = Object.fromEntries(lists.map(([field]) => [field, []]));
  return { ...open, when, travellers, pace, ...withoutEmpty(brief) } as TripBrief; // every field without a default is optional
}

/** A list with one entry more or one less. */
export function toggled(list: readonly string[] | undefined, id: string): string[] {
  const known = list ?? [];
  return known.includes(id) ? known.filter((other) => other !== id) : [...known, id];
}

export type When = NonNullable<PartialTripBrief['when']>;

/** When a trip is when nothing was said, as the server assumes it. */
export function usualWhen(today: string): When {
  return { kind: 'month', ...usualMonth(today), days: 7 };
}

/** The months to come, for a year; the one that has begun as long as its 8th, where such plans start, is ahead. */
export function listMonths(today: string): readonly { year: number; month: number }[] {
  const [year = 2026, month = 1, day = 1] = today.split('-').map(Number);
  const first = month - 1 + (day > 8 ? 1 : 0);
  return Array.from({ length: 13 }, (_, index) => ({
    year: year + Math.floor((first + index) / 12),
    month: ((first + index) % 12) + 1,
  }));
}
