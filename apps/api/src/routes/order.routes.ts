import { listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import {
  findOrder,
  issueOrderNumber,
  listOrderEvents,
  listOrders,
  type OrderRow,
} from '@yunyou/database/orders/order.queries';
import { notFound } from '../api-error.ts';
import { toSpotCard } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { type HandlerContext, handlers } from '../handler.ts';
import { listAvailability } from '../orders/availability.ts';
import { bookTour } from '../orders/booking.ts';
import { cancelOrder } from '../orders/cancelling.ts';
import { getTour } from '../orders/get-tour.ts';
import { createOrderNo } from '../orders/order-number.ts';
import { toOrderCard, toOrderView } from '../orders/order-views.ts';
import { beginPayment } from '../orders/paying.ts';
import { toReceiptFile } from '../orders/receipt-file.ts';
import { signedIn } from '../visitors/signed-in.ts';

export const orderRoutes = handlers({
  'GET /travel/line/departures': async ({ id, from, to }, { db, now }) => ({
    list: await listAvailability(db, { line: await getTour(db, id), from, to, now: now() }),
  }),

  'GET /travel/line/places': async ({ id }, { db }) => {
    const line = await getTour(db, id);
    const ids = new Set(line.doc.itinerary.flatMap(({ spotIds }) => spotIds));
    return { list: (await listPublishedCardsByIds(db, 'scenic-spot', [...ids])).map(toSpotCard) };
  },

  'GET /order/book/orderNo': async (_, context) => {
    const orderNo = createOrderNo(context.now());
    await issueOrderNumber(context.db, {
      orderNo,
      userId: signedIn(context).user.id,
      issuedAt: context.now(),
    });
    return { orderNo };
  },

  'POST /order/tour/book': async (input, context) =>
    sight(context, await bookTour(context, signedIn(context).user, input)).then(toOrderView),

  'POST /order/pay': async ({ orderNo }, context) => {
    const { order, redirectUrl } = await beginPayment(context, { orderNo, user: signedIn(context).user });
    return { redirectUrl, order: toOrderView(await sight(context, order)) };
  },

  'POST /order/cancel': async ({ orderNo }, context) =>
    sight(context, await cancelOrder(context, { orderNo, user: signedIn(context).user })).then(toOrderView),

  'POST /user/order': async ({ state, keyword, ...paging }, context) => {
    const filter = { userId: signedIn(context).user.id, state, keyword };
    return toPage(paging, await listOrders(context.db, filter, toSlice(paging)), toOrderCard);
  },

  'GET /user/order/detail': async ({ orderNo }, context) =>
    toOrderView(await sight(context, await getOwnOrder(context, orderNo))),

  'GET /user/order/receipt': async ({ orderNo }, context) =>
    toReceiptFile(await getOwnOrder(context, orderNo), context.now()),
});

/** Returns the caller's order. Throws NOT_FOUND for another user's order, as for a missing one. */
async function getOwnOrder(context: HandlerContext, orderNo: string): Promise<OrderRow> {
  const order = await findOrder(context.db, orderNo);
  if (order?.userId !== signedIn(context).user.id) throw notFound('order');
  return order;
}

async function sight({ db, now, passports }: HandlerContext, order: OrderRow) {
  const events = await listOrderEvents(db, order.orderNo);
  return { order, events, secrets: passports.open(order), now: now() };
}
