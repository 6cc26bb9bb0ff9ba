import { capitalise } from '@yunyou/contract/capitalise';
import type { spotCategories } from '@yunyou/contract/entities/spot-words';
import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { formatWeekdayDate } from '../../time/date-format.ts';
import { countNightsOnBoard } from '../problem/rides/nights-on-board.ts';
import type { DayOnBoard } from './days-on-board.ts';
import { formatDuration, isOvernight, joinNames } from './titles-and-summaries.ts';

type Item<K extends TripItemView['kind']> = Extract<TripItemView, { kind: K }>;
type Visit = Item<'visit'>;
type SpotCategory = (typeof spotCategories)[number];

interface DayContext {
  isFirst: boolean;
  isLast: boolean;
  /** Set on a day that begins on board. */
  onBoard?: DayOnBoard | undefined;
  /** Returns the other days in the same city on which a sight of this day is closed. */
  closedOn: (spotId: string) => readonly string[];
}

/** Length of a way in minutes from which a visit is an excursion. */
const excursionMinutes = 60;
/** Length of a visit in minutes from which it fills its day. */
const wholeDayMinutes = 300;
const maxSentences = 3;

/**
 * Introduces a day in up to three sentences: its theme, the reason for its date or order, and the ride to the next
 * place. Costs, walks and weather are shown beside it.
 */
export function introduceDay(items: readonly TripItemView[], context: DayContext): string {
  const of = <K extends TripItemView['kind']>(kind: K) =>
    items.filter((item): item is Item<K> => item.kind === kind);
  const [visits, rides] = [of('visit'), of('ride')];
  const sentences = [
    ...(context.onBoard?.program ? [context.onBoard.program.text] : []),
    ...(visits.length === 0 ? describeEmptyDay(rides, items, context) : describeVisits(visits, items)),
    ...visits.flatMap((visit) => explainDate(visit, context)).slice(0, 1),
    ...explainRest(items),
    ...rides.slice(0, 1).map((ride) => describeRide(ride, of('meal'))),
    ...(context.isFirst && !context.isLast && visits.length > 0 && rides.length === 0
      ? ['The bags go to the hotel first.']
      : []),
    ...(context.isLast && visits.length > 0 ? describeEnd(items) : []),
  ];
  return sentences.slice(0, maxSentences).join(' ');
}

/** Minute of the day from which an arrival leaves time only for the way to the hotel. */
const lateArrival = 17 * 60;

function describeEmptyDay(
  rides: readonly Item<'ride'>[],
  items: readonly TripItemView[],
  { isFirst, isLast, onBoard }: DayContext,
): string[] {
  if (rides.length > 0) return ['A day on the way, with nothing that can be missed.'];
  if (onBoard?.program) return [];
  if (onBoard && !isLast)
    return ['You come off the night train: rest at the hotel, eat well and look around.'];
  if (isFirst && isLast) return [describeEmptyStop(items)];
  if (isFirst && (items[0]?.startMinute ?? 0) >= lateArrival)
    return ['You arrive late: straight to the hotel, and start fresh tomorrow.'];
  if (isFirst) return ['A day to arrive: settle in, eat well and look around the hotel.'];
  if (isLast) return ['Only the way home, without a rush.'];
  return ['Nothing is planned: rest, or go back to what you liked best.'];
}

/** Explains why the only day of a trip is empty: a layover that is too short to leave the airport. */
function describeEmptyStop(items: readonly TripItemView[]): string {
  const wait = items.find((item) => item.kind === 'free' && item.place?.kind === 'gateway');
  if (wait?.kind !== 'free' || !wait.place)
    return 'No sight fits into this day: rest, eat well and look around.';
  const length = formatDuration(wait.endMinute - wait.startMinute);
  return `You have ${length} at ${wait.place.name}, from ${wait.startTime} to ${wait.endTime}. No sight fits into this time: eat, rest and be early for your way on.`;
}

/** Describes the theme of a day: an excursion, one large sight, or the kinds of its sights by time of day. */
function describeVisits(visits: readonly Visit[], items: readonly TripItemView[]): string[] {
  const far = visits.map((visit) => ({ visit, minutes: minutesTo(visit, items) }));
  const farthest = far.reduce((a, b) => (b.minutes > a.minutes ? b : a));
  const others = visits.filter(({ place }) => place.id !== farthest.visit.place.id);
  if (farthest.minutes >= excursionMinutes) {
    const way = `${farthest.visit.place.name} is ${formatDuration(farthest.minutes)} away`;
    if (others.length === 0) return [`An excursion: ${way}, so it has the day to itself.`];
    const isFirst = visits[0] === farthest.visit;
    const near = joinNames(others.map(({ place }) => place.name));
    return [
      `${way}, so ${isFirst ? `it comes first and ${near} on the way back` : `${near} comes before it`}.`,
    ];
  }
  const long = visits.find(({ startMinute, endMinute }) => endMinute - startMinute >= wholeDayMinutes);
  if (long) return [`The day belongs to ${long.place.name}.`];
  return [describeKinds(visits)];
}

/** Returns the minutes of the way that ends at a visit: the transfers since the stop before it. */
function minutesTo(visit: Visit, items: readonly TripItemView[]): number {
  const before = items.slice(0, items.indexOf(visit));
  const start = before.findLastIndex(({ kind }) => kind !== 'transfer' && kind !== 'free') + 1;
  return before.slice(start).reduce((sum, item) => sum + (item.kind === 'transfer' ? item.minutes : 0), 0);
}

/** One and several sights of a kind. */
const kindNames: Readonly<Record<SpotCategory, readonly [one: string, several: string]>> = {
  palace: ['a palace', 'palaces'],
  temple: ['a temple', 'temples'],
  grotto: ['cave temples', 'cave temples'],
  wall: ['a walk on the wall', 'walks on the wall'],
  museum: ['a museum', 'museums'],
  'historic-town': ['an old town', 'old towns'],
  garden: ['a garden', 'gardens'],
  park: ['a park', 'parks'],
  mountain: ['a mountain', 'mountains'],
  lake: ['a lake', 'lakes'],
  river: ['a river', 'rivers'],
  waterfall: ['a waterfall', 'waterfalls'],
  canyon: ['a canyon', 'canyons'],
  desert: ['the desert', 'deserts'],
  grassland: ['the grassland', 'grasslands'],
  island: ['an island', 'islands'],
  beach: ['the beach', 'beaches'],
  village: ['a village', 'villages'],
  street: ['a stroll through the lanes', 'strolls through the lanes'],
  tower: ['a view from a tower', 'towers'],
  bridge: ['a bridge', 'bridges'],
  mausoleum: ['a mausoleum', 'mausoleums'],
  'religious-site': ['a place of worship', 'places of worship'],
  wildlife: ['animals', 'visits to animals'],
  'theme-park': ['a theme park', 'theme parks'],
  'hot-spring': ['a hot spring', 'hot springs'],
  terraces: ['terraced fields', 'terraced fields'],
  forest: ['a forest', 'forests'],
  monument: ['a landmark', 'landmarks'],
  market: ['a market', 'markets'],
};

const isCategory = (text: string): text is SpotCategory => text in kindNames;

/** Returns a sentence such as "A palace in the morning, two gardens in the afternoon." */
function describeKinds(visits: readonly Visit[]): string {
  const times = [
    { name: 'in the morning', to: 12 * 60 },
    { name: 'in the afternoon', to: 17 * 60 },
    { name: 'towards evening', to: Infinity },
  ];
  const parts = times.flatMap(({ name, to }, index) => {
    const from = times[index - 1]?.to ?? 0;
    const here = visits.filter(({ startMinute }) => startMinute >= from && startMinute < to);
    if (here.length === 0) return [];
    const counts = new Map<string, number>();
    for (const { category } of here) counts.set(category, (counts.get(category) ?? 0) + 1);
    const kinds = [...counts].map(([category, count]) => countKind(category, count));
    return [`${joinNames(kinds)} ${name}`];
  });
  const text = parts.join(', ');
  return `${capitalise(text)}.`;
}

const numbers = ['', '', 'two', 'three', 'four', 'five'] as const;

function countKind(category: string, count: number): string {
  const [one, several] = isCategory(category) ? kindNames[category] : ['a sight', 'sights'];
  if (count === 1) return one;
  return one === several ? one : `${numbers[count] ?? count} ${several}`;
}

/** Explains why a sight is on this day: it is closed on another day in this city. */
function explainDate({ place }: Visit, { closedOn }: DayContext): string[] {
  const closed = closedOn(place.id)[0];
  return closed === undefined
    ? []
    : [`${place.name} is today, because it is closed on ${formatWeekdayDate(closed)}.`];
}

/** Minutes from which a rest is mentioned in the introduction of a day. */
const restMinutes = 90;
/** Minute from which a sight counts as one of the evening. */
const eveningMinute = 17 * 60;

/** Explains a long rest at the hotel by the sight of the evening that follows it. */
function explainRest(items: readonly TripItemView[]): string[] {
  const at = items.findIndex(
    (item) =>
      item.kind === 'free' && item.place.kind === 'hotel' && item.endMinute - item.startMinute >= restMinutes,
  );
  const [rest, later] = [items[at], items.slice(at + 1).find(({ kind }) => kind === 'visit')];
  if (at < 1 || rest?.kind !== 'free' || later?.kind !== 'visit' || later.startMinute < eveningMinute)
    return [];
  return [`Rest at the hotel until ${rest.endTime}: ${later.place.name} is for the evening.`];
}

/** Usual meal times, in minutes after midnight. */
const mealHours = { lunch: [720, 810], dinner: [1080, 1170] } as const;

/** Names a ride and the meals during it. */
function describeRide(ride: Item<'ride'>, meals: readonly Item<'meal'>[]): string {
  const { mode, startTime, endTime, startMinute, endMinute, boardMinutes, to } = ride;
  const nights = countNightsOnBoard(endMinute);
  if (nights > 1)
    return `The ship to ${to.name} leaves at ${startTime}; you sleep on board for ${nights} nights, with meals.`;
  if (isOvernight(ride))
    return `The night ${mode} to ${to.name} leaves at ${startTime} and arrives at ${endTime} the next day: you sleep on board.`;
  const onBoard = Object.entries(mealHours).flatMap(([meal, [from, until]]) =>
    startMinute - boardMinutes < until && endMinute > from && !meals.some((item) => item.meal === meal)
      ? [meal]
      : [],
  );
  const eat = onBoard.length === 0 ? '' : `, ${joinNames(onBoard)} on the way`;
  return `The ${mode} to ${to.name} leaves at ${startTime} and takes ${formatDuration(endMinute - startMinute)}${eat}.`;
}

/** Describes when the last day ends at the airport or station. */
function describeEnd(items: readonly TripItemView[]): string[] {
  const last = items.findLast((item) => item.kind === 'transfer');
  return last?.to.kind === 'gateway' ? [`You are at ${last.to.name} by ${last.endTime}.`] : [];
}
