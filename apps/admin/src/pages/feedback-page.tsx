import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { App, Button, Flex, Tag, Typography } from 'antd';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists open reports of wrong facts and messages of visitors. */
export function FeedbackPage() {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('feedbackList.write');
  const close = useMutation({
    mutationFn: ({ id }: FeedbackRow) => api('POST /admin/feedback/close', { id }),
    onSuccess: async () => {
      void message.success('Closed');
      await queries.invalidateQueries({ queryKey: ['feedback'] });
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="feedbackList">
      <PageHead title="Reports and messages" />
      <Typography.Text type="secondary">
        Check what visitors report and correct the page. Answer messages by e-mail. Then close them.
      </Typography.Text>
      <PagedTable<FeedbackRow>
        queryKey={['feedback']}
        load={(paging) => api('POST /admin/feedback/list', paging)}
        rowKey={({ id }) => id}
        columns={[
          { title: 'Received', render: (_, { createdAt }) => createdAt.slice(0, 10) },
          {
            title: 'Kind',
            render: (_, { kind }) => <Tag>{kind === 'fact' ? 'Wrong fact' : 'Message'}</Tag>,
          },
          {
            title: 'Page',
            render: (_, { path }) => (
              <a href={path} target="_blank" rel="noreferrer">
                {path}
              </a>
            ),
          },
          { title: 'Text', render: (_, { text }) => <div className={layout['textCell']}>{text}</div> },
          {
            title: 'E-mail',
            render: (_, { email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : 'None'),
          },
          {
            title: 'Action',
            render: (_, row) => (
              <Button size="small" disabled={!mayWrite} onClick={() => close.mutate(row)}>
                Close
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  );
}
