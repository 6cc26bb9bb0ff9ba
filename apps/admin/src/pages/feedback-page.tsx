import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { findLinkedEntity } from '@yunyou/contract/paths';
import { App, Button, Flex, Input, Segmented, Select, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { DeskNav } from '../reviews/desk-nav.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { editAddress } from './admin-pages.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

const kindLabels = { fact: 'Wrong fact', contact: 'Message' } as const;

/** Lists reports of wrong facts and messages of visitors; the filters are in the URL. */
export function FeedbackPage() {
  const [params, setParams] = useSearchParams();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('feedbackList.write');
  const [answered, setAnswered] = useState<FeedbackRow>();
  const state = params.get('state') === 'closed' ? 'closed' : 'open';
  const kind = (['fact', 'contact'] as const).find((name) => name === params.get('kind'));
  const keyword = params.get('keyword') ?? '';
  const filter = { state, ...(kind && { kind }), ...(keyword && { keyword }) } as const;
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const reload = () => queries.invalidateQueries({ queryKey: ['feedback'] });
  const close = useMutation({
    mutationFn: ({ id }: FeedbackRow) => api('POST /admin/feedback/close', { id }),
    onSuccess: async () => {
      void message.success('Closed');
      await reload();
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Flex vertical gap="middle" data-code="feedbackList">
      <PageHead title="Reports and messages" />
      <DeskNav />
      <Typography.Text type="secondary">
        Check what visitors report and correct the page. Answer messages by e-mail. Then close them.
      </Typography.Text>
      <Flex gap="small" wrap>
        <Segmented<'open' | 'closed'>
          aria-label="State"
          value={state}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ]}
          onChange={(next) => change({ state: next === 'closed' ? next : '' })}
        />
        <Select
          aria-label="Kind"
          allowClear
          placeholder="All kinds"
          className={layout['fieldWide'] ?? ''}
          value={kind ?? null}
          options={(['fact', 'contact'] as const).map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(next) => change({ kind: next ?? '' })}
        />
        <Input.Search
          allowClear
          defaultValue={keyword}
          aria-label="Search"
          placeholder="Text, page or e-mail"
          className={layout['searchNarrow'] ?? ''}
          onSearch={(word) => change({ keyword: word.trim() })}
        />
      </Flex>
      <PagedTable<FeedbackRow>
        queryKey={['feedback', filter]}
        load={(paging) => api('POST /admin/feedback/list', { ...filter, ...paging })}
        rowKey={({ id }) => id}
        columns={[
          { title: 'Received', render: (_, { createdAt }) => createdAt.slice(0, 10) },
          { title: 'Kind', render: (_, row) => <Tag>{kindLabels[row.kind]}</Tag> },
          { title: 'Page', render: (_, { path }) => <ReportedPage path={path} /> },
          { title: 'Text', render: (_, { text }) => <div className={layout['textCell']}>{text}</div> },
          { title: 'E-mail', render: (_, { email }) => email ?? 'None' },
          state === 'open'
            ? {
                title: 'Action',
                render: (_, row) => (
                  <Flex gap="small">
                    {row.email && (
                      <Button size="small" disabled={!mayWrite} onClick={() => setAnswered(row)}>
                        Answer
                      </Button>
                    )}
                    <Button size="small" disabled={!mayWrite} onClick={() => close.mutate(row)}>
                      Close
                    </Button>
                  </Flex>
                ),
              }
            : {
                title: 'Closed',
                render: (_, { closed }) =>
                  closed && (
                    <div className={layout['textCell']}>
                      {new Date(closed.at).toLocaleString()} {closed.by && `by ${closed.by}`}
                      {closed.reply && `. Answer: ${closed.reply}`}
                    </div>
                  ),
              },
        ]}
      />
      {answered && (
        <ReplyDialog
          row={answered}
          onClose={() => setAnswered(undefined)}
          onSent={() => {
            setAnswered(undefined);
            void reload();
          }}
        />
      )}
    </Flex>
  );
}

/** The page that a report is about, with the form of its row where the page shows one. */
function ReportedPage({ path }: { path: string }) {
  const found = findLinkedEntity(path.replace(/[&#].*$/, ''));
  return (
    <>
      <a href={path} target="_blank" rel="noreferrer">
        {path}
      </a>
      {found && (
        <div>
          <Link to={editAddress(found.entity, found.id)}>Correct it</Link>
        </div>
      )}
    </>
  );
}
