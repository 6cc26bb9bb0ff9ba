import { z } from 'zod';
import { id } from './base.schema.ts';
import { endpoint, noInput, page, paging } from './endpoint.ts';

export const orderEndpoints = {
  'GET /order/book/orderNo': endpoint({
    summary: 'A fresh order number, with which a booking can be repeated safely',
    access: 'visitor',
    input: noInput,
    output: z.object({ orderNo: z.string() }),
  }),
  'POST /order/tour/book': endpoint({
    summary: 'Book seats on a tour',
    access: 'visitor',
    input: z.strictObject({ orderNo: z.string().min(1).max(40), lineId: id }),
    output: z.object({ orderNo: z.string() }),
  }),
  'POST /user/order': endpoint({
    summary: "The visitor's orders, newest first",
    access: 'visitor',
    input: z.strictObject({ ...paging }),
    output: page(z.object({ orderNo: z.string() })),
  }),
  'GET /user/order/detail': endpoint({
    summary: "One of the visitor's orders",
    access: 'visitor',
    input: z.strictObject({ orderNo: z.string().min(1).max(40) }),
    output: z.object({ orderNo: z.string() }),
  }),
};
