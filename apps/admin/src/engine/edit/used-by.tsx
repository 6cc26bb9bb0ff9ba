import { useQuery } from '@tanstack/react-query';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Card, Typography } from 'antd';
import { Link } from 'react-router';
import layout from '../../layout.module.css';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';
import styles from './row-editor.module.css';

/** Lists the rows that refer to this row. */
export function UsedBy({ entity, id }: { entity: EntityName; id: string }) {
  const used = useQuery({
    queryKey: ['used', entity, id],
    queryFn: () => api('GET /admin/entity/whereUsed', { entity, id }),
  });
  const rows = used.data?.list ?? [];
  return (
    <Card size="small" title={`Used by ${rows.length}`} loading={used.isPending}>
      {rows.length === 0 && <Typography.Text type="secondary">Nothing points to this.</Typography.Text>}
      <ul className={`${layout['plainList']} ${styles['usedBy']}`}>
        {rows.map((row) => (
          <li key={`${row.entity} ${row.id}`}>
            <Link to={editAddress(row.entity, row.id)}>
              {entities[row.entity].label}: {row.title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
