import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { App, Button, Card, Drawer, InputNumber, Switch, Table } from 'antd';
import { useState } from 'react';
import { api } from '../../session/staff-client.ts';
import { useMay } from '../../session/use-me.ts';
import { useSeatWords } from './seat-words.ts';

type Departure = CallOutput<'GET /admin/departure/list'>['list'][number];

/** Lists departures of a published tour with sold seats; staff change seats and close departures. */
export function Departures({ lineId }: { lineId: string }) {
  const words = useSeatWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card size="small" title={words.title}>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      <Drawer title={words.open} open={isOpen} onClose={() => setIsOpen(false)} size="large" destroyOnHidden>
        <DepartureTable lineId={lineId} />
      </Drawer>
    </Card>
  );
}

function DepartureTable({ lineId }: { lineId: string }) {
  const words = useSeatWords();
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
    onSuccess: () => void message.success(words.saved),
    onError: (error) => void message.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['departures', lineId] }),
  });
  return (
    <Table<Departure>
      rowKey="date"
      size="small"
      loading={departures.isFetching || save.isPending}
      dataSource={departures.data?.list ?? []}
      locale={{ emptyText: departures.isError ? departures.error.message : words.none }}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 20, showSizeChanger: false }}
      columns={[
        { title: words.date, dataIndex: 'date' },
        { title: words.sold, dataIndex: 'taken' },
        {
          title: words.seats,
          render: (_, row) => (
            <InputNumber
              aria-label={words.seatsOn(row.date)}
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
        { title: words.adult, render: (_, { priceAdult }) => formatMoney(priceAdult) },
        { title: words.child, render: (_, { priceChild }) => formatMoney(priceChild) },
        {
          title: words.bookable,
          render: (_, row) => (
            <Switch
              aria-label={words.bookableOn(row.date)}
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
