import type { CallOutput } from '@yunyou/contract/endpoints';
import { orderStates } from '@yunyou/contract/orders/order-states';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Button, Flex, Segmented, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { KeywordSearch } from '../engine/list/keyword-search.tsx';
import { useDates } from '../language/dates.ts';
import layout from '../layout.module.css';
import { useFactColumns } from '../pages/fact-columns.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { PagedTable } from '../pages/paged-table.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { DownloadButton } from './download-button.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderFilters } from './order-filters.tsx';
import { useOrderWords } from './order-words.ts';

type OrderRow = CallOutput<'POST /admin/order/list'>['list'][number];

/** Lists orders of all visitors; the open order is in the URL. */
export function OrderListPage() {
  const words = useOrderWords();
  const dates = useDates();
  const [params, setParams] = useSearchParams();
  const mayWrite = useMay()('orderList.write');
  const state = orderStates.find((name) => name === params.get('state'));
  const keyword = params.get('keyword') ?? '';
  const orderNo = params.get('orderNo');
  const lineId = params.get('tour') ?? '';
  const leavesFrom = params.get('from') ?? '';
  const leavesTo = params.get('to') ?? '';
  const filter = {
    ...(state && { state }),
    ...(keyword && { keyword }),
    ...(lineId && { lineId }),
    ...(leavesFrom && { leavesFrom }),
    ...(leavesTo && { leavesTo }),
  };
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', orderNo: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const addressOf = (no: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), orderNo: no })}`;
  const columns = useFactColumns<OrderRow>({
    facts: [
      { title: words.number, render: ({ orderNo: no }) => <Link to={addressOf(no)}>{no}</Link> },
      { title: words.state, render: (row) => <Tag>{words.states[row.state]}</Tag> },
      { title: words.tour, render: ({ tour }) => tour.name },
      { title: words.leaves, render: ({ date }) => dates.day(date) },
      { title: words.travellers, render: ({ adults, children }) => words.group(adults, children) },
      { title: words.total, render: ({ total }) => formatMoney(total) },
      {
        title: words.bookedBy,
        isWide: true,
        render: ({ contactName, email }) => `${contactName} (${email})`,
      },
    ],
  });
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title={words.title}>
        <DownloadButton fileName="orders.csv" call={['POST /admin/order/file', filter]} />
        {mayWrite && (
          <Link to="/productManage/newOrder">
            <Button type="primary">{words.newOrder}</Button>
          </Link>
        )}
      </PageHead>
      <Flex gap="small" wrap>
        <Segmented<string>
          aria-label={words.state}
          value={state ?? ''}
          options={[
            { value: '', label: words.all },
            ...orderStates.map((name) => ({ value: name, label: words.states[name] })),
          ]}
          onChange={(next) => change({ state: next })}
          className={layout['scrollInline'] ?? ''}
        />
        <KeywordSearch words={words} keyword={keyword} onSearch={(word) => change({ keyword: word })} />
        <OrderFilters lineId={lineId} from={leavesFrom} to={leavesTo} onChange={change} />
      </Flex>
      <PagedTable<OrderRow>
        queryKey={['orders', filter]}
        load={(paging) => api('POST /admin/order/list', { ...filter, ...paging })}
        rowKey={({ orderNo: no }) => no}
        columns={columns}
      />
      {orderNo && (
        <OrderDrawer orderNo={orderNo} onClose={() => change({ page: params.get('page') ?? '' })} />
      )}
    </Flex>
  );
}
