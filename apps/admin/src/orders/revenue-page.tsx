import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { Alert, Flex, Input, Segmented, Table } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useDepartureWords } from './departure-words.ts';
import { DownloadButton } from './download-button.tsx';
import { useOrderWords } from './order-words.ts';

type Figure = CallOutput<'GET /admin/order/figures'>['list'][number];

const groups = ['day', 'month', 'tour'] as const;

/** Shows bookings, payments and refunds of a period; period and grouping are in the URL. */
export function RevenuePage() {
  const words = useDepartureWords().revenue;
  const { travellers } = useOrderWords();
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => chinaNow(new Date()).date);
  const by = groups.find((name) => name === params.get('by')) ?? 'day';
  const from = params.get('from') ?? addDays(today, -29);
  const to = params.get('to') ?? today;
  const figures = useQuery({
    queryKey: ['orders', 'figures', { by, from, to }],
    queryFn: () => api('GET /admin/order/figures', { by, from, to }),
    placeholderData: (before) => before,
  });
  const change = (next: Record<string, string>) => setParams({ by, from, to, ...next });
  const list = figures.data?.list ?? [];
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title={words.title}>
        <DownloadButton
          fileName={`revenue-${from}-${to}.csv`}
          call={['GET /admin/order/figureFile', { by, from, to }]}
        />
      </PageHead>
      <Flex gap="small" wrap align="center">
        <Segmented<string>
          aria-label={words.group}
          value={by}
          options={groups.map((value) => ({ value, label: words.groups[value] }))}
          onChange={(next) => change({ by: next })}
        />
        <Input
          type="date"
          aria-label={words.first}
          className={layout['fieldNarrow'] ?? ''}
          value={from}
          max={to}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
        <Input
          type="date"
          aria-label={words.last}
          className={layout['fieldNarrow'] ?? ''}
          value={to}
          min={from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </Flex>
      {figures.isError && <Alert type="error" title={figures.error.message} />}
      <Table<Figure>
        size="small"
        rowKey={({ key, received }) => `${key} ${received.currency}`}
        dataSource={list}
        loading={figures.isFetching}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: words.none }}
        columns={[
          {
            title: words.keys[by],
            render: (_, { label }) => (by === 'tour' ? label : dates.day(label)),
          },
          { title: words.bookings, dataIndex: 'orders', align: 'right' },
          { title: travellers, dataIndex: 'travellers', align: 'right' },
          { title: words.received, align: 'right', render: (_, { received }) => formatMoney(received) },
          { title: words.refunded, align: 'right', render: (_, { refunded }) => formatMoney(refunded) },
          { title: words.net, align: 'right', render: (_, row) => formatMoney(netOf(row)) },
        ]}
        summary={(rows) => renderTotals(rows, words.totalIn)}
      />
    </Flex>
  );
}

/** Returns one row of sums per currency. */
function renderTotals(list: readonly Figure[], label: (currency: string) => string) {
  return [...Map.groupBy(list, ({ received }) => received.currency)].map(([currency, rows]) => {
    const sum = (read: (row: Figure) => number) => rows.reduce((total, row) => total + read(row), 0);
    const money = (read: (row: Figure) => number) => formatMoney({ amountMinor: sum(read), currency });
    const cells = [
      String(sum(({ orders }) => orders)),
      String(sum(({ travellers }) => travellers)),
      money(({ received }) => received.amountMinor),
      money(({ refunded }) => refunded.amountMinor),
      money((row) => netOf(row).amountMinor),
    ];
    return (
      <Table.Summary.Row key={currency}>
        <Table.Summary.Cell index={0}>
          <strong>{label(currency)}</strong>
        </Table.Summary.Cell>
        {cells.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the cells have a fixed order
          <Table.Summary.Cell key={index} index={index + 1} align="right">
            <strong>{text}</strong>
          </Table.Summary.Cell>
        ))}
      </Table.Summary.Row>
    );
  });
}

const netOf = ({ received, refunded }: Figure) => ({
  amountMinor: received.amountMinor - refunded.amountMinor,
  currency: received.currency,
});
