import type { PartialTripBrief, Understanding } from '@yunyou/contract/trip/trip-brief.schema';
import { paces } from '@yunyou/domain/trip/brief/pace';
import { type ChipNames, listChips } from './brief-chips.ts';
import { completeBrief } from './complete-brief.ts';
import type { WishReading } from './read-wish.ts';
import { listCitiesOfAreas, toPartialTripBrief } from './to-partial-brief.ts';
import type { WishValues } from './wish-values.ts';

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
  const whole = completeBrief(said, today);
  const brief = given.cityIds ? whole : { ...whole, cityIds: withAreas(whole, reading.values, input) };
  const chips = listChips(
    brief,
    {
      saidFields: new Set(Object.keys(said)),
      read: reading.slots,
      hasDays: given.when !== undefined || reading.values.days !== undefined,
      hasStart: given.when !== undefined || (reading.values.firstDate ?? reading.values.month) !== undefined,
    },
    input,
  );
  const unread = reading.unread.slice(0, maxUnreadNotes).map((words) => `Not understood: "${words}".`);
  return { said, brief, chips, notes: [...(input.notes ?? []), ...notes, ...unread], by };
}

/**
 * Adds cities for provinces and regions that the wish names without one of their cities: the most popular ones, as many
 * as the days allow, at least one per area and 10 in all.
 */
function withAreas(
  { cityIds, excludedCityIds, when, pace }: Understanding['brief'],
  { areaIds, entryCityId, exitCityId, spotIds }: WishValues,
  { gazetteer }: UnderstandingInput,
): string[] {
  const named = new Set([
    ...cityIds,
    entryCityId,
    exitCityId,
    ...spotIds.map((id) => gazetteer.cityBySpot.get(id)),
  ]);
  const open = areaIds
    .map((id) => listCitiesOfAreas([id], gazetteer))
    .filter((cities) => !cities.some((id) => named.has(id)));
  const room = Math.max(open.length, Math.round(when.days / paces[pace].daysPerCity) - cityIds.length);
  const each = Math.max(1, Math.floor(room / Math.max(1, open.length)));
  const chosen = open.flatMap((cities) =>
    cities.filter((id) => !excludedCityIds.includes(id)).slice(0, each),
  );
  return [...new Set([...cityIds, ...chosen])].slice(0, 10);
}
