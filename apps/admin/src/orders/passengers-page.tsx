import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { Button, Flex, Result, Skeleton, Table, Typography } from 'antd';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useDepartureWords } from './departure-words.ts';
import { DownloadButton } from './download-button.tsx';
import { useOrderWords } from './order-words.ts';
import styles from './orders.module.css';

type Passenger = CallOutput<'GET /admin/departure/passengers'>['list'][number];

/** Renders the passenger list of the departure in the URL. Without one, it opens the calendar of departures. */
export function PassengersPage() {
  const [params] = useSearchParams();
  const key = { lineId: params.get('lineId') ?? '', date: params.get('date') ?? '' };
  if (!key.lineId || !key.date) return <Navigate to="/productManage/departures" replace />;
  return <PassengerList departure={key} />;
}

/** Renders a passenger list to print or to download. */
function PassengerList({ departure: key }: { departure: { lineId: string; date: string } }) {
  const words = useDepartureWords().passengers;
  const orders = useOrderWords();
  const dates = useDates();
  const passengers = useQuery({
    queryKey: ['orders', 'passengers', key],
    queryFn: () => api('GET /admin/departure/passengers', key),
  });
  if (passengers.isPending) return <Skeleton active />;
  if (passengers.isError) return <Result status="warning" title={passengers.error.message} />;
  const { tour, date, list } = passengers.data;
  const children = list.filter(({ kind }) => kind === 'child').length;
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title={words.title(tour.name)}>
        <Flex gap="small" wrap className={styles['screenOnly'] ?? ''}>
          <Link
            to={`/productManage/departures?${new URLSearchParams({ month: date.slice(0, 7), day: date })}`}
          >
            <Button>{words.back}</Button>
          </Link>
          <DownloadButton
            fileName={`passengers-${key.lineId}-${key.date}.csv`}
            call={['POST /admin/departure/passengerFile', key]}
          />
          <Button type="primary" onClick={() => globalThis.print()}>
            {words.print}
          </Button>
        </Flex>
      </PageHead>
      <Typography.Text>
        {words.summary(tour.zhName, dates.day(date), list.length - children, children)}
      </Typography.Text>
      <Table<Passenger & { row: number }>
        size="small"
        rowKey="row"
        dataSource={list.map((passenger, index) => ({ ...passenger, row: index + 1 }))}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: words.none }}
        columns={[
          { title: words.no, dataIndex: 'row' },
          { title: orders.name, dataIndex: 'name' },
          { title: orders.traveller.kind, render: (_, { kind }) => orders[kind] },
          {
            title: words.passport,
            render: (_, { passportEnding }) => (passportEnding ? `…${passportEnding}` : words.deleted),
          },
          { title: words.born, dataIndex: 'birthYear' },
          {
            title: words.order,
            render: (_, { orderNo }) => (
              <Link to={`/productManage/orderList?${new URLSearchParams({ orderNo })}`}>{orderNo}</Link>
            ),
          },
          { title: orders.state, render: (_, { state }) => orders.states[state] },
          { title: words.contact, render: (_, { contactName, phone }) => `${contactName}, ${phone}` },
          {
            title: orders.detail.wish,
            render: (_, { wish }) => <div className={layout['textCell']}>{wish}</div>,
          },
        ]}
      />
    </Flex>
  );
}
