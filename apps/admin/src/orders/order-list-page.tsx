import type { CallOutput } from '@yunyou/contract/endpoints';
import { orderStates } from '@yunyou/contract/orders/order-states';
import { formatMoney } from '@yunyou/domain/money/money-amounts';
import { Button, Flex, Input, Segmented, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { PagedTable } from '../pages/paged-table.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { orderStateLabels } from './order-state-labels.ts';

type OrderRow = CallOutput<'POST /admin/order/list'>['list'][number];

/** Lists orders of all visitors; the open order is in the URL. */
export function OrderListPage() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useMay()('orderList.write');
  const state = orderStates.find((name) => name === params.get('state'));
  const keyword = params.get('keyword') ?? '';
  const orderNo = params.get('orderNo');
  const filter = { ...(state && { state }), ...(keyword && { keyword }) };
  const change = (next: Record<string, string>) => {
    const query = { ...Object.fromEntries(params), page: '', orderNo: '', ...next };
    setParams(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')));
  };
  const addressOf = (no: string) => `?${new URLSearchParams({ ...Object.fromEntries(params), orderNo: no })}`;
  return (
    <Flex vertical gap="middle" data-code="orderList">
      <PageHead title="Orders">
        {mayWrite && (
          <Link to="/productManage/newOrder">
            <Button type="primary">New order</Button>
          </Link>
        )}
      </PageHead>
      <Flex gap="small" wrap>
        <Segmented<string>
          aria-label="State"
          value={state ?? ''}
          options={[
            { value: '', label: 'All' },
            ...orderStates.map((name) => ({ value: name, label: orderStateLabels[name] })),
          ]}
          onChange={(next) => change({ state: next })}
          className={layout['scrollInline'] ?? ''}
        />
        <Input.Search
          allowClear
          defaultValue={keyword}
          aria-label="Search"
          placeholder="Number, tour or name"
          className={layout['searchNarrow'] ?? ''}
          onSearch={(word) => change({ keyword: word.trim() })}
        />
      </Flex>
      <PagedTable<OrderRow>
        queryKey={['orders', filter]}
        load={(paging) => api('POST /admin/order/list', { ...filter, ...paging })}
        rowKey={({ orderNo: no }) => no}
        columns={[
          {
            title: 'Number',
            render: (_, { orderNo: no }) => <Link to={addressOf(no)}>{no}</Link>,
          },
          { title: 'Tour', render: (_, { tour }) => tour.name },
          { title: 'Leaves', dataIndex: 'date' },
          {
            title: 'Travellers',
            render: (_, { adults, children }) => `${adults}${children > 0 ? ` + ${children} children` : ''}`,
          },
          { title: 'Total', render: (_, { total }) => formatMoney(total) },
          { title: 'Booked by', render: (_, { contactName, email }) => `${contactName} (${email})` },
          { title: 'State', render: (_, row) => <Tag>{orderStateLabels[row.state]}</Tag> },
        ]}
      />
      {orderNo && (
        <OrderDrawer orderNo={orderNo} onClose={() => change({ page: params.get('page') ?? '' })} />
      )}
    </Flex>
  );
}
