import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrange, arrangementOf, retime, stopKey } from '@yunyou/planner/arrange';
import { verify } from '@yunyou/planner/verify/verify';
import { dayLimitsOf } from '../../trip/brief/pace.ts';
import { formatClock } from '../../trip/description/format-clock.ts';
import { restaurantKey } from '../../trip/problem/planner-ids.ts';
import { listDaysInCity, listRestaurantChoices } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from '../draft.ts';
import { retimePlan } from '../hours-edits.ts';
import { pickBestResult, weighFaults } from '../move-to-day.ts';
import { findStop } from '../stops.ts';

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;
type MealCommand = CommandOf<'meal'>;

/** Minutes by which "earlier" and "later" move a meal. */
const shiftMinutes = 45;
/** Largest difference in minutes at which a meal counts as being at the wanted minute. */
const nearMinutes = 30;

/** Changes when a meal starts, or takes it out: of one day, or of all days and of later plans. */
export function setMeal(problemOf: ProblemOf, draft: Draft, command: MealCommand): EditResult {
  const meals = listMeals(draft, command);
  const [first] = meals;
  if (!first)
    return refuse(
      command.dayIndex === undefined
        ? `Your trip has no ${command.meal}.`
        : `Day ${command.dayIndex + 1} has no ${command.meal}.`,
    );
  if (command.dayIndex !== undefined) return setOnDay(problemOf, draft, command, first);
  const { meal, at } = command;
  const starts = meals.map(({ stop }) => stop.startMinute).toSorted((a, b) => a - b);
  const usual = starts[Math.floor(starts.length / 2)] ?? first.stop.startMinute;
  const wanted = at === 'none' ? at : toMinute(at, usual);
  const brief = withEvenings(draft, { ...draft.brief.mealHours, [meal]: wanted });
  const problem = problemOf(brief);
  if (!problem) return refuse('The trip cannot be planned with these hours.');
  if (wanted !== 'none') {
    const timed = retime(problem, draft.plan);
    const plan = verify(problem, timed).length === 0 ? timed : retimePlan(problem, timed);
    return { status: 'done', draft: moveNearer(problemOf, { ...draft, brief, plan }, meal, wanted) };
  }
  const { stays, days } = arrangementOf(draft.plan);
  const without = days.map((stops) => stops.filter((stop) => stop.kind !== 'meal' || stop.mealId !== meal));
  return {
    status: 'done',
    draft: { ...draft, brief, plan: arrange(problem, draft.plan, { stays, days: without }) },
  };
}

/** Moves the meals of single days nearer to the wanted minute, where that breaks nothing. */
function moveNearer(problemOf: ProblemOf, draft: Draft, meal: MealCommand['meal'], at: number): Draft {
  return listMeals(draft, { meal }).reduce((current, { day }) => {
    const [planned] = listMeals(current, { meal, dayIndex: day });
    if (!planned || Math.abs(planned.stop.startMinute - at) <= nearMinutes) return current;
    const moved = setOnDay(problemOf, current, { kind: 'meal', meal, at, dayIndex: day }, planned);
    return moved.status === 'done' ? moved.draft : current;
  }, draft);
}

/** Minutes from the start of dinner to the hotel. */
const dinnerMinutes = 105;

/** Sets the hours of meals. Days that would end before a late dinner end after it. */
function withEvenings({ brief, plan }: Draft, mealHours: NonNullable<TripBrief['mealHours']>): TripBrief {
  const { dinner } = mealHours;
  if (typeof dinner !== 'number') return { ...brief, mealHours };
  const endMinute = Math.min(1440, dinner + dinnerMinutes);
  const early = plan.days.flatMap(({ dayIndex }) =>
    dayLimitsOf(brief, dayIndex).endMinute < endMinute ? [dayIndex] : [],
  );
  const others = brief.dayLimits.filter((limit) => !early.includes(limit.dayIndex));
  const changed = early.map((dayIndex) => ({
    ...brief.dayLimits.find((limit) => limit.dayIndex === dayIndex),
    dayIndex,
    endMinute,
  }));
  const dayLimits = [...others, ...changed].toSorted((a, b) => a.dayIndex - b.dayIndex);
  return { ...brief, mealHours, dayLimits };
}

const toMinute = (at: Exclude<MealCommand['at'], 'none'>, now: number): number =>
  typeof at === 'number' ? at : now + (at === 'later' ? shiftMinutes : -shiftMinutes);

type PlannedMeal = {
  readonly day: number;
  readonly key: string;
  readonly stop: { readonly startMinute: number; readonly mealId: string; readonly locationId: string };
};

function listMeals(
  { plan }: Draft,
  { meal, dayIndex }: Pick<CommandOf<'table'>, 'meal' | 'dayIndex'>,
): PlannedMeal[] {
  return arrangementOf(plan).days.flatMap((stops, day) =>
    stops.flatMap((stop) =>
      stop.kind === 'meal' && stop.mealId === (meal ?? stop.mealId) && day === (dayIndex ?? day)
        ? [{ day, stop, key: stopKey(day, stop) }]
        : [],
    ),
  );
}

/** Moves a meal to the position of its day at which it starts nearest to the wanted minute. */
function setOnDay(
  problemOf: ProblemOf,
  draft: Draft,
  { meal, at }: MealCommand,
  planned: PlannedMeal,
): EditResult {
  const { key, day: dayIndex, stop } = planned;
  if (at === 'none') return applyTripEdit(problemOf, draft, { kind: 'remove', key });
  const wanted = toMinute(at, stop.startMinute);
  const before = weighFaults(problemOf, draft);
  const count = arrangementOf(draft.plan).days[dayIndex]?.length ?? 0;
  const tries = Array.from({ length: count }, (_, position) =>
    applyTripEdit(problemOf, draft, { kind: 'move', key, dayIndex, position }),
  ).flatMap((result) => {
    const start = result.status === 'done' ? findStop(result.draft.plan, key)?.stop.startMinute : undefined;
    return result.status === 'done' && start !== undefined
      ? [{ result, distance: Math.abs(start - wanted), faults: weighFaults(problemOf, result.draft) }]
      : [];
  });
  const isGood = typeof at === 'number' ? nearMinutes : shiftMinutes;
  const best = tries
    .filter(
      ({ distance, faults }) =>
        distance <= isGood && distance < Math.abs(stop.startMinute - wanted) && faults <= before,
    )
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (best) return best.result;
  return Math.abs(stop.startMinute - wanted) <= nearMinutes
    ? refuse(`It is planned at ${formatClock(stop.startMinute)} already.`)
    : refuse(
        `There is no room for ${meal} at ${formatClock(wanted)} on day ${dayIndex + 1}. Move a sight of this day first.`,
      );
}

/** Chosen restaurants that a brief stores: the limit of the contract. */
const maxChosen = 40;

/** Plans a meal at a restaurant instead of the planned place: the wanted meal, or the one that fits best. */
export function chooseTable(
  problemOf: ProblemOf,
  draft: Draft,
  { restaurantId, dayIndex, meal }: CommandOf<'table'>,
): EditResult {
  if (restaurantId === undefined) return chooseOtherRestaurant(problemOf, draft, { meal, dayIndex });
  const id = restaurantKey(restaurantId);
  const withChosen = withRestaurant(problemOf, draft, restaurantId);
  const restaurant = problemOf(withChosen.brief)?.restaurants.find((one) => one.id === id);
  if (!restaurant) return refuse('This restaurant is in no city of your trip, or does not suit your diet.');
  const there = listDaysInCity(draft.plan, restaurant.cityId);
  const meals = listMeals(draft, {}).filter(({ day }) => there.includes(day));
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
    serving.map(({ key }) => applyTripEdit(problemOf, withChosen, { kind: 'table', key, restaurantId: id })),
  );
}

/** Adds the restaurant to the brief where the planner considers only others. */
function withRestaurant(problemOf: ProblemOf, draft: Draft, restaurantId: string): Draft {
  const id = restaurantKey(restaurantId);
  if (problemOf(draft.brief)?.restaurants.some((one) => one.id === id)) return draft;
  const restaurantIds = [...(draft.brief.restaurantIds ?? []), restaurantId].slice(-maxChosen);
  return { ...draft, brief: { ...draft.brief, restaurantIds } };
}

const maxTables = 6;

/** Changes the restaurant of a meal for the best other one that breaks nothing. */
function chooseOtherRestaurant(
  problemOf: ProblemOf,
  draft: Draft,
  wanted: { meal: CommandOf<'table'>['meal']; dayIndex: number | undefined },
): EditResult {
  const meals = listMeals(draft, { meal: wanted.meal, dayIndex: wanted.dayIndex });
  const problem = problemOf(draft.brief);
  if (!problem || meals.length === 0) return refuse('Your trip has no such meal.');
  const results = meals.flatMap(({ key }) =>
    listRestaurantChoices(problem, draft.plan, key)
      .slice(0, maxTables)
      .map(({ id }) => applyTripEdit(problemOf, draft, { kind: 'table', key, restaurantId: id })),
  );
  return results.length > 0
    ? pickBestResult(problemOf, results)
    : refuse('No other restaurants listed here yet.');
}
