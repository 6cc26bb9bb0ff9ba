import type { ShippedPicture } from '@yunyou/contract/admin/admin-media.endpoints';
import type { Grants } from '@yunyou/contract/admin/staff-access';
import { findEntityByWord } from '@yunyou/contract/paths';
import { type PictureFormat, pictureFormats, pictureUrl } from '@yunyou/contract/picture-url';
import { listChoices } from '@yunyou/database/admin/admin-row-list.queries';
import { listRowsWithPicture } from '@yunyou/database/catalogue/reference.queries';
import type { Db } from '@yunyou/database/database';
import { hasEntityPermission } from '@yunyou/domain/staff/permissions';
import { notFound } from '../api-error.ts';
import { readShippedPictures } from '../pictures/shipped-pictures.ts';

interface ShippedFilter {
  keyword?: string | undefined;
  kind?: string | undefined;
  limit: number;
  offset: number;
}

/** Lists shipped pictures in the order of their names. A keyword matches words of the name. */
export async function listShipped(
  db: Db,
  grants: Grants,
  { keyword = '', kind, limit, offset }: ShippedFilter,
) {
  const words = keyword.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const names = [...readShippedPictures().keys()]
    .filter((name) => (!kind || name.startsWith(`${kind}/`)) && words.every((word) => name.includes(word)))
    .sort();
  return { rows: await withTitles(db, grants, names.slice(offset, offset + limit)), total: names.length };
}

/** Returns a shipped picture and the readable rows that show it: its own row, and rows that name it. */
export async function getShipped(db: Db, grants: Grants, picture: string) {
  const entry = readShippedPictures().get(picture);
  const [item] = entry ? await withTitles(db, grants, [picture]) : [];
  if (!entry || !item) throw notFound('picture in the library');
  const named = await listRowsWithPicture(db, picture);
  const { entity, id } = splitName(picture);
  const own = entity && item.title ? [{ entity, id, title: item.title }] : [];
  const others = named.filter((row) => row.entity !== entity || row.id !== id);
  return {
    ...item,
    formats: (Object.keys(pictureFormats) as PictureFormat[]).filter((format) => entry.files[format]), // Object.keys returns string[]
    usedBy: [...own, ...others].filter((row) => hasEntityPermission(grants, row.entity, 'read')),
  };
}

async function withTitles(db: Db, grants: Grants, names: readonly string[]): Promise<ShippedPicture[]> {
  const titles = new Map<string, string>();
  const groups = Map.groupBy(names, (name) => splitName(name).entity);
  for (const [entity, group] of groups) {
    if (!entity || !hasEntityPermission(grants, entity, 'read')) continue;
    const rows = await listChoices(db, entity, { ids: group.map((name) => splitName(name).id) });
    const byId = new Map(rows.map(({ id, title }) => [id, title]));
    for (const name of group) titles.set(name, byId.get(splitName(name).id) ?? '');
  }
  return names.map((picture) => ({
    picture,
    title: titles.get(picture) ?? '',
    thumbnailUrl: pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
  }));
}

/** Splits `city/xian` into entity and id; `page/home` has no entity. */
function splitName(picture: string) {
  const [word = '', id = ''] = picture.split('/');
  return { entity: findEntityByWord(word), id };
}
