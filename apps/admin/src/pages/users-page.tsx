import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button, Flex, Input, Popconfirm } from 'antd';
import { useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

type Visitor = CallOutput<'POST /admin/user/list'>['list'][number];

/** Lists users. */
export function UsersPage() {
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('userList.write');
  const end = useMutation({
    mutationFn: (id: string) => api('POST /admin/user/endSessions', { id }),
    onSuccess: async ({ ended }) => {
      void message.success(`${ended} sessions ended.`);
      await queries.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="userList">
      <PageHead title="Visitors" />
      <Input.Search
        allowClear
        defaultValue={keyword}
        aria-label="Search"
        placeholder="Search by name or e-mail"
        className={layout['search'] ?? ''}
        onSearch={(word) => setParams(word.trim() ? { keyword: word.trim() } : {})}
      />
      <PagedTable<Visitor>
        queryKey={['users', keyword]}
        load={(paging) => api('POST /admin/user/list', { ...paging, ...(keyword && { keyword }) })}
        rowKey={({ id }) => id}
        columns={[
          { title: 'Name', dataIndex: 'userName' },
          { title: 'E-mail', dataIndex: 'email' },
          { title: 'Signs in by', dataIndex: 'provider' },
          { title: 'Since', render: (_, { createdAt }) => new Date(createdAt).toLocaleDateString() },
          { title: 'Favourites', dataIndex: 'favourites' },
          { title: 'Open sessions', dataIndex: 'sessions' },
          {
            title: 'Action',
            render: (_, { id, userName }) => (
              <Popconfirm title={`Sign ${userName} out everywhere?`} onConfirm={() => end.mutate(id)}>
                <Button size="small" disabled={!mayWrite}>
                  End sessions
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
    </Flex>
  );
}
