import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { Flex, Segmented, Select, Tag, Typography } from 'antd';
import { useSearchParams } from 'react-router';
import { KeywordSearch } from '../engine/list/keyword-search.tsx';
import { InboxNav } from '../inbox/inbox-nav.tsx';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useFactColumns } from './fact-columns.tsx';
import { FeedbackActions, ReportedPage } from './feedback-parts.tsx';
import { useOverviewWords } from './overview-words.ts';
import { PageHead } from './page-head.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists reports of wrong facts and messages of visitors; the filters are in the URL. */
export function FeedbackPage() {
  const words = useOverviewWords().reports;
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const state = params.get('state') === 'closed' ? 'closed' : 'open';
  const kind = (['fact', 'contact'] as const).find((name) => name === params.get('kind'));
  const keyword = params.get('keyword') ?? '';
  const filter = { state, ...(kind && { kind }), ...(keyword && { keyword }) } as const;
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const columns = useFactColumns<FeedbackRow>({
    facts: [
      { title: words.page, render: (row) => <ReportedPage row={row} /> },
      { title: words.kind, render: (row) => <Tag>{words.kinds[row.kind]}</Tag> },
      { title: words.received, render: ({ createdAt }) => dates.date(createdAt) },
      { title: words.text, isWide: true, render: ({ text }) => text },
      { title: words.email, render: ({ email }) => email ?? words.none },
    ],
    actions:
      state === 'open'
        ? { title: words.action, render: (row) => <FeedbackActions row={row} /> }
        : {
            title: words.closed,
            render: ({ closed }) =>
              closed &&
              `${words.closedBy(dates.dateTime(closed.at), closed.by)}${closed.reply && words.reply(closed.reply)}`,
          },
  });
  return (
    <Flex vertical gap="middle" data-code="feedbackList">
      <PageHead title={words.title} />
      <InboxNav />
      <Typography.Text type="secondary">{words.intro}</Typography.Text>
      <Flex gap="small" wrap>
        <Segmented<'open' | 'closed'>
          aria-label={words.state}
          value={state}
          options={[
            { value: 'open', label: words.open },
            { value: 'closed', label: words.closed },
          ]}
          onChange={(next) => change({ state: next === 'closed' ? next : '' })}
        />
        <Select
          aria-label={words.kind}
          allowClear
          placeholder={words.allKinds}
          className={layout['fieldWide'] ?? ''}
          value={kind ?? null}
          options={(['fact', 'contact'] as const).map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(next) => change({ kind: next ?? '' })}
        />
        <KeywordSearch words={words} keyword={keyword} onSearch={(word) => change({ keyword: word })} />
      </Flex>
      <PagedTable<FeedbackRow>
        queryKey={['feedback', filter]}
        load={(paging) => api('POST /admin/feedback/list', { ...filter, ...paging })}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Flex>
  );
}
