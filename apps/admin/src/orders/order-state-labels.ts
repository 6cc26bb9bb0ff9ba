import type { OrderState } from '@yunyou/contract/orders/order-states';

export const orderStateLabels: Record<OrderState, string> = {
  'pending-payment': 'Waits for payment',
  paid: 'Paid',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  expired: 'Expired',
};
