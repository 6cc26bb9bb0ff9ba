/**
 * Catalogue ids are unique within their entity only; the planner has one id space. Its ids are
 * `kind/id`, with a third part where one thing of the catalogue appears more than once.
 */
export type PlannerThing =
  | { readonly kind: 'spot'; readonly id: string; readonly part: number }
  | { readonly kind: 'hotel' | 'restaurant' | 'city'; readonly id: string }
  /** A stay or a table nowhere in particular, in the middle of the city. */
  | { readonly kind: 'stay'; readonly cityId: string }
  /** Where one arrives in a city and leaves it by this mode. */
  | { readonly kind: 'gateway'; readonly cityId: string; readonly mode: string };

export const cityKey = (id: string): string => `city/${id}`;
/** Parts count from 1; a spot that takes several days has several. */
export const spotKey = (id: string, part = 1): string => `spot/${id}/${part}`;
export const hotelKey = (id: string): string => `hotel/${id}`;
export const restaurantKey = (id: string): string => `restaurant/${id}`;
export const stayKey = (cityId: string): string => `stay/${cityId}`;
export const gatewayKey = (cityId: string, mode: string): string => `gateway/${cityId}/${mode}`;

/** What a planner id stands for; throws on one that none of the functions above made. */
export function readKey(key: string): PlannerThing {
  const [kind, id = '', rest = ''] = key.split('/');
  if (id !== '') {
    if (kind === 'spot') return { kind, id, part: Number(rest) };
    if (kind === 'hotel' || kind === 'restaurant' || kind === 'city') return { kind, id };
    if (kind === 'stay') return { kind, cityId: id };
    if (kind === 'gateway') return { kind, cityId: id, mode: rest };
  }
  throw new Error(`"${key}" is no id of a trip's problem; make ids with planner-ids.ts`);
}
