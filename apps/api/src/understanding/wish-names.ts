import type { EntityName } from '@yunyou/contract/entities';
import { type CatalogueRow, listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';
import { listVocabulary } from '@yunyou/domain/trip/shape/worth/text-similarity';
import { createGazetteer, type Gazetteer } from '@yunyou/wish/gazetteer';

/** The names of the published catalogue that wishes are matched against. */
export interface WishNames {
  gazetteer: Gazetteer;
  vocabulary: ReadonlySet<string>;
  tagNames: ReadonlyMap<string, string>;
  /** Ids of preference and theme tags. */
  tagIds: ReadonlySet<string>;
}

type Db = Database['db'];
const maxRows = 20_000;
const cache = new WeakMap<Db, { change: number; names: Promise<WishNames> }>();

/** Returns the names of the published catalogue. Cached until the catalogue changes. */
export async function readWishNames(db: Db): Promise<WishNames> {
  const change = await getCatalogueChangeNumber(db);
  const cached = cache.get(db);
  if (cached?.change === change) return cached.names;
  const names = loadNames(db);
  cache.set(db, { change, names });
  names.catch(() => cache.delete(db)); // a failed load is not cached; the awaiting caller gets the error
  return names;
}

async function loadNames(db: Db): Promise<WishNames> {
  const all = async <N extends EntityName>(entity: N) =>
    (await listPublished(db, entity, { orderBy: [], limit: maxRows })).map(withId);
  const [cities, areas, spots, stations, tags, routes] = await Promise.all([
    all('city'),
    all('area'),
    all('scenic-spot'),
    all('station'),
    all('tag'),
    all('route'),
  ]);
  return {
    gazetteer: createGazetteer({ cities, areas, spots, stations, routes }),
    vocabulary: listVocabulary(spots),
    tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    tagIds: new Set(
      tags.filter(({ group }) => group === 'preference' || group === 'theme').map(({ id }) => id),
    ),
  };
}

const withId = <N extends EntityName>({ id, doc }: CatalogueRow<N>) => ({ ...doc, id });
