import { useQueries } from '@tanstack/react-query';
import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { describeFields } from '@yunyou/contract/field-description';
import { api } from '../../session/staff-client.ts';

/** Maximum number of ids per call. */
const namesMax = 100;

/** Returns a lookup of the names of referenced rows, by column and id. Returns the id until its name is loaded. */
export function useReferenceNames(
  entity: EntityName,
  columns: readonly string[],
  rows: readonly EntityRow[],
): (column: string, id: unknown) => unknown {
  const pointing = describeFields(entity).flatMap(({ name, reference, item }) => {
    const target = reference ?? item?.reference;
    return target && columns.includes(name) ? [{ name, target }] : [];
  });
  const wanted = pointing.map(({ name, target }) => ({
    target,
    ids: [...new Set(rows.flatMap(({ values }) => [values[name] ?? []].flat().map(String)))]
      .sort()
      .slice(0, namesMax),
  }));
  const found = useQueries({
    queries: wanted.map(({ target, ids }) => ({
      queryKey: ['choices', target, 'ids', ...ids],
      queryFn: () => api('GET /admin/entity/choices', { entity: target, ids: ids.join(',') }),
      enabled: ids.length > 0,
    })),
  });
  const names = new Map(
    pointing.map(({ name }, index) => [
      name,
      new Map(found[index]?.data?.list.map(({ id, title }) => [id, title])),
    ]),
  );
  return (column, id) => names.get(column)?.get(String(id)) ?? id;
}
