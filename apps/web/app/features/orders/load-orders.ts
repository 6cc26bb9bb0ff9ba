import type { ApiClient } from '@yunyou/contract/client';
import { orderStates } from '@yunyou/contract/orders/order-states';

const ordersPerPage = 10;

/** Loads the data of `/user?type=Orders`: the list, or one order when `order` is given. Undefined when loading fails. */
export async function loadOrders(api: ApiClient, params: URLSearchParams) {
  const orderNo = params.get('order');
  if (orderNo) {
    const order = await api('GET /user/order/detail', { orderNo }).catch(() => undefined);
    return { kind: 'order' as const, order, payment: params.get('payment') };
  }
  const state = orderStates.find((name) => name === params.get('state'));
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const filter = { pageNum, pageSize: ordersPerPage, ...(state && { state }) };
  const page = await api('POST /user/order', filter).catch(() => undefined);
  return { kind: 'list' as const, page, state };
}

export type LoadedOrders = Awaited<ReturnType<typeof loadOrders>>;
