import type { ApiKeyRow } from '@yunyou/contract/admin/admin-partners.endpoints';
import { Table, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type Fact, useFactColumns } from '../pages/fact-columns.tsx';

interface ApiKeyTableProps {
  rows: readonly ApiKeyRow[];
  isLoading: boolean;
  error: string | undefined;
  /** Absent: the reader may not change keys. */
  renderActions: ((row: ApiKeyRow) => ReactNode) | undefined;
}

const facts: Fact<ApiKeyRow>[] = [
  { title: 'Name', render: ({ name }) => name },
  { title: 'Ends in', render: ({ hint }) => <Typography.Text code>{hint}</Typography.Text> },
  { title: 'State', render: (row) => <Tag>{describeState(row)}</Tag> },
  { title: 'Created', render: ({ createdAt }) => createdAt.slice(0, 10) },
  { title: 'Last used', render: ({ usage }) => usage[0]?.day ?? 'never' },
  {
    title: 'Calls on that day',
    align: 'end',
    render: ({ usage, quotaPerDay }) =>
      `${(usage[0]?.calls ?? 0).toLocaleString('en')} of ${quotaPerDay.toLocaleString('en')}`,
  },
];

export function ApiKeyTable({ rows, isLoading, error, renderActions }: ApiKeyTableProps) {
  const columns = useFactColumns({
    facts,
    actions: renderActions && { title: 'Action', render: renderActions },
  });
  return (
    <Table<ApiKeyRow>
      rowKey="id"
      size="middle"
      loading={isLoading}
      dataSource={rows}
      locale={{ emptyText: error ?? 'No API keys yet' }}
      pagination={false}
      scroll={{ x: 'max-content' }}
      expandable={{
        columnTitle: 'Days',
        columnWidth: 64,
        expandedRowRender: renderUsage,
        rowExpandable: ({ usage }) => usage.length > 0,
      }}
      columns={columns}
    />
  );
}

function describeState({ revokedAt, previousUntil }: ApiKeyRow): string {
  if (revokedAt !== null) return 'Revoked';
  return previousUntil !== null && new Date(previousUntil) > new Date() ? 'Being replaced' : 'In use';
}

const renderUsage = (row: ApiKeyRow) => <Usage row={row} />;

/** Calls per day of the last 30 days. */
function Usage({ row }: { row: ApiKeyRow }) {
  return (
    <Table
      rowKey="day"
      size="small"
      dataSource={row.usage}
      pagination={false}
      columns={[
        { title: 'Day (China)', dataIndex: 'day' },
        { title: 'Calls', align: 'end', render: (_, { calls }) => calls.toLocaleString('en') },
        {
          title: 'Share of the quota',
          align: 'end',
          render: (_, { calls }) =>
            (calls / row.quotaPerDay).toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 }),
        },
      ]}
    />
  );
}
