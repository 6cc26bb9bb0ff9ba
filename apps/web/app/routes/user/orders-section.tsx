import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedOrders } from '../../features/orders/load-orders.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { EmptyState } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './user-words.ts';

const pollIntervalMs = 3000;

/** Renders the list of orders, or one order. */
export function OrdersSection({ orders }: { orders: LoadedOrders }) {
  const isReported = !(
    orders.kind === 'order' &&
    orders.payment === 'done' &&
    orders.order?.state === 'pending-payment'
  );
  usePolling(!isReported);
  if (orders.kind === 'list') return <OrderList page={orders.page} state={orders.state} />;
  if (orders.order) return <OrderPage order={orders.order} payment={orders.payment} />;
  return (
    <EmptyState title={words.orderMissing} text={words.orderMissingNote}>
      <PageLink to="/user?type=Orders">{words.allOrders}</PageLink>
    </EmptyState>
  );
}

/** Reloads after payment until the provider has confirmed it. */
function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
