import { createHash } from 'node:crypto';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { listStayCities } from '@yunyou/domain/trip/plan/stored-plan';
import type { Plan } from '@yunyou/planner/plan';
import { notFound } from '../../api-error.ts';
import type { CatalogueOutline } from '../catalogue/trip-catalogue.ts';

export type PlaceToAdd = NonNullable<HandlerInput<'POST /travel/refine'>['place']>;

export interface PlaceCommands {
  commands: readonly TripCommand[];
  /** Commands for the trip after it was planned again with the city of the place. */
  afterwards: readonly TripCommand[];
  /** Why the place cannot be added. */
  refusal?: string;
}

interface PlaceSources {
  db: Db;
  whole: CatalogueOutline;
  plan: Plan;
  /** Only the owner can add a city, because that plans the trip again. */
  isOwner: boolean;
}

/** Minutes at a shop, as the form for own places suggests them: the guide has no length of a visit. */
const shopMinutes = 60;

/** Returns the commands that add a place of the guide to a trip, with its city where the trip does not stay there. */
export async function listPlaceCommands(place: PlaceToAdd, sources: PlaceSources): Promise<PlaceCommands> {
  const asked = await readPlace(place, sources);
  const newCity = asked.commands.find((command) => command.kind === 'add-city');
  if (sources.isOwner || asked.refusal !== undefined || !newCity) return asked;
  const { name } = findIn(sources.whole.cities, 'city', newCity.cityId);
  return { ...asked, refusal: `${name} is not in this trip. Ask its owner to add it first.` };
}

async function readPlace(
  { entity, id }: PlaceToAdd,
  { db, whole, plan }: PlaceSources,
): Promise<PlaceCommands> {
  const stayCities = new Set(listStayCities(plan));
  const inCity = (cityId: string, command: TripCommand): PlaceCommands =>
    stayCities.has(cityId)
      ? { commands: [command], afterwards: [] }
      : { commands: [{ kind: 'add-city', cityId }], afterwards: [command] };
  switch (entity) {
    case 'city': {
      const { name } = findIn(whole.cities, entity, id);
      const refusal = `${name} is in your trip already. You can change its nights under "Cities and nights".`;
      return {
        commands: [{ kind: 'add-city', cityId: id }],
        afterwards: [],
        ...(stayCities.has(id) && { refusal }),
      };
    }
    case 'scenic-spot': {
      const { cityId } = findIn(whole.spots, entity, id);
      const command: TripCommand = stayCities.has(cityId)
        ? { kind: 'add', spotId: id }
        : { kind: 'add-city', cityId, spotId: id };
      return { commands: [command], afterwards: [] };
    }
    case 'hotel':
      return inCity(findIn(whole.hotels, entity, id).cityId, { kind: 'hotel', hotelId: id });
    case 'restaurant':
      return inCity(findIn(whole.restaurants, entity, id).cityId, { kind: 'table', restaurantId: id });
    case 'shop': {
      const shop = await findPublished(db, entity, id);
      if (!shop) throw notFound(entity);
      const { cityId, name, zhName, coordinates } = shop.doc;
      const place: OwnPlace = {
        ...{ id: ownIdOf(id), cityId, name, zhName, coordinates },
        minutes: shopMinutes,
        priceFen: 0,
      };
      return inCity(cityId, { kind: 'add-own', place });
    }
    default:
      return entity satisfies never;
  }
}

function findIn<T extends { id: string }>(rows: readonly T[], entity: PlaceToAdd['entity'], id: string): T {
  const row = rows.find((one) => one.id === id);
  if (!row) throw notFound(entity);
  return row;
}

/** Returns the id of a shop as an own place. The same shop always gets the same id, so that a trip has it once. */
const ownIdOf = (shopId: string): string =>
  createHash('sha256').update(`shop/${shopId}`).digest('hex').slice(0, 20);
