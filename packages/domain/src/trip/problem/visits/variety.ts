import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place } from '@yunyou/planner/problem';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';

/** Returns the kind of experience that repeats: the variety of the spot, or its category. */
export function varietyOf({ variety, category }: Pick<TripSpot, 'variety' | 'category'>): string {
  return variety ?? category;
}

/** Kinds that lose their appeal when repeated, with the preferences that allow several in a row. */
export const repeatedKinds: Readonly<Record<string, readonly string[]>> = {
  museum: ['art', 'history'],
  temple: ['religion'],
  'religious-site': ['religion'],
  pagoda: ['religion', 'architecture'],
  'historic-town': ['ancient-towns'],
  'water-town': ['ancient-towns'],
  'old-lanes': ['ancient-towns'],
  mansion: ['architecture'],
  garden: ['gardens'],
  grotto: ['grottoes'],
  mausoleum: ['history'],
  village: ['minority-cultures', 'ancient-towns'],
  tower: ['architecture'],
};

/** Returns the kind of a spot if a second one in a row is worth less to this traveller. */
export function repeatedKindOf(
  spot: Pick<TripSpot, 'variety' | 'category'>,
  { preferenceTagIds }: Pick<TripBrief, 'preferenceTagIds'>,
): string | undefined {
  const kind = varietyOf(spot);
  return repeatedKinds[kind] && !likesSeveral(kind, { preferenceTagIds }) ? kind : undefined;
}

/** Returns whether a preference of the brief allows several spots of a kind, such as art for museums. */
export function likesSeveral(
  kind: string,
  { preferenceTagIds }: Pick<TripBrief, 'preferenceTagIds'>,
): boolean {
  return repeatedKinds[kind]?.some((tag) => preferenceTagIds.includes(tag)) === true;
}

/** Factors on the worth of the first, second, third ... spot of a variety in one city. */
const repeatFactors = { usual: [1, 0.7, 0.5, 0.35], liked: [1, 0.95, 0.85, 0.6] } as const;

/** Returns the factor on the worth of a spot after `before` better ones of its variety in the same city. */
export function repeatFactor(before: number, { isLiked = false } = {}): number {
  const factors = isLiked ? repeatFactors.liked : repeatFactors.usual;
  return factors[Math.min(before, factors.length - 1)] ?? 1;
}

/** A trip up to this length has one spot of a kind of which the traveller wants few; a longer one has two. */
const daysWithOne = 7;

/** Returns how many spots a trip has of a kind of which the traveller wants few. */
export function fewCount({ when }: Pick<TripBrief, 'when'>): number {
  return when.days <= daysWithOne ? 1 : 2;
}

/**
 * Returns the places with score 0 for all but the best ones of each kind of which the traveller wants few. Only the
 * traveller adds such a place to a plan. `isFirst`: must-sees and places in named cities count before better ones
 * elsewhere.
 */
export function keepFewOf(
  places: readonly Place[],
  brief: Pick<TripBrief, 'when' | 'fewerKinds'>,
  isFirst: { readonly mustSee: ReadonlySet<string>; readonly cities: ReadonlySet<string> },
): Place[] {
  const { fewerKinds = [] } = brief;
  if (fewerKinds.length === 0) return [...places];
  const ranked = places.toSorted(
    (a, b) =>
      Number(isFirst.mustSee.has(b.id)) - Number(isFirst.mustSee.has(a.id)) ||
      Number(isFirst.cities.has(b.cityId)) - Number(isFirst.cities.has(a.cityId)) ||
      b.score - a.score ||
      (a.id < b.id ? -1 : 1),
  );
  const surplus = new Set(
    fewerKinds.flatMap((kind) =>
      ranked
        .filter(({ kinds }) => kinds.includes(kind))
        .slice(fewCount(brief))
        .map(({ id }) => id),
    ),
  );
  return places.map((place) =>
    surplus.has(place.id) && !isFirst.mustSee.has(place.id)
      ? { ...place, score: 0, fillsFreeTime: false }
      : place,
  );
}
