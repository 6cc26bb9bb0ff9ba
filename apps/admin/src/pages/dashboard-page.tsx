import { useQuery } from '@tanstack/react-query';
import type { Dashboard, JobHealth } from '@yunyou/contract/admin/admin-overview.endpoints';
import { adminPages } from '@yunyou/contract/admin/admin-pages';
import { Card, Flex, Result, Skeleton, Table, Typography } from 'antd';
import { Link } from 'react-router';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import styles from './dashboard.module.css';
import { DayChart } from './day-chart.tsx';
import { PageHead } from './page-head.tsx';

/** Shows figures of the last 30 days and open tasks. */
export function DashboardPage() {
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: () => api('GET /admin/dashboard') });
  if (dashboard.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (dashboard.isError) return <Result status="warning" title={dashboard.error.message} />;

  const { waiting: tasks, searches, wishes, jobs, ...series } = dashboard.data;
  return (
    <Flex vertical gap="middle" data-code="dashboard">
      <PageHead title="Dashboard" />
      <Card size="small" title="Waiting for somebody">
        {tasks.length === 0 && <Typography.Text>Nothing waits.</Typography.Text>}
        <ul className={layout['plainList']}>
          {tasks.map(({ code, label, count, query }) => (
            <li key={`${code} ${label}`}>
              <Link to={`/${adminPages.find((page) => page.code === code)?.path ?? ''}${query}`}>
                {label}: {count}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {jobs.length > 0 && <JobsCard jobs={jobs} />}
      <Flex gap="middle" wrap>
        {Object.entries(series).map(([name, days]) => (
          <Card key={name} size="small" className={styles['figure'] ?? ''}>
            <DayChart name={names[name] ?? name} days={days} />
          </Card>
        ))}
      </Flex>
      <Flex gap="middle" wrap align="start">
        <PhrasesCard title="Searches without result" phrases={searches} />
        <PhrasesCard title="Parts of wishes that were not understood" phrases={wishes} />
      </Flex>
    </Flex>
  );
}

/** Lists searches without a result and unused parts of wishes. */
function PhrasesCard({ title, phrases }: { title: string; phrases: Dashboard['searches'] }) {
  return (
    <Card size="small" title={`${title}, last 30 days`} className={styles['figure'] ?? ''}>
      {phrases.length === 0 ? (
        <Typography.Text type="secondary">Nothing was looked for three times.</Typography.Text>
      ) : (
        <ul className={layout['plainList']}>
          {phrases.map(({ phrase, count }) => (
            <li key={phrase}>
              {phrase} <Typography.Text type="secondary">{count} times</Typography.Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function JobsCard({ jobs }: { jobs: readonly JobHealth[] }) {
  return (
    <Card size="small" title="Jobs that fail, wait or take long, last 3 days">
      <Table<JobHealth>
        size="small"
        rowKey="name"
        dataSource={[...jobs]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Job', dataIndex: 'name' },
          { title: 'Failed', dataIndex: 'failed', align: 'right' },
          { title: 'Waiting', dataIndex: 'waiting', align: 'right' },
          { title: 'Oldest waits', align: 'right', render: (_, job) => `${job.waitedSeconds} s` },
          { title: 'Longest run', align: 'right', render: (_, job) => `${job.longestSeconds} s` },
        ]}
      />
    </Card>
  );
}

const names: Record<string, string> = {
  visits: 'Visits',
  favourites: 'Favourites saved',
  signUps: 'New visitors signed up',
  plans: 'Trips planned',
  orders: 'Orders',
};
