import { ApiError, notFound } from '../api-error.ts';
import { handlers } from '../handler.ts';

export const orderRoutes = handlers({
  'GET /order/book/orderNo': async () => {
    throw new ApiError('BOOKING_NOT_OFFERED');
  },
  'POST /order/tour/book': async () => {
    throw new ApiError('BOOKING_NOT_OFFERED');
  },
  'POST /user/order': async (paging) => ({ list: [], total: 0, ...paging }),
  'GET /user/order/detail': async () => {
    throw notFound('order');
  },
});
