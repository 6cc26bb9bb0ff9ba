import type { EntityName } from '@yunyou/contract/entities';
import { type CatalogueRow, listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';
import { listVocabulary } from '@yunyou/domain/trip/cities/text-similarity';
import { createGazetteer, type Gazetteer } from '@yunyou/wish/gazetteer';

/** What wishes are read with: the names of the published catalogue. */
export interface WishNames {
  gazetteer: Gazetteer;
  vocabulary: ReadonlySet<string>;
  tagNames: ReadonlyMap<string, string>;
  /** What a traveller may like: preferences and themes. */
  tagIds: ReadonlySet<string>;
}

type Db = Database['db'];
const mostRows = 20_000;
const known = new WeakMap<Db, { change: number; names: Promise<WishNames> }>();

/** The names as published now, read once per change of the catalogue. */
export async function readWishNames(db: Db): Promise<WishNames> {
  const change = await getCatalogueChangeNumber(db);
  const cached = known.get(db);
  if (cached?.change === change) return cached.names;
  const names = loadNames(db);
  known.set(db, { change, names });
  names.catch(() => known.delete(db)); // the next one asks again
  return names;
}

async function loadNames(db: Db): Promise<WishNames> {
  const all = async <N extends EntityName>(entity: N) =>
    (await listPublished(db, entity, { orderBy: [], limit: mostRows })).map(withId);
  const [cities, areas, spots, tags] = await Promise.all([
    all('city'),
    all('area'),
    all('scenic-spot'),
    all('tag'),
  ]);
  return {
    gazetteer: createGazetteer({ cities, areas, spots }),
    vocabulary: listVocabulary(spots),
    tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    tagIds: new Set(
      tags.filter(({ group }) => group === 'preference' || group === 'theme').map(({ id }) => id),
    ),
  };
}

const withId = <N extends EntityName>({ id, doc }: CatalogueRow<N>) => ({ ...doc, id });
