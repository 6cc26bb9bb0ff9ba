import { listMailOfOrder } from '@yunyou/database/orders/mail.queries';
import { findOrder, listOrderEvents, listOrders, type OrderRow } from '@yunyou/database/orders/order.queries';
import { listRefundsOfOrder } from '@yunyou/database/orders/order-refund.queries';
import { notFound } from '../../api-error.ts';
import { toPage, toSlice } from '../../catalogue/paging.ts';
import { type HandlerContext, handlers } from '../../handler.ts';
import { listStaffDepartures } from '../../orders/availability.ts';
import { changeDeparture } from '../../orders/change-departure.ts';
import { readDepartureCalendar } from '../../orders/departure-calendar.ts';
import { editContact } from '../../orders/edit-contact.ts';
import { editTraveller } from '../../orders/edit-traveller.ts';
import { enterOrder } from '../../orders/enter-order.ts';
import { getTour } from '../../orders/get-tour.ts';
import { readOrderFigures } from '../../orders/order-figures.ts';
import { exportFigures, exportOrders } from '../../orders/order-files.ts';
import { addOrderNote } from '../../orders/order-notes.ts';
import { createOrderNo } from '../../orders/order-number.ts';
import { toOrderCard, toStaffOrderView } from '../../orders/order-views.ts';
import { refundPart } from '../../orders/part-refund.ts';
import { exportPassengers, readPassengers } from '../../orders/passenger-list.ts';
import { showPassport } from '../../orders/passports/show-passport.ts';
import { resendMail } from '../../orders/resend-mail.ts';
import { moveByStaff } from '../../orders/staff-orders.ts';
import { actorOf } from '../../staff/audit.ts';

export const staffOrderRoutes = handlers({
  'POST /admin/order/list': async ({ pageNum, pageSize, ...filter }, { db }) =>
    toPage({ pageNum, pageSize }, await listOrders(db, filter, toSlice({ pageNum, pageSize })), (order) => ({
      ...toOrderCard(order),
      contactName: order.contact.name,
      email: order.contact.email,
    })),

  'POST /admin/order/file': async (filter, context) => exportOrders(context, actorOf(context), filter),

  'GET /admin/order/detail': async ({ orderNo }, context) => {
    const order = await findOrder(context.db, orderNo);
    if (!order) throw notFound('order');
    return view(context, order);
  },

  'POST /admin/order/passport': async ({ orderNo, traveller }, context) => {
    const staff = actorOf(context);
    const { passportNumber, birthDate = null } = await showPassport(context, { orderNo, traveller, staff });
    return { passportNumber, birthDate };
  },

  'POST /admin/order/move': async (input, context) => {
    return view(context, await moveByStaff(context, { ...input, staff: actorOf(context) }));
  },

  'GET /admin/departure/list': async ({ id, from, to }, { db, now }) => ({
    list: await listStaffDepartures(db, { line: await getTour(db, id), from, to, now: now() }),
  }),

  'POST /admin/departure/save': async (change, context) => {
    await changeDeparture(context, await getTour(context.db, change.lineId), change);
    return null;
  },

  'POST /admin/order/note': async (input, context) =>
    view(context, await addOrderNote(context, { ...input, staff: actorOf(context) })),

  'POST /admin/order/resendMail': async (input, context) =>
    view(context, await resendMail(context, { ...input, staff: actorOf(context) })),

  'POST /admin/order/editTraveller': async (input, context) =>
    view(context, await editTraveller(context, { ...input, staff: actorOf(context) })),

  'POST /admin/order/editContact': async (input, context) =>
    view(context, await editContact(context, { ...input, staff: actorOf(context) })),

  'POST /admin/order/refundPart': async (input, context) =>
    view(context, await refundPart(context, { ...input, staff: actorOf(context) })),

  'GET /admin/order/number': async (_, { now }) => ({ orderNo: createOrderNo(now()) }),

  'POST /admin/order/enter': async (input, context) =>
    view(context, await enterOrder(context, actorOf(context), input)),

  'GET /admin/departure/calendar': async ({ month }, { db, now }) =>
    readDepartureCalendar(db, { month, now: now() }),

  'GET /admin/departure/passengers': async (key, context) => readPassengers(context, key),

  'POST /admin/departure/passengerFile': async (key, context) =>
    exportPassengers(context, actorOf(context), key),

  'GET /admin/order/figures': async (range, { db }) => ({ list: await readOrderFigures(db, range) }),

  'GET /admin/order/figureFile': async (range, { db }) => exportFigures(db, range),
});

async function view({ db, now, passports }: HandlerContext, { orderNo }: Pick<OrderRow, 'orderNo'>) {
  const order = await findOrder(db, orderNo);
  if (!order) throw notFound('order');
  return toStaffOrderView({
    order,
    events: await listOrderEvents(db, orderNo),
    mails: await listMailOfOrder(db, orderNo),
    refunds: await listRefundsOfOrder(db, orderNo),
    secrets: passports.open(order),
    now: now(),
  });
}
