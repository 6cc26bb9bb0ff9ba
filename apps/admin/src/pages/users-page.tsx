import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button, Flex, Popconfirm } from 'antd';
import { useSearchParams } from 'react-router';
import { KeywordSearch } from '../engine/list/keyword-search.tsx';
import { useDates } from '../language/dates.ts';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';
import { useSystemWords } from './system-words.ts';

type Visitor = CallOutput<'POST /admin/user/list'>['list'][number];

/** Lists users. */
export function UsersPage() {
  const words = useSystemWords().visitors;
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('userList.write');
  const end = useMutation({
    mutationFn: (id: string) => api('POST /admin/user/endSessions', { id }),
    onSuccess: async ({ ended }) => {
      void message.success(words.ended(ended));
      await queries.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="userList">
      <PageHead title={words.title} />
      <KeywordSearch
        words={words}
        keyword={keyword}
        isWide
        onSearch={(word) => setParams(word ? { keyword: word } : {})}
      />
      <PagedTable<Visitor>
        queryKey={['users', keyword]}
        load={(paging) => api('POST /admin/user/list', { ...paging, ...(keyword && { keyword }) })}
        rowKey={({ id }) => id}
        columns={[
          { title: words.name, dataIndex: 'userName' },
          { title: words.email, dataIndex: 'email' },
          { title: words.provider, dataIndex: 'provider' },
          { title: words.since, render: (_, { createdAt }) => dates.date(createdAt) },
          { title: words.favourites, dataIndex: 'favourites' },
          { title: words.sessions, dataIndex: 'sessions' },
          {
            title: words.action,
            render: (_, { id, userName }) => (
              <Popconfirm title={words.confirm(userName)} onConfirm={() => end.mutate(id)}>
                <Button size="small" disabled={!mayWrite}>
                  {words.end}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
    </Flex>
  );
}
