import { useQuery } from '@tanstack/react-query';
import type { Dashboard, JobHealth } from '@yunyou/contract/admin/admin-overview.endpoints';
import { adminPages } from '@yunyou/contract/admin/admin-pages';
import { Card, Flex, Result, Skeleton, Table, Typography } from 'antd';
import { Link } from 'react-router';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import styles from './dashboard.module.css';
import { DayChart } from './day-chart.tsx';
import { useOverviewWords } from './overview-words.ts';
import { PageHead } from './page-head.tsx';

/** Shows figures of the last 30 days and open tasks. */
export function DashboardPage() {
  const words = useOverviewWords().dashboard;
  const names = useNames();
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: () => api('GET /admin/dashboard') });
  if (dashboard.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (dashboard.isError) return <Result status="warning" title={dashboard.error.message} />;

  const { waiting: tasks, searches, wishes, jobs, ...series } = dashboard.data;
  return (
    <Flex vertical gap="middle" data-code="dashboard">
      <PageHead title={words.title} />
      <Card size="small" title={words.waiting} extra={<Link to="/commentManage/inbox">{words.inbox}</Link>}>
        {tasks.length === 0 && <Typography.Text>{words.nothing}</Typography.Text>}
        <ul className={layout['plainList']}>
          {tasks.map(({ code, task, entity, count, query }) => (
            <li key={`${code} ${task} ${entity ?? ''}`}>
              <Link to={`/${adminPages.find((page) => page.code === code)?.path ?? ''}${query}`}>
                {task === 'inReview' ? words.inReview(entity ? names.entity(entity) : '') : words.tasks[task]}
                : {count}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {jobs.length > 0 && <JobsCard jobs={jobs} />}
      <Flex gap="middle" wrap>
        {figures.map((name) => (
          <Card key={name} size="small" className={styles['figure'] ?? ''}>
            <DayChart name={words.figures[name]} days={series[name]} />
          </Card>
        ))}
      </Flex>
      <Flex gap="middle" wrap align="start">
        <PhrasesCard title={words.searches} phrases={searches} />
        <PhrasesCard title={words.wishes} phrases={wishes} />
      </Flex>
    </Flex>
  );
}

/** Lists searches without a result and unused parts of wishes. */
function PhrasesCard({ title, phrases }: { title: string; phrases: Dashboard['searches'] }) {
  const words = useOverviewWords().dashboard;
  return (
    <Card size="small" title={title} className={styles['figure'] ?? ''}>
      {phrases.length === 0 ? (
        <Typography.Text type="secondary">{words.noPhrases}</Typography.Text>
      ) : (
        <ul className={layout['plainList']}>
          {phrases.map(({ phrase, count }) => (
            <li key={phrase}>
              {phrase} <Typography.Text type="secondary">{words.times(count)}</Typography.Text>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function JobsCard({ jobs }: { jobs: readonly JobHealth[] }) {
  const words = useOverviewWords().dashboard;
  const jobNames: Readonly<Record<string, string>> = words.jobNames;
  return (
    <Card size="small" title={words.jobs}>
      <Table<JobHealth>
        size="small"
        rowKey="name"
        dataSource={[...jobs]}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: words.job, render: (_, { name }) => jobNames[name] ?? name },
          { title: words.failed, dataIndex: 'failed', align: 'right' },
          { title: words.waitingJobs, dataIndex: 'waiting', align: 'right' },
          { title: words.oldest, align: 'right', render: (_, job) => `${job.waitedSeconds} s` },
          { title: words.longest, align: 'right', render: (_, job) => `${job.longestSeconds} s` },
        ]}
      />
    </Card>
  );
}

const figures = ['visits', 'favourites', 'signUps', 'plans', 'orders'] as const;
