import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { departure, tourOrder } from '../tables/order.table.ts';

type DepartureRow = typeof departure.$inferSelect;

interface DepartureKey {
  lineId: string;
  date: string;
}

const same = ({ lineId, date }: DepartureKey) => and(eq(departure.lineId, lineId), eq(departure.date, date));

/** Locks a departure until the end of the transaction, so that its bookings run one after another. Creates the row if needed. */
export async function lockDeparture(db: Db, { lineId, date }: DepartureKey): Promise<DepartureRow> {
  await db.insert(departure).values({ lineId, date }).onConflictDoNothing();
  const [row] = await db.select().from(departure).where(same({ lineId, date })).for('update');
  if (!row) throw new Error(`The departure of ${lineId} on ${date} was removed while it was locked`);
  return row;
}

/** Takes seats of an open departure. Returns false when too few are left. One conditional update: no seat is sold twice. */
export async function takeSeats(
  db: Db,
  key: DepartureKey,
  { count, seats }: { count: number; seats: number },
): Promise<boolean> {
  const changed = await db
    .update(departure)
    .set({ seatsTaken: sql`${departure.seatsTaken} + ${count}` })
    .where(
      and(
        same(key),
        eq(departure.isClosed, false),
        sql`${departure.seatsTaken} + ${count} <= coalesce(${departure.seatsOverride}, ${seats})`,
      ),
    )
    .returning({ date: departure.date });
  return changed.length > 0;
}

export async function releaseSeats(db: Db, key: DepartureKey, count: number): Promise<void> {
  await db
    .update(departure)
    .set({ seatsTaken: sql`${departure.seatsTaken} - ${count}` })
    .where(same(key));
}

export async function saveDeparture(
  db: Db,
  key: DepartureKey,
  change: { seatsOverride: number | null; isClosed: boolean },
): Promise<void> {
  await db
    .insert(departure)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [departure.lineId, departure.date], set: change });
}

/**
 * Lists departures with bookings or changes by staff, of one tour or of all. `lapsed` is the number of seats of unpaid orders whose hold has
 * expired; they are free.
 */
export async function listDepartureSales(
  db: Db,
  { lineId, from, to, now }: { lineId?: string; from: string; to: string; now: Date },
): Promise<(DepartureRow & { lapsed: number })[]> {
  const lapsed = sql<number>`(
    select coalesce(sum(${tourOrder.adults} + ${tourOrder.children}), 0)::integer from ${tourOrder}
    where ${tourOrder.lineId} = ${departure.lineId} and ${tourOrder.date} = ${departure.date}
      and ${tourOrder.state} = 'pending-payment' and ${tourOrder.heldUntil} <= ${now.toISOString()}
  )`;
  return db
    .select({
      lineId: departure.lineId,
      date: departure.date,
      seatsTaken: departure.seatsTaken,
      seatsOverride: departure.seatsOverride,
      isClosed: departure.isClosed,
      lapsed,
    })
    .from(departure)
    .where(
      and(lineId === undefined ? undefined : eq(departure.lineId, lineId), between(departure.date, from, to)),
    )
    .orderBy(departure.date, departure.lineId);
}
