import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { App, Button, Flex, Result, Skeleton, Table, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api, apiDownload } from '../session/staff-client.ts';
import { orderStateLabels } from './order-state-labels.ts';
import styles from './orders.module.css';

type Passenger = CallOutput<'GET /admin/departure/passengers'>['list'][number];

/** The passenger list of one departure, to print or to download. */
export function PassengersPage() {
  const [params] = useSearchParams();
  const { message } = App.useApp();
  const key = { lineId: params.get('lineId') ?? '', date: params.get('date') ?? '' };
  const passengers = useQuery({
    queryKey: ['orders', 'passengers', key],
    queryFn: () => api('GET /admin/departure/passengers', key),
  });
  const download = () =>
    apiDownload(`passengers-${key.lineId}-${key.date}.csv`, 'POST /admin/departure/passengerFile', key).catch(
      (error: Error) => void message.error(error.message),
    );
  if (passengers.isPending) return <Skeleton active />;
  if (passengers.isError) return <Result status="warning" title={passengers.error.message} />;
  const { tour, date, list } = passengers.data;
  const children = list.filter(({ kind }) => kind === 'child').length;
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title={`Passengers: ${tour.name}`}>
        <Flex gap="small" wrap className={styles['screenOnly'] ?? ''}>
          <Link
            to={`/productManage/departures?${new URLSearchParams({ month: date.slice(0, 7), day: date })}`}
          >
            <Button>Back to the calendar</Button>
          </Link>
          <Button onClick={() => void download()}>Download CSV</Button>
          <Button type="primary" onClick={() => globalThis.print()}>
            Print
          </Button>
        </Flex>
      </PageHead>
      <Typography.Text>
        {tour.zhName}, {date}. {list.length - children} adults, {children} children.
      </Typography.Text>
      <Table<Passenger & { row: number }>
        size="small"
        rowKey="row"
        dataSource={list.map((passenger, index) => ({ ...passenger, row: index + 1 }))}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: 'Nobody has booked this departure.' }}
        columns={[
          { title: 'No.', dataIndex: 'row' },
          { title: 'Name', dataIndex: 'name' },
          { title: 'Kind', render: (_, { kind }) => (kind === 'child' ? 'Child' : 'Adult') },
          {
            title: 'Passport',
            render: (_, { passportEnding }) => (passportEnding ? `…${passportEnding}` : 'Deleted'),
          },
          { title: 'Born', dataIndex: 'birthYear' },
          {
            title: 'Order',
            render: (_, { orderNo }) => (
              <Link to={`/productManage/orderList?${new URLSearchParams({ orderNo })}`}>{orderNo}</Link>
            ),
          },
          { title: 'State', render: (_, { state }) => orderStateLabels[state] },
          { title: 'Contact', render: (_, { contactName, phone }) => `${contactName}, ${phone}` },
          { title: 'Wish', render: (_, { wish }) => <div className={layout['textCell']}>{wish}</div> },
        ]}
      />
    </Flex>
  );
}
