import type { BriefChip, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';

/** Fields that every brief has. Removing their chip sets the default. `when` has none. */
const defaults = { travellers: { adults: 2, children: 0 }, pace: 'balanced', seniors: 0 } as const;

/** Returns whether the chip of a field can be removed. Every trip needs dates. */
export const isRemovable = ({ field }: Pick<BriefChip, 'field'>): boolean => field !== 'when';

/** Returns the brief without the value of a chip: one entry of a list, or the whole field. */
export function withoutChip(
  brief: TripBrief,
  { field, value }: Pick<BriefChip, 'field' | 'value'>,
): TripBrief {
  const current: unknown = brief[field];
  const { [field]: _removed, ...rest } = brief;
  const kept = Array.isArray(current)
    ? { [field]: value === undefined ? [] : current.filter((entry) => idOf(entry) !== value) }
    : field in defaults
      ? { [field]: defaults[field as keyof typeof defaults] } // checked by `in`
      : {};
  // Every field that a brief must have is kept, set to its default or a list. The schema would add Zod to the trip page.
  return { ...rest, ...kept, when: brief.when } as TripBrief;
}

/** Returns the value that the chip of a list entry has. */
function idOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  if ('cityId' in entry) return entry.cityId;
  if ('fromCityId' in entry && 'toCityId' in entry && 'mode' in entry)
    return `${String(entry.fromCityId)}>${String(entry.toCityId)}=${String(entry.mode)}`;
  return 'startMinute' in entry && 'endMinute' in entry
    ? `${String(entry.startMinute)}-${String(entry.endMinute)}`
    : undefined;
}
