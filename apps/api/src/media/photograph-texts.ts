import { listMediaTexts } from '@yunyou/database/admin/media.queries';
import type { Db } from '@yunyou/database/database';

const prefix = 'media/';

/** Returns alternative text, credit and licence of the photographs among these pictures. */
export async function listPhotographTexts(db: Db, pictures: readonly string[]) {
  const ids = pictures
    .filter((picture) => picture.startsWith(prefix))
    .map((picture) => picture.slice(prefix.length));
  const rows = await listMediaTexts(db, ids);
  return rows.map(({ id, ...texts }) => ({ picture: prefix + id, ...texts }));
}
