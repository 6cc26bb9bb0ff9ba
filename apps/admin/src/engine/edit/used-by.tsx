import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { Card, Typography } from 'antd';
import { Link } from 'react-router';
import { useNames } from '../../language/names.ts';
import layout from '../../layout.module.css';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import { useEditWords } from './edit-words.ts';
import styles from './row-editor.module.css';

type UseGroup = CallOutput<'GET /admin/entity/whereUsed'>['groups'][number];

/** Finds the rows that refer to a row. */
export const useUses = (entity: EntityName, id: string) =>
  useQuery({
    queryKey: ['used', entity, id],
    queryFn: () => api('GET /admin/entity/whereUsed', { entity, id }),
  });

/** Lists the rows that refer to this row. */
export function UsedBy({ entity, id }: { entity: EntityName; id: string }) {
  const words = useEditWords().uses;
  const used = useUses(entity, id);
  const groups = used.data?.groups ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <Card size="small" title={words.title(total)} loading={used.isPending}>
      {total === 0 && <Typography.Text type="secondary">{words.none}</Typography.Text>}
      <UseGroups groups={groups} />
    </Card>
  );
}

/** Shows the number of referring rows by kind; each kind opens to links to its rows. */
export function UseGroups({ groups }: { groups: readonly UseGroup[] }) {
  const words = useEditWords().uses;
  const names = useNames();
  return groups.map(({ entity, total, list }) => (
    <details key={entity} className={styles['useGroup']}>
      <summary>{words.kind(names.entities(entity), total)}</summary>
      <ul className={`${layout['plainList']} ${styles['usedBy']}`}>
        {list.map((row) => (
          <li key={row.id}>
            <Link to={editAddress(entity, row.id)}>{row.title}</Link>
            {row.status === 'archived' && words.archived}
          </li>
        ))}
        {total > list.length && <li>{words.more(total - list.length)}</li>}
      </ul>
    </details>
  ));
}
