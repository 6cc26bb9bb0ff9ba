import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@yunyou/contract/endpoints';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { Button, Flex, Input, Result, Select, Space, Spin, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { useFactColumns } from '../pages/fact-columns.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useDepartureWords } from './departure-words.ts';
import { MonthGrid } from './month-grid.tsx';
import { useOrderWords } from './order-words.ts';

type Calendar = CallOutput<'GET /admin/departure/calendar'>;
type Departure = Calendar['departures'][number];

/** Shows the departures of a month with seats sold and left; month, day and tour are in the URL. */
export function DeparturesPage() {
  const words = useDepartureWords().departures;
  const { tour } = useOrderWords();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => chinaNow(new Date()).date);
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? today.slice(0, 7);
  const lineId = params.get('tour') ?? undefined;
  const calendar = useQuery({
    queryKey: ['orders', 'calendar', month],
    queryFn: () => api('GET /admin/departure/calendar', { month }),
    placeholderData: (before) => before,
  });
  const departures = (calendar.data?.departures ?? []).filter((one) => !lineId || one.lineId === lineId);
  const chosen = params.get('day') ?? (today.startsWith(month) ? today : undefined);
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  if (calendar.isError) return <Result status="warning" title={calendar.error.message} />;
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title={words.title} />
      <Flex gap="small" wrap>
        <Space.Compact>
          <Button
            aria-label={words.previous}
            onClick={() => change({ month: shiftMonth(month, -1), day: '' })}
          >
            ‹
          </Button>
          <Input
            type="month"
            aria-label={words.month}
            className={layout['fieldNarrow'] ?? ''}
            value={month}
            onChange={({ target }) => target.value && change({ month: target.value, day: '' })}
          />
          <Button aria-label={words.next} onClick={() => change({ month: shiftMonth(month, 1), day: '' })}>
            ›
          </Button>
        </Space.Compact>
        <Select
          aria-label={tour}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={words.allTours}
          className={layout['selectNarrow'] ?? ''}
          value={lineId ?? null}
          options={(calendar.data?.tours ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => change({ tour: next ?? '' })}
        />
      </Flex>
      <div aria-busy={calendar.isFetching}>
        <Spin spinning={calendar.isFetching}>
          <MonthGrid
            month={month}
            departures={departures}
            chosen={chosen}
            onChoose={(day) => change({ day, month })}
          />
        </Spin>
      </div>
      {chosen?.startsWith(month) && calendar.isSuccess && !calendar.isPlaceholderData && (
        <DayTable day={chosen} departures={departures} tours={calendar.data?.tours ?? []} />
      )}
    </Flex>
  );
}

function DayTable({ day, departures, tours }: { day: string } & Calendar) {
  const words = useDepartureWords().departures;
  const { tour, state, travellers } = useOrderWords();
  const shownDay = useDates().day(day);
  const mayWrite = useMay()('orderList.write');
  const names = new Map(tours.map(({ id, name }) => [id, name]));
  const rows = departures
    .filter(({ date }) => date === day)
    .sort((a, b) => b.taken - a.taken || a.lineId.localeCompare(b.lineId));
  const columns = useFactColumns<Departure>({
    facts: [
      { title: tour, isWide: true, render: ({ lineId }) => names.get(lineId) ?? lineId },
      { title: words.sold, align: 'end', render: ({ taken }) => taken },
      { title: words.left, align: 'end', render: ({ seatsLeft }) => seatsLeft },
      { title: words.seats, align: 'end', render: ({ seats }) => seats },
      {
        title: state,
        render: ({ isClosed, seatsLeft }) => (
          <Tag>{isClosed ? words.closed : seatsLeft === 0 ? words.full : words.open}</Tag>
        ),
      },
    ],
    actions: {
      title: travellers,
      render: ({ lineId, date, taken, isClosed, seatsLeft }) => (
        <Flex gap="small" wrap>
          {taken > 0 ? (
            <Link to={`/productManage/passengers?${new URLSearchParams({ lineId, date })}`}>
              {words.list}
            </Link>
          ) : (
            words.noneYet
          )}
          {mayWrite && !isClosed && seatsLeft > 0 && (
            <Link to={`/productManage/newOrder?${new URLSearchParams({ tour: lineId, date })}`}>
              {words.newOrder}
            </Link>
          )}
        </Flex>
      ),
    },
  });
  return (
    <section aria-label={words.on(shownDay)}>
      <Typography.Title level={2} className={layout['sectionTitle'] ?? ''}>
        {shownDay}
      </Typography.Title>
      <Table<Departure>
        size="small"
        rowKey="lineId"
        dataSource={rows}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: words.none }}
        columns={columns}
      />
    </section>
  );
}

/** Returns the month `by` months later. */
function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
