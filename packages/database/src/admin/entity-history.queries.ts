import type { EntityName } from '@yunyou/contract/entities';
import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../database.ts';
import { entityAutosave, entityPresence, entitySchedule, entityVersion } from '../tables/admin.table.ts';
import { staff } from '../tables/staff.table.ts';

type VersionRow = typeof entityVersion.$inferSelect;

/** Inserts versions. Existing versions are not changed. */
export async function insertVersions(db: Db, rows: (typeof entityVersion.$inferInsert)[]): Promise<void> {
  const batch = 200;
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insert(entityVersion)
      .values(rows.slice(start, start + batch))
      .onConflictDoNothing();
}

/** Inserts the first version of new rows, with the documents as they are in their table. */
export async function insertFirstVersions(
  db: Db,
  { entity, ids }: { entity: EntityName; ids: readonly string[] },
  { action, staffName, at }: { action: string; staffName: string; at: Date },
): Promise<void> {
  const { id, version, doc, status } = tableOf(entity);
  await db.execute(sql`
    insert into entity_version (entity, id, version, doc, status, action, staff_name, at)
    select ${entity}, ${id}, ${version}, ${doc}, ${status}, ${action}, ${staffName}, ${at}::timestamptz
    from ${tableOf(entity)} where ${id} = any(${sql.param(ids)}::text[])`);
}

const ofRow = (entity: EntityName, id: string) =>
  and(eq(entityVersion.entity, entity), eq(entityVersion.id, id));

export async function listVersions(
  db: Db,
  row: { entity: EntityName; id: string },
  slice: { limit: number; offset: number },
) {
  const where = ofRow(row.entity, row.id);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        version: entityVersion.version,
        action: entityVersion.action,
        status: entityVersion.status,
        staffName: entityVersion.staffName,
        reason: entityVersion.reason,
        at: entityVersion.at,
      })
      .from(entityVersion)
      .where(where)
      .orderBy(desc(entityVersion.version))
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(entityVersion).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function findVersion(
  db: Db,
  row: { entity: EntityName; id: string; version: number },
): Promise<VersionRow | undefined> {
  const [found] = await db
    .select()
    .from(entityVersion)
    .where(and(ofRow(row.entity, row.id), eq(entityVersion.version, row.version)));
  return found;
}

/** Finds the newest stored version with a number up to `version`. */
export async function findVersionUpTo(
  db: Db,
  row: { entity: EntityName; id: string; version: number },
): Promise<VersionRow | undefined> {
  const [found] = await db
    .select()
    .from(entityVersion)
    .where(and(ofRow(row.entity, row.id), lte(entityVersion.version, row.version)))
    .orderBy(desc(entityVersion.version))
    .limit(1);
  return found;
}

export type ScheduleRow = typeof entitySchedule.$inferSelect;

export async function findSchedule(db: Db, entity: EntityName, id: string): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select()
    .from(entitySchedule)
    .where(and(eq(entitySchedule.entity, entity), eq(entitySchedule.id, id)));
  return row;
}

export async function saveSchedule(db: Db, row: ScheduleRow): Promise<void> {
  const { entity, id, ...times } = row;
  await db
    .insert(entitySchedule)
    .values(row)
    .onConflictDoUpdate({ target: [entitySchedule.entity, entitySchedule.id], set: times });
  await db
    .delete(entitySchedule)
    .where(
      and(
        eq(entitySchedule.entity, entity),
        eq(entitySchedule.id, id),
        sql`${entitySchedule.publishAt} is null and ${entitySchedule.unpublishAt} is null`,
      ),
    );
}

/** Finds and locks due schedules. Skips those that another process has locked. */
export async function lockDueSchedules(db: Db, now: Date, limit: number): Promise<ScheduleRow[]> {
  return db
    .select()
    .from(entitySchedule)
    .where(or(lte(entitySchedule.publishAt, now), lte(entitySchedule.unpublishAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function removeSchedules(db: Db, entity: EntityName, ids: string[]): Promise<void> {
  await db
    .delete(entitySchedule)
    .where(and(eq(entitySchedule.entity, entity), inArray(entitySchedule.id, ids)));
}

export async function findAutosave(db: Db, row: { entity: EntityName; id: string; staffId: string }) {
  const [found] = await db
    .select()
    .from(entityAutosave)
    .where(
      and(
        eq(entityAutosave.entity, row.entity),
        eq(entityAutosave.id, row.id),
        eq(entityAutosave.staffId, row.staffId),
      ),
    );
  return found;
}

/** Lists a staff member's autosaves of rows that do not exist yet, newest first. Their version is 0. */
export async function listNewRowAutosaves(
  db: Db,
  { entity, staffId, titleField }: { entity: EntityName; staffId: string; titleField: string },
) {
  return db
    .select({
      id: entityAutosave.id,
      title: sql<string>`coalesce(${entityAutosave.fields}->>${titleField}::text, '')`,
      savedAt: entityAutosave.savedAt,
    })
    .from(entityAutosave)
    .where(
      and(
        eq(entityAutosave.staffId, staffId),
        eq(entityAutosave.entity, entity),
        eq(entityAutosave.version, 0),
      ),
    )
    .orderBy(desc(entityAutosave.savedAt), entityAutosave.id);
}

export async function saveAutosave(db: Db, row: typeof entityAutosave.$inferInsert): Promise<void> {
  await db
    .insert(entityAutosave)
    .values(row)
    .onConflictDoUpdate({
      target: [entityAutosave.entity, entityAutosave.id, entityAutosave.staffId],
      set: { fields: row.fields, version: row.version, savedAt: sql`now()` },
    });
}

export async function removeAutosave(
  db: Db,
  row: { entity: EntityName; id: string; staffId: string },
): Promise<void> {
  await db
    .delete(entityAutosave)
    .where(
      and(
        eq(entityAutosave.entity, row.entity),
        eq(entityAutosave.id, row.id),
        eq(entityAutosave.staffId, row.staffId),
      ),
    );
}

interface Presence {
  entity: EntityName;
  id: string;
  staffId: string;
  now: Date;
}

export async function recordPresence(db: Db, { entity, id, staffId, now }: Presence): Promise<void> {
  await db
    .insert(entityPresence)
    .values({ entity, id, staffId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [entityPresence.entity, entityPresence.id, entityPresence.staffId],
      set: { seenAt: now },
    });
}

export async function removePresence(db: Db, { entity, id, staffId }: Presence): Promise<void> {
  await db
    .delete(entityPresence)
    .where(
      and(eq(entityPresence.entity, entity), eq(entityPresence.id, id), eq(entityPresence.staffId, staffId)),
    );
}

/** Lists the other staff members who have had the row open since `seenAfter`. */
export async function listOthersPresent(db: Db, row: Omit<Presence, 'now'> & { seenAfter: Date }) {
  return db
    .select({ name: staff.name, since: entityPresence.since })
    .from(entityPresence)
    .innerJoin(staff, eq(staff.id, entityPresence.staffId))
    .where(
      and(
        eq(entityPresence.entity, row.entity),
        eq(entityPresence.id, row.id),
        ne(entityPresence.staffId, row.staffId),
        gt(entityPresence.seenAt, row.seenAfter),
        isNotNull(entityPresence.since),
      ),
    )
    .orderBy(entityPresence.since)
    .limit(20);
}

export async function removeOldPresence(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(entityPresence).where(lte(entityPresence.seenAt, seenBefore));
}
