import { staffCountMax } from '@yunyou/contract/endpoint';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database.ts';
import { listOrders } from '../orders/order.queries.ts';
import { addMonths } from '../system/month-partition.queries.ts';
import { readAsIfLarge } from '../testing/explain.queries.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listFeedback } from '../visitors/feedback.queries.ts';
import { listReviewsForStaff } from '../visitors/review.queries.ts';
import { listAuditEntries } from './audit.queries.ts';
import { countQueues } from './dashboard.queries.ts';
import { listUsersForStaff } from './user-list.queries.ts';

const now = new Date('2026-11-19T04:00:00Z');
const slice = { limit: 20, offset: 0 };
/** So many that no list reads all of them. */
const rows = 15_000;

/** Row `n` of each table has a name of its own, with letters that few others share. */
const nameOf = sql.raw(`substr(translate(md5(n::text), '0123456789', 'ghijklmnop'), 1, 12)`);

/** Fills the tables that grow with visitors. One row in 1,000 waits for staff. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`);
  await db.execute(sql`set local session_replication_role = replica`); // orders without their tour
  await addMonths(db, 'audit_entry', { first: new Date('2026-09-01'), last: now });
  for (const statement of [
    sql`insert into app_user (id, provider, provider_subject, email, user_name, created_at)
      select 'visitor-' || n, 'test', n::text, ${nameOf} || '@example.org', ${nameOf}, ${now.toISOString()}::timestamptz - n * interval '1 minute'
      from generate_series(1, ${rows}::int) n`,
    sql`insert into app_user (id, provider, provider_subject, email, user_name) values ('chinese', 'test', 'chinese', 'wang@example.org', '王伟')`,
    sql`insert into tour_order (order_no, user_id, line_id, date, last_day, adults, children, tour, travellers, contact, request_hash,
        currency, adult_minor, child_minor, total_minor, state, payment_provider, created_at, updated_at)
      select 'G' || n, 'visitor-' || n, 'line', '2026-05-01', '2026-05-01', 1, 0, '{"name":"Great Wall"}', '[]',
        jsonb_build_object('name', ${nameOf}, 'email', n || '@example.org'), '', 'CNY', 1, 1, 1,
        case when n % 1000 = 0 then 'paid' else 'completed' end, 'pay-later', at, at
      from generate_series(1, ${rows}::int) n, lateral (select ${now.toISOString()}::timestamptz - n * interval '1 minute' as at) made`,
    sql`insert into review (id, target_type, target_id, user_id, stars, text, state, created_at, updated_at)
      select 'review-' || n, 'city', 'city-' || n % 10, 'visitor-' || n, 1 + n % 5, 'A day with ' || reverse(${nameOf}),
        case when n % 1000 = 0 then 'pending' else 'published' end, at, at
      from generate_series(1, ${rows}::int) n, lateral (select ${now.toISOString()}::timestamptz - n * interval '1 minute' as at) made`,
    sql`insert into feedback (id, kind, path, text, created_at, closed_at)
      select 'feedback-' || n, 'contact', '/', ${nameOf}, at, case when n % 1000 <> 0 then at end
      from generate_series(1, ${rows}::int) n, lateral (select ${now.toISOString()}::timestamptz - n * interval '1 minute' as at) made`,
    sql`insert into mail (id, key, "to", subject, body, state, next_attempt_at, created_at)
      select n::text, n::text, '', '', '', case when n % 1000 = 0 then 'failed' else 'sent' end, now(), now()
      from generate_series(1, ${rows}::int) n`,
    sql`insert into audit_entry (id, at, staff_name, action)
      select n::text, ${now.toISOString()}::timestamptz - n * interval '1 minute', 'Olga', case when n % 1000 = 0 then 'order.refund' else 'city.save' end
      from generate_series(1, ${rows}::int) n`,
  ])
    await db.execute(statement);
}

const nameFor = async (db: Db, n: number): Promise<string> => {
  const { rows: found } = await db.execute<{ name: string }>(
    sql`select user_name as name from app_user where id = ${`visitor-${n}`}`,
  );
  return found[0]?.name ?? '';
};

describe('lists of the back office on large tables', () => {
  it('count to 10,000, and find what staff search by index', async () => {
    const { db, url, transaction } = await createTestDatabase();
    await transaction(fill);
    await db.execute(sql`vacuum analyze`); // rows that are not in the search indexes yet are read one by one
    const name = await nameFor(db, 777);
    const accounts = (keyword?: string) => (on: Db) => listUsersForStaff(on, { keyword, now, ...slice });

    const lists: Record<string, (on: Db) => Promise<{ total: number }>> = {
      accounts: accounts(),
      orders: (on) => listOrders(on, {}, slice),
      reviews: (on) => listReviewsForStaff(on, {}, slice),
      feedback: (on) => listFeedback(on, { state: 'closed' }, slice),
      audit: (on) => listAuditEntries(on, {}, slice),
    };
    for (const [list, read] of Object.entries(lists))
      expect((await read(db)).total, list).toBe(staffCountMax + 1);

    const searches: Record<string, { total: number; read: (on: Db) => Promise<{ total: number }> }> = {
      'account by part of the name': { total: 1, read: accounts(name.slice(3, -3)) },
      'account by address': { total: 1, read: accounts(`${name}@exa`) },
      'account by two letters': { total: 1, read: accounts('王伟') },
      'order by name': { total: 1, read: (on) => listOrders(on, { keyword: name.toUpperCase() }, slice) },
      'paid orders': { total: rows / 1000, read: (on) => listOrders(on, { state: 'paid' }, slice) },
      'orders of days without departure': {
        total: 0,
        read: (on) => listOrders(on, { leavesFrom: '2026-12-01' }, slice),
      },
      'review by its author': {
        total: 1,
        read: (on) => listReviewsForStaff(on, { keyword: name.slice(0, -2) }, slice),
      },
      'review by its text': {
        total: 1,
        read: (on) => listReviewsForStaff(on, { keyword: name.split('').toReversed().join('') }, slice),
      },
      'closed feedback': {
        total: 1,
        read: (on) => listFeedback(on, { state: 'closed', keyword: name }, slice),
      },
      'audit entries of an action': {
        total: rows / 1000,
        read: (on) => listAuditEntries(on, { action: 'order.refund' }, slice),
      },
    };
    for (const [search, { total, read }] of Object.entries(searches)) {
      expect((await read(db)).total, search).toBe(total);
      const { scanned, pages } = await readAsIfLarge(url, read);
      expect(scanned, search).toEqual([]);
      expect(pages, search).toBeLessThan(200);
    }

    const queues = (on: Db) => countQueues(on, now);
    expect(await queues(db)).toMatchObject({ reviews: 15, paidOrders: 15, failedMails: 15, dueRefunds: 0 });
    expect((await readAsIfLarge(url, queues)).scanned).toEqual([]);
  }, 120_000);
});
