import type { ApiClient } from '@yunyou/contract/client';
import { orderStates } from '@yunyou/contract/orders/order-states';
import { findOrUndefined } from '../../api/page-data.ts';

const ordersPerPage = 10;

/** Loads the data of `/user?type=Orders`: the list, or one order when `order` is given, undefined if it does not exist. */
export async function loadOrders(api: ApiClient, params: URLSearchParams) {
  const orderNo = params.get('order');
  if (orderNo) {
    const order = await findOrUndefined(api('GET /user/order/detail', { orderNo }));
    return { kind: 'order' as const, order, payment: params.get('payment') };
  }
  const state = orderStates.find((name) => name === params.get('state'));
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const filter = { pageNum, pageSize: ordersPerPage, ...(state && { state }) };
  // The API client has shown a message; the list shows that it is unavailable.
  const page = await api('POST /user/order', filter).catch(() => undefined);
  return { kind: 'list' as const, page, state };
}

export type LoadedOrders = Awaited<ReturnType<typeof loadOrders>>;
