import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import type { Db } from '@yunyou/database/database';
import { findOrder, type OrderRow } from '@yunyou/database/orders/order.queries';
import { insertEnteredReview } from '@yunyou/database/visitors/review.queries';
import { ApiError } from '../api-error.ts';
import type { Actor } from '../staff/audit.ts';
import { assertTarget, checkMonth, checkText } from './own-review.ts';
import type { WrittenReview } from './review-views.ts';

type Entered = HandlerInput<'POST /admin/review/enter'> & { staff: Actor };

/**
 * Stores a review that staff received by letter, mail or telephone. Visitors' rules apply: a tour review needs the
 * number of a completed order, and each traveller reviews a target once. The review belongs to the account of the
 * order, if it has one. The site shows that staff entered it.
 */
export async function enterReview(db: Db, entered: Entered): Promise<WrittenReview> {
  const { targetType, targetId, author, receivedBy, stars, staff } = entered;
  await assertTarget(db, { targetType, targetId });
  const order = await findCompletedOrder(db, entered);
  const review = await insertEnteredReview(db, {
    id: randomUUID(),
    targetType,
    targetId,
    userId: order?.userId ?? null,
    orderNo: order?.orderNo ?? null,
    authorName: author,
    receivedBy,
    enteredBy: staff.name,
    stars,
    text: checkText(entered.text),
    travelMonth: checkMonth(entered.travelMonth, staff.now),
    verified: order !== undefined,
    createdAt: staff.now,
    updatedAt: staff.now,
  });
  if (!review) {
    throw new ApiError('NOT_POSSIBLE', { message: 'This traveller has already written a review.' });
  }
  return { review, author };
}

async function findCompletedOrder(db: Db, entered: Entered): Promise<OrderRow | undefined> {
  const { targetType, targetId, orderNo } = entered;
  if (targetType === 'city') {
    if (orderNo) throw badOrder('A review of a city has no order');
    return undefined;
  }
  if (!orderNo) throw badOrder('Enter the order number: only travellers who took the tour can review it');
  const order = await findOrder(db, orderNo);
  if (order?.lineId !== targetId) throw badOrder('There is no order of this tour with that number');
  if (order.state !== 'completed') throw badOrder('This tour has not been completed');
  return order;
}

const badOrder = (message: string) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'orderNo', message }] });
