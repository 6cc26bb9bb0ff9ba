import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Stop } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';
import { cityKey, ownKey, readKey } from '../trip/problem/planner-ids.ts';
import { listDaysInCity } from './alternatives.ts';

/** A visit farther from the city of the day does not fit into the day. */
const farthestMeters = 200_000;

/** Returns the city of the day that is nearest to a position, or why the position cannot be visited that day. */
export function chooseOwnCity(
  plan: Plan,
  dayIndex: number,
  at: Located,
  cities: readonly { readonly id: string; readonly name: string; readonly coordinates: Located }[],
): { readonly cityId: string } | { readonly refusal: string } {
  const nearest = cities
    .filter(({ id }) => listDaysInCity(plan, cityKey(id)).includes(dayIndex))
    .map((city) => ({ ...city, meters: straightMeters(at, city.coordinates) }))
    .toSorted((a, b) => a.meters - b.meters)[0];
  if (!nearest) return { refusal: 'This day has no city to start from.' };
  if (nearest.meters <= farthestMeters) return { cityId: nearest.id };
  const kilometres = Math.round(nearest.meters / 1000).toLocaleString('en');
  return { refusal: `This is ${kilometres} km from ${nearest.name}, too far for one day.` };
}

/** Returns the id of the own place behind a key of a stop, or undefined. */
export function ownIdOf(key: string): string | undefined {
  return key.startsWith('own/') ? key.slice('own/'.length) : undefined;
}

/** Returns the brief without an own place whose visit is removed. The same brief for all other visits. */
export function withoutOwnPlace(brief: TripBrief, key: string): TripBrief {
  const id = ownIdOf(key);
  if (id === undefined) return brief;
  return { ...brief, ownPlaces: (brief.ownPlaces ?? []).filter((own) => own.id !== id) };
}

export function withOwnPlace(brief: TripBrief, place: OwnPlace): TripBrief {
  const others = (brief.ownPlaces ?? []).filter(({ id }) => id !== place.id);
  return { ...brief, ownPlaces: [...others, place] };
}

/** Merges the own places of two briefs: those that the merged days visit, changed as on the side that changed them. */
export function mergeOwnPlaces(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', TripBrief>,
  days: readonly (readonly Stop[])[],
): readonly OwnPlace[] {
  const visited = new Set(days.flat().flatMap((stop) => (stop.kind === 'visit' ? [stop.placeId] : [])));
  const before = new Map((base.ownPlaces ?? []).map((own) => [own.id, JSON.stringify(own)]));
  const byId = new Map((theirs.ownPlaces ?? []).map((own) => [own.id, own]));
  for (const own of mine.ownPlaces ?? [])
    if (!byId.has(own.id) || before.get(own.id) !== JSON.stringify(own)) byId.set(own.id, own);
  return [...byId.values()].filter(({ id }) => visited.has(ownKey(id)));
}

/** Returns whether a visit is of an own place. */
export const isOwn = (placeId: string): boolean => readKey(placeId).kind === 'own';
