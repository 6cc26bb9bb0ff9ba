import { type CatalogueRow, findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { notFound } from '../api-error.ts';

/** Returns a published tour. Throws NOT_FOUND when there is none. */
export async function getTour(db: Db, id: string): Promise<CatalogueRow<'trip-line'>> {
  const line = await findPublished(db, 'trip-line', id);
  if (!line) throw notFound('tour');
  return line;
}
