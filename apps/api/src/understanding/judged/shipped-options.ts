import path from 'node:path';
import { readContent } from '@yunyou/content/read-content';
import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import type { TripSpot } from '@yunyou/domain/trip/catalogue/trip-catalogue';
import { listVocabulary } from '@yunyou/domain/trip/shape/worth/text-similarity';
import { createGazetteer, type GazetteerRows } from '@yunyou/wish/gazetteer';
import type { WishOptions } from '@yunyou/wish/read-wish';

const contentFolder = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'content');

type Shipped = WishOptions & {
  rows: Omit<GazetteerRows, 'spots'> & { spots: readonly (GazetteerRows['spots'][number] & TripSpot)[] };
  tagNames: ReadonlyMap<string, string>;
  tagIds: ReadonlySet<string>;
};

/** Reads the options for the judged wishes from the content files, without a database. */
export async function readShippedOptions(): Promise<Shipped> {
  const { items } = await readContent(contentFolder);
  const rows = <N extends EntityName>(entity: N): (EntityFields<N> & { id: string })[] =>
    items
      .filter((item) => item.entity === entity)
      .map(({ id, fields }) => ({ ...(fields as EntityFields<N>), id })); // filtered by entity just above
  const places = {
    cities: rows('city'),
    areas: rows('area'),
    spots: rows('scenic-spot'),
    stations: rows('station'),
    routes: rows('route'),
  };
  const tags = rows('tag');
  return {
    rows: places,
    tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    tagIds: new Set(
      tags.filter(({ group }) => group === 'preference' || group === 'theme').map(({ id }) => id),
    ),
    gazetteer: createGazetteer(places),
    vocabulary: listVocabulary(places.spots),
    today: '2026-06-15',
  };
}
