import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaleFact } from '@yunyou/contract/admin/admin-overview.endpoints';
import { entities } from '@yunyou/contract/entities';
import { App, Button, Flex, Typography } from 'antd';
import { Link } from 'react-router';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { editAddress } from './admin-pages.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists facts whose last check is older than their limit. */
export function StalePage() {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('staleList.write');
  const confirm = useMutation({
    mutationFn: ({ entity, id, path }: StaleFact) => api('POST /admin/stale/confirm', { entity, id, path }),
    onSuccess: async () => {
      void message.success('Checked today.');
      await queries.invalidateQueries({ queryKey: ['stale'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="staleList">
      <PageHead title="Facts to check" />
      <Typography.Text type="secondary">
        Look each up at its source. If it still holds, say so; if not, correct it.
      </Typography.Text>
      <PagedTable<StaleFact>
        queryKey={['stale']}
        load={(paging) => api('POST /admin/stale/list', paging)}
        rowKey={({ entity, id, path }) => `${entity} ${id} ${path}`}
        columns={[
          { title: 'Due', dataIndex: 'dueOn' },
          { title: 'Kind', render: (_, { entity }) => entities[entity].label },
          {
            title: 'Where',
            render: (_, { entity, id, title }) => <Link to={editAddress(entity, id)}>{title}</Link>,
          },
          {
            title: 'What',
            render: (_, { statement }) => <div className={layout['textCell']}>{statement}</div>,
          },
          { title: 'Checked', dataIndex: 'checkedOn' },
          {
            title: 'Action',
            render: (_, fact) => (
              <Button size="small" disabled={!mayWrite} onClick={() => confirm.mutate(fact)}>
                Still holds
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  );
}
