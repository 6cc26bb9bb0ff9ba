import type { Route, RouteStop } from '@yunyou/contract/entities/route.schema';
import { kilometresBetween, type Point } from '../geography/geography.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

/** A main sight of a stop may belong to a neighbouring city, at most this far away. */
const maximumExcursionKilometres = 200;

/** Checks the length of classic routes and the places of their stops. */
export function checkRoutes(content: Content): ContentProblem[] {
  const cities = new Map(listItems(content, 'city').map(({ id, fields }) => [id, fields.coordinates]));
  const spots = new Map(listItems(content, 'scenic-spot').map(({ id, fields }) => [id, fields.coordinates]));
  return listItems(content, 'route').flatMap((route) =>
    [
      ...listLengthMistakes(route.fields),
      ...[route.fields, ...route.fields.variations].flatMap(({ stops }) =>
        listStopMistakes(stops, cities, spots),
      ),
    ].map((message) => problemIn(route, message)),
  );
}

/** Checks that the shortest and longest length follow from the nights. */
export function listLengthMistakes({ days, stops }: Pick<Route, 'days' | 'stops'>): Mistake[] {
  const nights = stops.reduce((sum, stop) => sum + stop.nights + stop.nightsOnTheWay, 0);
  const extra = stops.reduce((sum, stop) => sum + stop.extraNights, 0);
  const mistakes: Mistake[] = [];
  if (nights + 1 !== days.min)
    mistakes.push(mistake('route-days-min', { days: days.min, nights, expected: nights + 1 }));
  if (nights + extra + 1 !== days.max)
    mistakes.push(mistake('route-days-max', { days: days.max, nights, extra, expected: nights + extra + 1 }));
  return mistakes;
}

export function listStopMistakes(
  stops: readonly RouteStop[],
  cities: ReadonlyMap<string, Point>,
  spots: ReadonlyMap<string, Point>,
): Mistake[] {
  return stops.flatMap(({ cityId, spotIds }, index) => {
    const mistakes: Mistake[] = [];
    if (cityId === stops[index + 1]?.cityId) mistakes.push(mistake('stop-twice', { cityId }));
    const city = cities.get(cityId);
    for (const spotId of spotIds) {
      const spot = spots.get(spotId);
      if (!city || !spot) continue;
      const distance = kilometresBetween(city, spot);
      if (distance > maximumExcursionKilometres)
        mistakes.push(mistake('stop-sight-far', { spotId, cityId, kilometres: Math.round(distance) }));
    }
    return mistakes;
  });
}
