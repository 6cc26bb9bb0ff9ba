import { useQuery } from '@tanstack/react-query';
import { adminPages } from '@yunyou/contract/admin/admin-pages';
import { Card, Flex, Result, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMe } from '../session/use-me.ts';
import styles from './dashboard.module.css';
import { DayChart } from './day-chart.tsx';
import { PageHead } from './page-head.tsx';

/** Shows figures of the last 30 days and open tasks. */
export function DashboardPage() {
  const me = useMe();
  const dashboard = useQuery({ queryKey: ['dashboard'], queryFn: () => api('GET /admin/dashboard') });
  if (dashboard.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (dashboard.isError) return <Result status="warning" title={dashboard.error.message} />;

  const { waiting, ...series } = dashboard.data;
  const allowed = new Set<string>(me.data?.pageCodes);
  const tasks = waiting.filter(({ code, count }) => count > 0 && allowed.has(code));
  return (
    <Flex vertical gap="middle" data-code="dashboard">
      <PageHead title="Dashboard" />
      <Card size="small" title="Waiting for somebody">
        {tasks.length === 0 && <Typography.Text>Nothing waits.</Typography.Text>}
        <ul className={layout['plainList']}>
          {tasks.map(({ code, label, count }) => (
            <li key={`${code} ${label}`}>
              <Link to={`/${adminPages.find((page) => page.code === code)?.path ?? ''}${queueOf(code)}`}>
                {label}: {count}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Flex gap="middle" wrap>
        {Object.entries(series).map(([name, days]) => (
          <Card key={name} size="small" className={styles['figure'] ?? ''}>
            <DayChart name={names[name] ?? name} days={days} />
          </Card>
        ))}
      </Flex>
    </Flex>
  );
}

const names: Record<string, string> = {
  visits: 'Visits',
  favourites: 'Favourites saved',
  signUps: 'New visitors signed up',
  plans: 'Trips planned',
  orders: 'Orders',
};

/** Returns the query that filters an entity list by status `review`; other pages need none. */
const queueOf = (code: string) =>
  ['staleList', 'feedbackList', 'commentList', 'orderList'].includes(code) ? '' : '?show=review';
