import { orderNo as orderNoSchema } from '@yunyou/contract/order.schema';
import { findOrder } from '@yunyou/database/order.queries';
import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { findCaller } from '../http/callers.ts';
import { drawReceipt } from './receipt.ts';

/** A file, not an envelope: `GET /user/order/receipt?orderNo=` with the visitor's token. */
export function registerReceipt(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { orderNo?: string } }>(
    '/user/order/receipt',
    { schema: { hide: true } },
    async (request, reply) => {
      const { visitor } = await findCaller(request, 'visitor', services);
      if (!visitor) throw new ApiError('NOT_SIGNED_IN');
      const orderNo = orderNoSchema.safeParse(request.query.orderNo);
      const order = orderNo.success ? await findOrder(services.db, orderNo.data) : undefined;
      if (order?.userId !== visitor.user.id) throw notFound('order');
      if (order.paidMinor === 0) {
        throw new ApiError('ORDER_STATE', { message: 'There is a receipt once the order is paid.' });
      }
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="yunyou-${order.orderNo}.pdf"`)
        .send(await drawReceipt(order, services.now()));
    },
  );
}
