import type { BriefChip, TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { WishReading } from '../read-wish.ts';
import { listChips } from './brief-chips.ts';
import type { ChipNames } from './chip-entries.ts';
import { completeBrief } from './complete-brief.ts';
import { toUnderstanding } from './to-understanding.ts';

/**
 * Returns what a stored brief says, as chips, and the notes on the wish it was made from. A field counts as said when the
 * wish states it or when it differs from what would be assumed: then it was set in the form.
 */
export function describeBasis(
  brief: TripBrief,
  { reading, today, ...names }: ChipNames & { reading?: WishReading | undefined; today: string },
): { chips: BriefChip[]; notes: string[] } {
  const read = reading && toUnderstanding({ ...names, reading, today, by: 'rules' });
  const assumed = read?.brief ?? completeBrief({}, today);
  const isSet = (field: keyof TripBrief): boolean =>
    JSON.stringify(brief[field]) !== JSON.stringify(assumed[field]);
  const fields = Object.keys(brief) as (keyof TripBrief)[]; // its own keys
  const saidFields = new Set<string>([...Object.keys(read?.said ?? {}), ...fields.filter(isSet)]);
  const isWhenSaid = (part: 'days' | 'start'): boolean =>
    isSet('when') ||
    read?.chips.some(
      ({ field, value, certainty }) => field === 'when' && value === part && certainty === 'said',
    ) === true;
  const chips = listChips(
    brief,
    { saidFields, read: reading?.slots ?? [], hasDays: isWhenSaid('days'), hasStart: isWhenSaid('start') },
    names,
  );
  return { chips, notes: read?.notes ?? [] };
}
