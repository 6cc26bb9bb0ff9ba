import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedOrders } from '../../features/orders/load-orders.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { EmptyState } from '../../features/sections/section.tsx';
import { PageLink } from '../../navigation/page-link.tsx';

const askAgainMs = 3000;

/** The visitor's orders, or one of them. */
export function OrdersSection({ orders }: { orders: LoadedOrders }) {
  const isReported = !(
    orders.kind === 'order' &&
    orders.payment === 'done' &&
    orders.order?.state === 'pending-payment'
  );
  useAskAgain(!isReported);
  if (orders.kind === 'list') return <OrderList page={orders.page} state={orders.state} />;
  if (orders.order) return <OrderPage order={orders.order} payment={orders.payment} />;
  return (
    <EmptyState title="No such order" text="There is no order of yours under this number.">
      <PageLink to="/user?type=Orders">All orders</PageLink>
    </EmptyState>
  );
}

/** Back from paying, before the provider has reported: look again until it has. */
function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
