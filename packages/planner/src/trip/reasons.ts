import type { LeftOut, PlanDay } from '../plan.ts';
import type { Place, Service } from '../problem.ts';
import type { Candidate } from './days/candidates.ts';
import type { Outline } from './outline/outline.ts';
import type { SearchSpace } from './search-space.ts';

export function toStopReason(space: SearchSpace, candidate: Candidate): string {
  const { kind, locationId, cityId, at, mealId } = candidate;
  const isAsked = space.counts.some(({ ids, min }) => min > 0 && ids.has(locationId));
  if (isAsked && at !== 'nearby') return 'You asked for it.';
  if (kind === 'meal') {
    if (at === 'nearby') return `Time for ${mealId} on the way.`;
    return at === 'hotel' ? `${mealId} at your hotel.` : `${mealId} where it fits the way best.`;
  }
  const places = space.placesByCity.get(cityId) ?? [];
  const place = places.find(({ id }) => id === locationId);
  if (place?.why !== undefined) return place.why;
  const rank = places.filter(({ score }) => score > (place?.score ?? 0)).length + 1;
  return rank <= 3 ? 'One of the best matches for you in this city.' : 'A good match that fits the way.';
}

export function toStayReason(space: SearchSpace, cityId: string, nights: number): string {
  if (space.requiredCities.has(cityId)) return 'You asked for this city.';
  const count = (space.placesByCity.get(cityId) ?? []).length;
  return nights === 0
    ? 'The city of the day.'
    : `Worth ${nights} of your nights: ${count} places here suit you.`;
}

export function toRideReason({ problem }: SearchSpace, service: Service): string {
  const rivals = problem.services.filter(
    ({ fromId, toId }) => fromId === service.fromId && toId === service.toId,
  );
  if (rivals.length === 1) return 'The only ride there is.';
  if (rivals.every(({ costMinor }) => costMinor >= service.costMinor)) return 'The cheapest ride that fits.';
  if (rivals.every(({ durationMinutes }) => durationMinutes >= service.durationMinutes))
    return 'The fastest ride.';
  return 'Leaves the most time to see things for its price.';
}

/** Lists every place that is not in the plan with the reason, best places first. */
export function listLeftOut(space: SearchSpace, outline: Outline, days: readonly PlanDay[]): LeftOut[] {
  const items = days.flatMap((day) => day.items);
  const ridden = new Set(items.flatMap((item) => (item.kind === 'ride' ? [item.serviceId] : [])));
  const used = new Set([
    ...items.flatMap((item) => (item.kind === 'visit' ? [item.placeId] : [])),
    ...space.problem.services.flatMap(({ id, seenPlaceIds = [] }) => (ridden.has(id) ? seenPlaceIds : [])),
  ]);
  const { places } = space.problem;
  const spentMinor = places.reduce((sum, { id, costMinor }) => sum + (used.has(id) ? costMinor : 0), 0);
  return places
    .filter(({ id }) => !used.has(id))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map((place) => toLeftOut(space, outline, place, { used, spentMinor }));
}

function toLeftOut(
  space: SearchSpace,
  { stays }: Outline,
  place: Place,
  { used, spentMinor }: { readonly used: ReadonlySet<string>; readonly spentMinor: number },
): LeftOut {
  const placeId = place.id;
  const stay = stays.find(({ cityId }) => cityId === place.cityId);
  if (!space.placesByCity.get(place.cityId)?.includes(place))
    return { placeId, reason: 'avoided', text: 'One of your rules excludes it.' };
  if (!stay) return { placeId, reason: 'city-not-visited', text: 'Its city is not part of this trip.' };
  const windows = place.windowsByDay.slice(stay.fromDayIndex, stay.fromDayIndex + stay.nights + 1);
  if (windows.every((day) => day.every(({ open, close }) => close - open < place.visitMinutes)))
    return { placeId, reason: 'closed', text: 'Closed on the days you are in its city.' };
  const isFull = space.counts.some(
    ({ ids, max }) => ids.has(placeId) && [...ids].filter((id) => used.has(id)).length >= max,
  );
  const budget = space.budgets.filter(({ scopes }) => scopes.includes('sights'));
  if (isFull || budget.some(({ maxMinor }) => spentMinor + place.costMinor > maxMinor))
    return { placeId, reason: 'over-limit', text: 'A limit you set (money or number of a kind) is used up.' };
  return { placeId, reason: 'no-time', text: 'Other places were worth more in the time you have.' };
}
