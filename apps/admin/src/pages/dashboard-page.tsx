import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Result, Skeleton, Typography } from 'antd';
import { Link } from 'react-router';
import { api } from '../session/staff-client.ts';
import { useMe } from '../session/use-me.ts';
import { adminPages } from './admin-pages.ts';
import { DayChart } from './day-chart.tsx';
import { PageHead } from './page-head.tsx';

/** Figures of the last thirty days, and what waits for somebody. */
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
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
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
          <Card key={name} size="small" style={{ flex: '1 1 320px', minInlineSize: 0 }}>
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

/** Entity lists open on what is in review; other pages are queues themselves. */
const queueOf = (code: string) =>
  ['staleList', 'commentList', 'orderList'].includes(code) ? '' : '?show=review';
