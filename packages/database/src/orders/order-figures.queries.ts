import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { orderEvent, orderRefund, tourOrder } from '../tables/order.table.ts';

/** Amounts are texts: sums of bigint columns are numeric. */
interface FigureRow extends Record<string, unknown> {
  key: string;
  label: string;
  currency: string;
  orders: number;
  travellers: number;
  received: string;
  refunded: string;
}

interface FigureFilter {
  /** First and last day in China time. */
  from: string;
  to: string;
  by: 'day' | 'month' | 'tour';
}

const start = (date: string) => sql`(${date}::date::timestamp at time zone 'Asia/Shanghai')`;
const end = (date: string) => sql`((${date}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/** Returns the columns by which rows are grouped. */
const keyOf: Record<FigureFilter['by'], (at: SQL) => SQL> = {
  day: (at) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
  month: (at) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM')`,
  tour: () => sql`ordered.line_id`,
};

/**
 * Sums bookings, payments and refunds by key and currency. A payment and a refund count on the day on which they were
 * recorded, a booking on the day on which it was made. Orders that expired do not count as bookings.
 */
export async function sumOrderFigures(db: Db, { from, to, by }: FigureFilter): Promise<FigureRow[]> {
  const within = (at: SQL) => sql`${at} >= ${start(from)} and ${at} < ${end(to)}`;
  const label = by === 'tour' ? sql`max(ordered.tour ->> 'name')` : sql`min(entry.key)`;
  const { rows } = await db.execute<FigureRow>(sql`
    select entry.key, ${label} as label, ordered.currency,
      sum(entry.orders)::integer as orders, sum(entry.travellers)::integer as travellers,
      sum(entry.received)::text as received, sum(entry.refunded)::text as refunded
    from (
      select ${keyOf[by](sql`ordered.created_at`)} as key, ordered.order_no, 1 as orders,
        ordered.adults + ordered.children as travellers, 0 as received, 0 as refunded
      from ${tourOrder} ordered where ${within(sql`ordered.created_at`)} and ordered.state <> 'expired'
      union all
      select ${keyOf[by](sql`event.at`)}, ordered.order_no, 0, 0,
        case when event.what = 'pay' then ordered.paid_minor else 0 end,
        case when event.what = 'refund' then coalesce(ordered.refund_minor, 0) else 0 end
      from ${orderEvent} event join ${tourOrder} ordered on ordered.order_no = event.order_no
      where event.what in ('pay', 'refund') and ${within(sql`event.at`)}
      union all
      select ${keyOf[by](sql`part.done_at`)}, ordered.order_no, 0, 0, 0, part.amount_minor
      from ${orderRefund} part join ${tourOrder} ordered on ordered.order_no = part.order_no
      where ${within(sql`part.done_at`)}
    ) entry join ${tourOrder} ordered on ordered.order_no = entry.order_no
    group by entry.key, ordered.currency
    order by entry.key, ordered.currency
  `);
  return rows;
}
