import type { AddableEntity } from '@yunyou/contract/trip/trip-command.schema';

/** A place of the guide. */
export interface PlaceOfGuide {
  entity: AddableEntity;
  id: string;
}

/** A place of the guide that a visitor adds to a trip. */
export interface PlaceToAdd extends PlaceOfGuide {
  name: string;
}

const entities = ['scenic-spot', 'city', 'hotel', 'restaurant', 'shop'] as const satisfies AddableEntity[];

/** Returns the address of a trip that previews the addition of a place. */
export const addressWithPlace = (tripId: string, { entity, id }: PlaceOfGuide): string =>
  `/trip/details?id=${tripId}&add=${entity}/${id}`;

/** Reads the place to add from the query of such an address. */
export function readPlaceToAdd(search: string): PlaceOfGuide | undefined {
  const [name, id, ...rest] = new URLSearchParams(search).get('add')?.split('/') ?? [];
  const entity = entities.find((one) => one === name);
  return entity && id && rest.length === 0 ? { entity, id } : undefined;
}
