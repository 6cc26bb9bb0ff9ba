import type { EntityName } from '@yunyou/contract/entities';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Services } from '../handler.ts';
import { without } from '../trips/catalogue/trip-catalogue.ts';

/** Reads the whole rows of all cities, which planning does not. */
export async function readWholeCatalogue({ db, tripCatalogue }: Services): Promise<TripCatalogueData> {
  const all = async <N extends EntityName>(entity: N) =>
    (await listPublished(db, entity, { orderBy: [], limit: 5000 })).map(({ id, doc }) => ({ ...doc, id }));
  const spots = await all('scenic-spot');
  const districts = await all('district');
  return {
    ...(await tripCatalogue()),
    spots: spots.map((spot) => without(spot, 'description')),
    hotels: await all('hotel'),
    restaurants: await all('restaurant'),
    districts: districts.map((district) => without(district, 'text')),
  };
}
