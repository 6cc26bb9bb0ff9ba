import type { EntityName } from '@yunyou/contract/entities';
import { asc, desc } from 'drizzle-orm';
import { type CatalogueRow, listPublished } from './catalogue.queries.ts';
import type { Db } from './database.ts';
import { banner, city, experience, theme } from './tables/catalogue.table.ts';

export const listBanners = (db: Db): Promise<CatalogueRow<'banner'>[]> =>
  listPublished(db, 'banner', { orderBy: [asc(banner.order)], limit: 10 });

export const listThemes = (db: Db): Promise<CatalogueRow<'theme'>[]> =>
  listPublished(db, 'theme', { orderBy: [asc(theme.order)], limit: 48 });

export const listExperiences = (db: Db): Promise<CatalogueRow<'experience'>[]> =>
  listPublished(db, 'experience', { orderBy: [desc(experience.popularity)], limit: 12 });

/** Every city by name: the choices of a form. */
export const listCityChoices = (db: Db): Promise<CatalogueRow<'city'>[]> =>
  listPublished(db, 'city', { orderBy: [asc(city.title)], limit: 1000 });

/** A whole entity, for work done aside such as building the search. Never on a request. */
export const listEverything = <N extends EntityName>(db: Db, entity: N): Promise<CatalogueRow<N>[]> =>
  listPublished(db, entity, { orderBy: [], limit: 2_000_000 });
