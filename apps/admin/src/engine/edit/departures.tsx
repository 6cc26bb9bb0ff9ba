import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { App, Button, Card, Drawer, InputNumber, Switch, Table } from 'antd';
import { useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';

type Departure = CallOutput<'GET /admin/departure/list'>['list'][number];

/** Lists departures of a published tour with sold seats; staff change seats and close departures. */
export function Departures({ lineId }: { lineId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card size="small" title="Departures">
      <Button onClick={() => setIsOpen(true)}>Dates and seats</Button>
      <Drawer
        title="Dates and seats"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        destroyOnHidden
      >
        <DepartureTable lineId={lineId} />
      </Drawer>
    </Card>
  );
}

function DepartureTable({ lineId }: { lineId: string }) {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('productList.write');
  const departures = useQuery({
    queryKey: ['departures', lineId],
    queryFn: () => api('GET /admin/departure/list', { id: lineId }),
  });
  const save = useMutation({
    mutationFn: ({ date, seatsOverride, isClosed }: Departure) =>
      api('POST /admin/departure/save', { lineId, date, seatsOverride, isClosed }),
    onSuccess: () => void message.success('Saved.'),
    onError: (error) => void message.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['departures', lineId] }),
  });
  return (
    <Table<Departure>
      rowKey="date"
      size="small"
      loading={departures.isFetching || save.isPending}
      dataSource={departures.data?.list ?? []}
      locale={{ emptyText: departures.isError ? departures.error.message : 'No day to come.' }}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 20, showSizeChanger: false }}
      columns={[
        { title: 'Date', dataIndex: 'date' },
        { title: 'Sold', dataIndex: 'taken' },
        {
          title: 'Seats',
          render: (_, row) => (
            <InputNumber
              aria-label={`Seats on ${row.date}`}
              // A refused number is replaced by the stored one.
              key={`${row.date} ${row.seats} ${save.isError ? save.submittedAt : ''}`}
              defaultValue={row.seats}
              min={row.taken}
              max={60}
              precision={0}
              disabled={!mayWrite}
              onBlur={(event) => {
                const seats = Number(event.target.value);
                if (seats !== row.seats) save.mutate({ ...row, seatsOverride: seats });
              }}
            />
          ),
        },
        { title: 'Adult', render: (_, { priceAdult }) => formatMoney(priceAdult) },
        { title: 'Child', render: (_, { priceChild }) => formatMoney(priceChild) },
        {
          title: 'Can be booked',
          render: (_, row) => (
            <Switch
              aria-label={`Can be booked on ${row.date}`}
              checked={!row.isClosed}
              disabled={!mayWrite}
              onChange={(isOn) => save.mutate({ ...row, isClosed: !isOn })}
            />
          ),
        },
      ]}
    />
  );
}
