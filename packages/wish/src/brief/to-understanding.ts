import type { PartialTripBrief, Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import type { WishReading } from '../read-wish.ts';
import { suggestCities } from '../uncovered-places.ts';
import type { WishValues } from '../wish-values.ts';
import { listChips } from './brief-chips.ts';
import type { ChipNames } from './chip-entries.ts';
import { completeBrief } from './complete-brief.ts';
import { toPartialTripBrief } from './to-partial-brief.ts';

const maxUnreadNotes = 5;

type UnderstandingInput = ChipNames & {
  readonly today: string;
  readonly reading: WishReading;
  /** Fields set in the form. They override what the wish says. */
  readonly given?: PartialTripBrief;
  readonly by: Understanding['by'];
  readonly notes?: readonly string[];
};

/** Converts a reading to the API response: stated fields, complete brief, chips of the brief, and notes. */
export function toUnderstanding(input: UnderstandingInput): Understanding {
  const { reading, given = {}, today, by } = input;
  const { said: read, notes } = toPartialTripBrief(reading.values, input);
  const said = { ...read, ...given };
  const brief = completeBrief(said, today);
  const chips = listChips(
    brief,
    {
      saidFields: new Set(Object.keys(said)),
      read: reading.slots,
      hasDays: given.when !== undefined || hasLength(reading.values),
      hasStart: given.when !== undefined || hasStart(reading.values),
    },
    input,
  );
  const unread = reading.unread.slice(0, maxUnreadNotes).map((words) => `Not used: "${words}".`);
  return {
    said,
    brief,
    chips,
    notes: [...(input.notes ?? []), ...notes, ...unread],
    suggestions: suggestCities(reading.uncovered, input.gazetteer),
    by,
  };
}

function hasStart({ firstDate, lastDate, month, firstWeekday }: WishValues): boolean {
  return (firstDate ?? lastDate ?? month ?? firstWeekday) !== undefined;
}

function hasLength({ days, layoverHours, firstDate, lastDate }: WishValues): boolean {
  return (days ?? layoverHours) !== undefined || (firstDate !== undefined && lastDate !== undefined);
}
