import type { EntityName } from '@yunyou/contract/entities';
import { asc, desc, gt, type SQL } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { banner, city, experience, theme } from '../tables/catalogue.table.ts';
import {
  type CardRow,
  type CatalogueRow,
  countPublished,
  listPublished,
  listPublishedCards,
  tableOf,
} from './catalogue.queries.ts';
import type { Listed, Slice } from './place.queries.ts';

export const listBanners = (db: Db): Promise<CatalogueRow<'banner'>[]> =>
  listPublished(db, 'banner', { orderBy: [asc(banner.order)], limit: 10 });

export const listThemes = (db: Db, slice: Slice): Promise<Listed<CardRow<'theme'>>> =>
  listPublishedCards(db, 'theme', { orderBy: [asc(theme.order)], ...slice });

export const listExperiences = (db: Db, slice: Slice): Promise<Listed<CatalogueRow<'experience'>>> =>
  listWithTotal(db, 'experience', [desc(experience.popularity)], slice);

async function listWithTotal<N extends EntityName>(db: Db, entity: N, orderBy: SQL[], slice: Slice) {
  const [rows, total] = await Promise.all([
    listPublished(db, entity, { orderBy, ...slice }),
    countPublished(db, entity),
  ]);
  return { rows, total };
}

/** Lists every city by name, for the options of a form. */
export async function listCityChoices(db: Db): Promise<CardRow<'city'>[]> {
  const { rows } = await listPublishedCards(db, 'city', { orderBy: [asc(city.title)], limit: 1000 });
  return rows;
}

/** Lists all published rows of an entity. Only for background work, for example building the search index. */
export const listAllPublished = <N extends EntityName>(db: Db, entity: N): Promise<CatalogueRow<N>[]> =>
  listPublished(db, entity, { orderBy: [], limit: 2_000_000 });

const batchRows = 200;

/** Yields all published rows of an entity. Reads them in batches to limit memory. */
export async function* streamPublished<N extends EntityName>(
  db: Db,
  entity: N,
): AsyncGenerator<CatalogueRow<N>> {
  const { id } = tableOf(entity);
  for (let after = ''; ; ) {
    const rows = await listPublished(db, entity, { where: gt(id, after), orderBy: [], limit: batchRows });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchRows) return;
    after = last.id;
  }
}
