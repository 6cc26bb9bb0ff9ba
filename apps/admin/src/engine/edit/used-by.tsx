import { useQuery } from '@tanstack/react-query';
import { type EntityName, entities } from '@yunyou/contract/entities';
import { Card, Typography } from 'antd';
import { Link } from 'react-router';
import { editAddress } from '../../pages/admin-pages.ts';
import { api } from '../../session/staff-client.ts';

/** What points to a row: looked at before it is taken off the site. */
export function UsedBy({ entity, id }: { entity: EntityName; id: string }) {
  const used = useQuery({
    queryKey: ['used', entity, id],
    queryFn: () => api('GET /admin/entity/whereUsed', { entity, id }),
  });
  const rows = used.data?.list ?? [];
  return (
    <Card size="small" title={`Used by ${rows.length}`} loading={used.isPending}>
      {rows.length === 0 && <Typography.Text type="secondary">Nothing points to this.</Typography.Text>}
      <ul style={{ margin: 0, paddingInlineStart: 18, maxBlockSize: 240, overflow: 'auto' }}>
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
