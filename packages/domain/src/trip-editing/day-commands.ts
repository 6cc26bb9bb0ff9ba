import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import { repair } from '@yunyou/planner/repair';
import { restaurantKey } from '../trip/problem/planner-ids.ts';
import { listDaysInCity } from './alternatives.ts';
import { applyTripEdit } from './apply-edit.ts';
import { withDayLimit } from './brief-edits.ts';
import type { Draft, EditResult, ProblemOf } from './draft.ts';
import { withFittingVisits } from './keep-visits.ts';
import { exchangeDays, pickBestResult } from './move-to-day.ts';

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;

const refuse = (text: string): EditResult => ({ status: 'refused', text });

/** Keeps a day without visits. They move to other days where they break nothing; the others leave the trip. */
export function freeDay(problemOf: ProblemOf, draft: Draft, dayIndex: number): EditResult {
  const stops = arrangementOf(draft.plan).days[dayIndex];
  if (!stops) return refuse('Your trip has no such day.');
  const visits = stops.filter((stop) => stop.kind === 'visit');
  if (visits.length === 0) return refuse('Nothing is planned for this day.');
  if (visits.some(({ locked }) => locked)) return refuse('A stop of this day has a fixed time.');
  const brief = withDayLimit(draft.brief, dayIndex, 0);
  const problem = problemOf(brief);
  const outcome = problem && repair(problem, draft.plan, { kind: 'mend' });
  if (!problem || outcome?.status !== 'planned')
    return refuse('A sight you asked for finds no place on another day.');
  const plan = withFittingVisits(problem, draft.plan, outcome.plan);
  return { status: 'done', draft: { ...draft, brief, plan } };
}

/** Exchanges two days of one city. */
export function swapDays(
  problemOf: ProblemOf,
  draft: Draft,
  { dayIndex, otherDayIndex }: CommandOf<'swap-days'>,
): EditResult {
  const cityOf = (day: number) => draft.plan.stays.find((stay) => listNights(stay).includes(day))?.cityId;
  if (!draft.plan.days[dayIndex] || !draft.plan.days[otherDayIndex])
    return refuse('Your trip has no such day.');
  if (cityOf(dayIndex) !== cityOf(otherDayIndex)) return refuse('These days are in different cities.');
  return (
    exchangeDays(problemOf, draft, dayIndex, otherDayIndex) ??
    refuse('A ride or a stop with a fixed time keeps one of these days as it is.')
  );
}

/** Returns the days on which a night in the city begins. */
function listNights({ fromDayIndex, nights }: Draft['plan']['stays'][number]): number[] {
  return Array.from({ length: nights }, (_, night) => fromDayIndex + night);
}

/** Eats at a restaurant instead of the planned place, at the wanted meal or the one where it fits best. */
export function chooseTable(
  problemOf: ProblemOf,
  draft: Draft,
  { restaurantId, dayIndex, meal }: CommandOf<'table'>,
): EditResult {
  const id = restaurantKey(restaurantId);
  const restaurant = problemOf(draft.brief)?.restaurants.find((one) => one.id === id);
  if (!restaurant) return refuse('This restaurant is in no city of your trip, or does not suit your diet.');
  const there = listDaysInCity(draft.plan, restaurant.cityId);
  const meals = arrangementOf(draft.plan).days.flatMap((stops, day) =>
    stops.flatMap((stop) =>
      stop.kind === 'meal' && there.includes(day) ? [{ day, stop, key: stopKey(day, stop) }] : [],
    ),
  );
  if (meals.some(({ stop }) => stop.locationId === id)) return refuse('It is in the trip already.');
  const wanted = meals.filter(
    ({ day, stop }) => day === (dayIndex ?? day) && stop.mealId === (meal ?? stop.mealId),
  );
  const serving = wanted.filter(({ stop }) => restaurant.mealIds?.includes(stop.mealId) ?? true);
  if (serving.length === 0)
    return refuse(
      wanted.length > 0 ? 'It does not serve this meal.' : 'Your trip has no such meal in this city.',
    );
  return pickBestResult(
    problemOf,
    serving.map(({ key }) => applyTripEdit(problemOf, draft, { kind: 'table', key, restaurantId: id })),
  );
}
