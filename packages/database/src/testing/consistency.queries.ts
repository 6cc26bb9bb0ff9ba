import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';

/** Lists violations of invariants between tables, one sentence per row. They must hold after any crash. */
export async function listInconsistencies(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ sentence: string }>(sql`
    select format('%s on %s has %s seats taken and orders for %s', d.line_id, d.date, d.seats_taken,
      coalesce(o.seats, 0)) as sentence
    from departure d left join (
      select line_id, date, sum(adults + children) as seats from tour_order
      where state in ('pending-payment', 'paid', 'confirmed', 'completed') group by 1, 2
    ) o using (line_id, date)
    where d.seats_taken <> coalesce(o.seats, 0)
    union all
    select format('%s was booked %s times', order_no, count(*)) from order_event where what = 'book'
      group by order_no having count(*) > 1
    union all
    select format('the order %s has no event', order_no) from tour_order t
      where not exists (select 1 from order_event e where e.order_no = t.order_no)
    union all
    select format('%s %s is counted %s times and chosen %s times', c.target_type, c.target_id, c.count,
      coalesce(b.chosen, 0))
    from behaviour_total c left join (
      select kind, target_type, target_id, count(*) as chosen from behaviour group by 1, 2, 3
    ) b using (kind, target_type, target_id)
    where c.count <> coalesce(b.chosen, 0)
    union all
    select format('the trip %s is %s at version %s, which does not exist', id, status, version) from trip t
      where (status = 'ready' or version > 0)
        and not exists (select 1 from trip_version v where v.trip_id = t.id and v.version = t.version)
    union all
    select format('the trip %s is ready and still has a draft', id) from trip where status = 'ready' and draft is not null`);
  return rows.map(({ sentence }) => sentence);
}

/** Lists departures with more seats taken than staff offer, one sentence each. */
export async function listOversoldDepartures(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ sentence: string }>(sql`
    select format('%s on %s sold %s of %s seats', line_id, date, seats_taken, seats_override) as sentence
    from departure where seats_taken > seats_override`);
  return rows.map(({ sentence }) => sentence);
}

/**
 * Lists kinds of jobs whose work was lost, one sentence each: a job has failed after its last try. A scheduled job is lost only if no
 * later run of its kind has completed.
 */
export async function listLostJobs(db: Db, scheduled: readonly string[]): Promise<string[]> {
  const names = sql.join(
    scheduled.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ sentence: string }>(sql`
    select format('%s failed %s times', name, count(*)) as sentence from jobs.job failed
    where state = 'failed' and not (name in (${names}) and exists (
      select 1 from jobs.job later
      where later.name = failed.name and later.state = 'completed' and later.completed_on > failed.completed_on))
    group by name`);
  return rows.map(({ sentence }) => sentence);
}

/** Counts the trips that are still being planned. */
export async function countUnfinishedTrips(db: Db): Promise<number> {
  const { rows } = await db.execute<{ unfinished: number }>(
    sql`select count(*)::int as unfinished from trip where status = 'planning'`,
  );
  return rows[0]?.unfinished ?? 0;
}

export async function listTripIds(db: Db): Promise<{ id: string; status: string }[]> {
  const { rows } = await db.execute<{ id: string; status: string }>(
    sql`select id, status from trip order by id`,
  );
  return rows;
}
