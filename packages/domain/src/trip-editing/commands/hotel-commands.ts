import { findCityId, readKey } from '../../trip/problem/planner-ids.ts';
import { listHotelChoices, withoutHotels } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { listHotelIds } from '../brief-edits.ts';
import { type Draft, type EditResult, refuse } from '../draft.ts';
import { type CommandOf, type Run } from './command-run.ts';

/** Chooses a hotel for all nights in its city that are not booked elsewhere. */
export function chooseHotel({ problemOf }: Run, draft: Draft, hotelId: string): EditResult {
  const stays = draft.plan.stays.flatMap((stay, stayIndex) => (stay.hotelId === undefined ? [] : stayIndex));
  const results = stays.map((stayIndex) =>
    applyTripEdit(problemOf, draft, { kind: 'hotel', stayIndex, hotelId }),
  );
  const found = results.findIndex(({ status }) => status === 'done');
  const result = results[found];
  const stay = draft.plan.stays[stays[found] ?? -1];
  if (!result || !stay) return refuse('Your trip has no night in the city of this hotel.');
  const here = draft.plan.stays.filter(({ cityId }) => cityId === stay.cityId);
  if (here.every((one) => one.hotelId === undefined || one.hotelId === hotelId))
    return refuse('You already stay there.');
  const isBooked = problemOf(draft.brief)?.hotels.some(
    ({ cityId, bookedNights = [] }) => cityId === stay.cityId && bookedNights.length > 0,
  );
  return isBooked ? refuse('You have a booking for these nights. Change the booking first.') : result;
}

/** Chooses in each city the best of the cheaper hotels, or the next better one. */
export function changeHotels(run: Run, draft: Draft, { level, cityId }: CommandOf<'hotels'>): EditResult {
  const cities = new Set<string>();
  const stayIndexes = draft.plan.stays.flatMap((stay, index) => {
    const isWanted =
      stay.hotelId !== undefined && (cityId === undefined || cityId === findCityId(stay.cityId));
    if (!isWanted || cities.has(stay.cityId)) return [];
    cities.add(stay.cityId);
    return [index];
  });
  const changed = stayIndexes.reduce((current, index) => changeHotel(run, current, index, level), draft);
  if (changed !== draft) return { status: 'done', draft: changed };
  if (typeof level === 'number') return refuse('We know no other hotel of this class here.');
  if (level === 'other') return refuse('No other hotels listed here yet.');
  return refuse(
    level === 'cheaper'
      ? 'You already have the cheapest hotels we know here.'
      : 'You already have the best hotels we know here.',
  );
}

function changeHotel(
  { problemOf, facts }: Run,
  draft: Draft,
  stayIndex: number,
  level: CommandOf<'hotels'>['level'],
): Draft {
  const stay = draft.plan.stays[stayIndex];
  const problem = problemOf(draft.brief);
  if (!stay || !problem) return draft;
  const now = problem.hotels.find(({ id }) => id === stay.hotelId)?.costMinor;
  const open = problemOf(withoutHotels(draft.brief, listHotelIds(problem, stay.cityId)));
  if (now === undefined || !open) return draft;
  const others = listHotelChoices(open, draft.plan, stayIndex);
  const isOfClass = ({ id }: { readonly id: string }): boolean => {
    const hotel = readKey(id);
    return hotel.kind === 'hotel' && facts.hotelClass(hotel.id) === level;
  };
  const chosen =
    typeof level === 'number'
      ? others.filter(isOfClass).toSorted((a, b) => b.score - a.score)[0]
      : level === 'other'
        ? others.toSorted((a, b) => b.score - a.score)[0]
        : level === 'cheaper'
          ? others.filter(({ costMinor }) => costMinor < now).toSorted((a, b) => b.score - a.score)[0]
          : others.find(({ costMinor }) => costMinor > now);
  if (!chosen) return draft;
  const result = applyTripEdit(problemOf, draft, { kind: 'hotel', stayIndex, hotelId: chosen.id });
  return result.status === 'done' ? result.draft : draft;
}
