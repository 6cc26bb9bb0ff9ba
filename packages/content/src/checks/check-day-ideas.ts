import type { DayIdea } from '@yunyou/contract/entities/day-idea.schema';
import { rulesOn, toWindow } from '@yunyou/domain/opening-hours/opening-hours';
import { toMinutes } from '@yunyou/domain/time/china-time';
import { kilometresBetween } from '../geography/geography.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentProblem } from '../read-content.ts';
import { listItems, problemIn } from './check-items.ts';

type Item = DayIdea['items'][number];

/** A spot of another city may be part of a day if it is at most this far from the city. */
const maximumExcursionKilometres = 150;

/** Checks the hours and places of day ideas. */
export function checkDayIdeas(content: Content): ContentProblem[] {
  const places = indexPlaces(content);
  return listItems(content, 'day-idea').flatMap((idea) =>
    listDayMistakes(idea.fields, places).map((message) => problemIn(idea, message)),
  );
}

/** Indexes the entities that a day idea refers to by id. */
function indexPlaces(content: Content) {
  const index = <N extends 'city' | 'scenic-spot' | 'restaurant' | 'district'>(entity: N) =>
    new Map(listItems(content, entity).map(({ id, fields }) => [id, fields]));
  return {
    cities: index('city'),
    spots: index('scenic-spot'),
    restaurants: index('restaurant'),
    districts: index('district'),
  };
}
type Places = ReturnType<typeof indexPlaces>;

export function listDayMistakes(idea: DayIdea, places: Places): Mistake[] {
  const mistakes: Mistake[] = [];
  let freeFrom = 0;
  for (const item of idea.items) {
    const start = toMinutes(item.from);
    if (start < freeFrom) mistakes.push(mistake('item-too-early', identify(item)));
    freeFrom = start + item.minutes;
    mistakes.push(...listPlaceMistakes(idea, item, places));
  }
  if (freeFrom > 24 * 60) mistakes.push(mistake('day-past-midnight'));
  return mistakes;
}

/** Returns which item of the day a sentence is about. */
function identify({ spotId, restaurantId, districtId, walk = '' }: Item) {
  if (spotId) return { kind: 'scenic-spot', item: spotId } as const;
  if (restaurantId) return { kind: 'restaurant', item: restaurantId } as const;
  return districtId
    ? ({ kind: 'district', item: districtId } as const)
    : ({ kind: 'walk', item: walk } as const);
}

function listPlaceMistakes(idea: DayIdea, item: Item, places: Places): Mistake[] {
  const { cityId } = idea;
  const own = identify(item);
  const business =
    places.restaurants.get(item.restaurantId ?? '') ?? places.districts.get(item.districtId ?? '');
  if (business && business.cityId !== cityId)
    return [mistake('item-in-other-city', { ...own, cityId: business.cityId, expected: cityId })];
  const spot = places.spots.get(item.spotId ?? '');
  const city = places.cities.get(cityId);
  if (!spot || !city) return [];
  const mistakes: Mistake[] = [];
  const distance = kilometresBetween(spot.coordinates, city.coordinates);
  if (spot.cityId !== cityId && distance > maximumExcursionKilometres)
    mistakes.push(mistake('item-far', { ...own, kilometres: Math.round(distance), cityId }));
  if (item.variantId && !spot.visitVariants?.some(({ id }) => id === item.variantId))
    mistakes.push(mistake('item-variant-unknown', { ...own, variant: item.variantId }));
  const closed = (idea.months.length > 0 ? idea.months : allMonths).filter(
    (month) => !isOpen(spot.openingHours, month, item),
  );
  if (closed.length > 0)
    mistakes.push(
      mistake('item-closed', { ...own, from: item.from, minutes: item.minutes, months: closed.join(', ') }),
    );
  return mistakes;
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

/** Returns whether the item fits into the opening hours in the middle of a month, on any weekday. */
function isOpen(rules: Parameters<typeof rulesOn>[0], month: number, { from, minutes }: Item): boolean {
  const start = toMinutes(from);
  return rulesOn(rules, `${String(month).padStart(2, '0')}-15`)
    .map(toWindow)
    .some(({ openMinute, closeMinute }) => openMinute <= start && start + minutes <= closeMinute);
}
