import { capitalise } from '@yunyou/contract/capitalise';
import type { ChangeLine } from '@yunyou/contract/trip/refinement.schema';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { formatDayMonth } from '../time/date-format.ts';

type Described = Pick<TripView, 'days' | 'stays'>;
type Visit = {
  readonly dayIndex: number;
  readonly name: string;
  readonly time: string;
  readonly minute: number;
};

/** Smallest shift of a visit, in minutes, that is listed. */
const minShift = 10;

/** Lists what differs between two states of a trip: nights and hotels first, then stops by day. */
export function listChanges(before: Described, after: Described): ChangeLine[] {
  const [old, next] = [listVisits(before), listVisits(after)];
  const lines = [...next].flatMap(([key, visit]): ChangeLine[] => {
    const was = old.get(key);
    const { dayIndex, name, time } = visit;
    if (!was) return [{ dayIndex, text: `${name} is new, at ${time}` }];
    if (was.dayIndex !== dayIndex)
      return [{ dayIndex, text: `${name} moves here from day ${was.dayIndex + 1}, at ${time}` }];
    return Math.abs(was.minute - visit.minute) >= minShift
      ? [{ dayIndex, text: `${name}: ${time} instead of ${was.time}` }]
      : [];
  });
  const gone = [...old].flatMap(([key, { dayIndex, name }]): ChangeLine[] =>
    next.has(key) ? [] : [{ dayIndex, text: `${name} is out` }],
  );
  const meals = listMealChanges(before, after);
  const byDay = [...listRideChanges(before, after), ...gone, ...lines, ...meals].toSorted(
    (a, b) => (a.dayIndex ?? 0) - (b.dayIndex ?? 0),
  );
  return [...listLength(before, after), ...listStayChanges(before, after), ...byDay];
}

/** Smallest shift of a meal, in minutes, that is listed. */
const minMealShift = 30;

/** Lists meals that a day no longer has, and other restaurants and hours of meals on days whose sights stay. */
function listMealChanges(before: Described, after: Described): ChangeLine[] {
  const countMeals = ({ days }: Described, meal: string): number =>
    days.filter((day) => listMeals(day).has(meal)).length;
  // A meal may move with the sight that it is eaten at.
  const isFewer = (meal: string): boolean => countMeals(after, meal) < countMeals(before, meal);
  return after.days.flatMap((day): ChangeLine[] => {
    const { dayIndex } = day;
    const was = before.days[dayIndex];
    if (!was || was.date !== day.date) return [];
    const [old, next] = [listMeals(was), listMeals(day)];
    const lost = [...old.keys()].filter((meal) => !next.has(meal) && isFewer(meal));
    const sightsOf = ({ items }: DescribedDay): string =>
      items
        .flatMap((item) => (item.kind === 'visit' ? [item.key] : []))
        .toSorted()
        .join(' ');
    const isSameDay = sightsOf(was) === sightsOf(day);
    const meals = isSameDay ? [...next] : [];
    return [
      ...lost.map((meal) => ({ dayIndex, text: `No ${meal} planned` })),
      ...meals.flatMap(([meal, { place, startMinute, startTime }]): ChangeLine[] => {
        const planned = old.get(meal);
        const name = capitalise(meal);
        if (planned?.place.name !== place.name)
          return [
            { dayIndex, text: `${name} ${mealPlaces.get(place.kind) ?? 'at'} ${place.name}, ${startTime}` },
          ];
        return Math.abs(planned.startMinute - startMinute) >= minMealShift
          ? [{ dayIndex, text: `${name}: ${startTime} instead of ${planned.startTime}` }]
          : [];
      }),
    ];
  });
}

type DescribedDay = Described['days'][number];
const mealPlaces = new Map<string, string>([
  ['district', 'in'],
  ['near-spot', 'near'],
]);

function listMeals({ items }: DescribedDay) {
  return new Map(items.flatMap((item) => (item.kind === 'meal' ? [[item.meal, item] as const] : [])));
}

/** Lists rides between two cities that leave at another time or by another mode. Rides on another day follow from the nights. */
function listRideChanges(before: Described, after: Described): ChangeLine[] {
  const old = new Map(listRides(before).map((ride) => [ride.key, ride]));
  return listRides(after).flatMap(({ key, dayIndex, item }): ChangeLine[] => {
    const was = old.get(key)?.item;
    if (!was || (was.startMinute === item.startMinute && was.mode === item.mode)) return [];
    const name = `${capitalise(item.mode)} to ${item.to.name}`;
    return [{ dayIndex, text: `${name}: ${item.startTime} instead of ${was.startTime}` }];
  });
}

function listRides({ days }: Described) {
  return days.flatMap(({ dayIndex, items }) =>
    items.flatMap((item) =>
      item.kind === 'ride'
        ? [{ key: `${dayIndex} ${item.fromCityId} ${item.toCityId}`, dayIndex, item }]
        : [],
    ),
  );
}

function listVisits({ days }: Described): Map<string, Visit> {
  return new Map(
    days.flatMap(({ dayIndex, items }) =>
      items.flatMap((item) =>
        item.kind === 'visit'
          ? [
              [
                item.key,
                { dayIndex, name: item.place.name, time: item.startTime, minute: item.startMinute },
              ] as const,
            ]
          : [],
      ),
    ),
  );
}

function listLength(before: Described, after: Described): ChangeLine[] {
  const [old, next] = [before.days.length, after.days.length];
  const [was, is] = [before.days[0]?.date, after.days[0]?.date];
  return [
    ...(was && is && was !== is
      ? [{ text: `Starts on ${formatDayMonth(is)} instead of ${formatDayMonth(was)}` }]
      : []),
    ...(old === next ? [] : [{ text: `${countOf(next, 'day')} instead of ${old}` }]),
  ];
}

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function listStayChanges(before: Described, after: Described): ChangeLine[] {
  const [old, next] = [listStays(before), listStays(after)];
  const ids = new Set([...old.keys(), ...next.keys()]);
  return [...ids].flatMap((cityId): ChangeLine[] => {
    const [was, is] = [old.get(cityId), next.get(cityId)];
    if (!is) return was ? [{ text: `${was.name} is out` }] : [];
    if (!was) return [{ text: `${is.name} is new, ${countOf(is.nights, 'night')}` }];
    const hotel = is.hotel !== undefined && is.hotel !== was.hotel ? [`${is.hotel} in ${is.name}`] : [];
    const nights =
      is.nights === was.nights ? [] : [`${is.name}: ${countOf(is.nights, 'night')} instead of ${was.nights}`];
    return [...nights, ...hotel].map((text) => ({ text }));
  });
}

function listStays({ stays }: Described) {
  const byCity = new Map<string, { name: string; nights: number; hotel: string | undefined }>();
  for (const { cityId, cityName, nights, hotel, district } of stays) {
    const known = byCity.get(cityId);
    const place = hotel?.name ?? (district && `Hotels around ${district.name}`);
    byCity.set(cityId, {
      name: cityName,
      nights: nights + (known?.nights ?? 0),
      hotel:
        [...new Set([known?.hotel, place])].filter((one) => one !== undefined).join(' and ') || undefined,
    });
  }
  return byCity;
}
