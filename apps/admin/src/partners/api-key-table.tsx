import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { Table, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';
import { type PartnerWords, usePartnerWords } from './partner-words.ts';

interface ApiKeyTableProps {
  rows: readonly ApiKeyRow[];
  isLoading: boolean;
  error: string | undefined;
  /** Absent: the reader may not change keys. */
  renderActions: ((row: ApiKeyRow) => ReactNode) | undefined;
}

const listFacts = (words: PartnerWords): Fact<ApiKeyRow>[] => [
  { title: words.name, render: ({ name }) => name },
  { title: words.keys.endsIn, render: ({ hint }) => <Typography.Text code>{hint}</Typography.Text> },
  { title: words.state, render: (row) => <Tag>{describeState(row, words)}</Tag> },
  { title: words.keys.created, render: ({ createdAt }) => createdAt.slice(0, 10) },
  { title: words.keys.lastUsed, render: ({ usage }) => usage[0]?.day ?? words.never },
  {
    title: words.keys.callsThen,
    align: 'end',
    render: ({ usage, quotaPerDay }) =>
      words.keys.callsOf((usage[0]?.calls ?? 0).toLocaleString('en'), quotaPerDay.toLocaleString('en')),
  },
];

export function ApiKeyTable({ rows, isLoading, error, renderActions }: ApiKeyTableProps) {
  const words = usePartnerWords();
  const columns = useFactColumns({
    facts: listFacts(words),
    actions: renderActions && { title: words.action, render: renderActions },
  });
  return (
    <Table<ApiKeyRow>
      rowKey="id"
      size="middle"
      loading={isLoading}
      dataSource={rows}
      locale={{ emptyText: error ?? words.keys.empty }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      expandable={{
        columnTitle: words.keys.days,
        columnWidth: 64,
        expandedRowRender: renderUsage,
        rowExpandable: ({ usage }) => usage.length > 0,
      }}
      columns={columns}
    />
  );
}

function describeState({ revokedAt, previousUntil }: ApiKeyRow, words: PartnerWords): string {
  if (revokedAt !== null) return words.revoked;
  return previousUntil !== null && new Date(previousUntil) > new Date()
    ? words.keys.beingReplaced
    : words.keys.inUse;
}

const renderUsage = (row: ApiKeyRow) => <Usage row={row} />;

/** Calls per day of the last 30 days. */
function Usage({ row }: { row: ApiKeyRow }) {
  const words = usePartnerWords();
  return (
    <Table
      rowKey="day"
      size="small"
      dataSource={row.usage}
      pagination={false}
      columns={[
        { title: words.keys.day, dataIndex: 'day' },
        { title: words.keys.calls, align: 'end', render: (_, { calls }) => calls.toLocaleString('en') },
        {
          title: words.keys.share,
          align: 'end',
          render: (_, { calls }) =>
            (calls / row.quotaPerDay).toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 }),
        },
      ]}
    />
  );
}
