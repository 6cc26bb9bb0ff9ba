import { readShippedRows } from '@yunyou/content/shipped-content';
import type { TripSpot } from '@yunyou/domain/trip/catalogue/trip-catalogue';
import { listVocabulary } from '@yunyou/domain/trip/shape/worth/text-similarity';
import { createGazetteer, type GazetteerRows } from '@yunyou/wish/gazetteer';
import type { WishOptions } from '@yunyou/wish/read-wish';

type Shipped = WishOptions & {
  rows: Omit<GazetteerRows, 'spots'> & { spots: readonly (GazetteerRows['spots'][number] & TripSpot)[] };
  tagNames: ReadonlyMap<string, string>;
  tagIds: ReadonlySet<string>;
};

let shipped: Promise<Shipped> | undefined;

/** Reads the options for the judged wishes from the content files, without a database. Creates them once per process. */
export function readShippedOptions(): Promise<Shipped> {
  shipped ??= createOptions();
  return shipped;
}

async function createOptions(): Promise<Shipped> {
  const rows = await readShippedRows();
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
