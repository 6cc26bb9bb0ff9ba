import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { auditEntry } from '../tables/staff.table.ts';
import { callLimit } from '../tables/system.table.ts';
import { countSome } from './count-some.ts';

export type AuditEntry = typeof auditEntry.$inferSelect;

/**
 * Appends to the audit log. There is no function to change or remove entries. Each batch is one JSON parameter, as in
 * `insertAdminRows`: an import of 10,000 rows writes an entry for each.
 */
export async function insertAuditEntries(
  db: Db,
  entries: (typeof auditEntry.$inferInsert & { at: Date })[],
): Promise<void> {
  const batch = 2000;
  for (let start = 0; start < entries.length; start += batch) {
    const values = JSON.stringify(entries.slice(start, start + batch));
    await db.execute(sql`
      insert into audit_entry (id, at, staff_id, staff_name, action, entity, entity_id, before, after)
      select id, at, "staffId", "staffName", action, coalesce(entity, ''), coalesce("entityId", ''),
        before, after
      from jsonb_to_recordset(${values}::jsonb) as given(
        id text, at timestamptz, "staffId" text, "staffName" text, action text, entity text, "entityId" text,
        before jsonb, after jsonb)`);
  }
}

/**
 * Inserts an entry unless one with its id was inserted within a day. The row in `call_limit` makes it unique, because a table
 * with partitions has no key of the id alone.
 */
export async function insertAuditEntryOnce(
  db: Db,
  entry: typeof auditEntry.$inferInsert & { at: Date },
): Promise<void> {
  const endsAt = new Date(entry.at.getTime() + 86_400_000);
  const first = await db
    .insert(callLimit)
    .values({ key: `audit ${entry.id}`, count: 1, endsAt })
    .onConflictDoNothing()
    .returning({ key: callLimit.key });
  if (first.length > 0) await db.insert(auditEntry).values(entry);
}

export async function countAuditEntries(db: Db, action: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(auditEntry)
    .where(and(eq(auditEntry.action, action), gte(auditEntry.at, since)));
  return row?.total ?? 0;
}

interface AuditFilter {
  staffId?: string | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
}

export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  slice: { limit: number; offset: number },
): Promise<{ rows: AuditEntry[]; total: number }> {
  const conditions: (SQL | undefined)[] = [
    filter.staffId === undefined ? undefined : eq(auditEntry.staffId, filter.staffId),
    filter.action === undefined ? undefined : eq(auditEntry.action, filter.action),
    filter.entity === undefined ? undefined : eq(auditEntry.entity, filter.entity),
    filter.entityId === undefined ? undefined : eq(auditEntry.entityId, filter.entityId),
    filter.from && gte(auditEntry.at, filter.from),
    filter.before && lt(auditEntry.at, filter.before),
  ];
  const where = and(...conditions);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(auditEntry)
      .where(where)
      .orderBy(desc(auditEntry.at), desc(auditEntry.id))
      .limit(slice.limit)
      .offset(slice.offset),
    countSome(db, auditEntry, where),
  ]);
  return { rows, total };
}
