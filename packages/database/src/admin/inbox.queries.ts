import type { InboxKind } from '@yunyou/contract/admin/admin-inbox.endpoints';
import type { EntityName } from '@yunyou/contract/entities';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import { rowTitle } from '../catalogue/row-title.ts';
import type { Db } from '../database.ts';
import { entityVersion } from '../tables/admin.table.ts';
import { feedback } from '../tables/feedback.table.ts';
import { review, reviewReport } from '../tables/review.table.ts';
import { withPhotos } from '../visitors/review.queries.ts';

/** What the caller may read. */
export interface InboxScope {
  reviews: boolean;
  feedback: boolean;
  entities: readonly EntityName[];
}

interface WaitingItem extends Record<string, unknown> {
  kind: InboxKind;
  /** Empty, except for rows in review. */
  entity: EntityName | '';
  id: string;
  since: Date;
}

const isInReview = (table: ReturnType<typeof tableOf>) =>
  and(isNull(table.deletedAt), or(eq(table.status, 'review'), eq(table.draftStatus, 'review')));

function listParts({ reviews, feedback: hasFeedback, entities }: InboxScope): SQL[] {
  const parts: SQL[] = [];
  if (reviews)
    parts.push(
      sql`select case when ${withPhotos} then 'photo' else 'review' end as kind, '' as entity, ${review.id} as id,
        ${review.updatedAt} as since from ${review} where ${review.state} = 'pending'`,
      // A changed review waits for approval, which closes its reports.
      sql`select 'report', '', ${reviewReport.reviewId}, min(${reviewReport.createdAt}) from ${reviewReport}
        join ${review} on ${review.id} = ${reviewReport.reviewId}
        where ${reviewReport.closedAt} is null and ${review.state} <> 'pending' group by ${reviewReport.reviewId}`,
    );
  if (hasFeedback)
    parts.push(
      sql`select case ${feedback.kind} when 'fact' then 'fact' else 'message' end, '', ${feedback.id},
        ${feedback.createdAt} from ${feedback} where ${feedback.closedAt} is null`,
    );
  for (const entity of entities) {
    const table = tableOf(entity);
    parts.push(
      sql`select 'content', ${entity}::text, ${table.id}, ${table.updatedAt} from ${table} where ${isInReview(table)}`,
    );
  }
  return parts;
}

/** Lists what waits for staff, longest waiting first, and counts it by kind. */
export async function listWaiting(
  db: Db,
  scope: InboxScope,
  { kind, limit, offset }: { kind?: InboxKind | undefined; limit: number; offset: number },
): Promise<{ rows: WaitingItem[]; counts: Map<InboxKind, number> }> {
  const parts = listParts(scope);
  if (parts.length === 0) return { rows: [], counts: new Map() };
  const waiting = sql`(${sql.join(parts, sql` union all `)}) as waiting (kind, entity, id, since)`;
  const counted = await db.execute<{ kind: InboxKind; total: number }>(
    sql`select kind, count(*)::int as total from ${waiting} group by kind`,
  );
  const listed = await db.execute<WaitingItem>(
    sql`select kind, entity, id, since from ${waiting} where ${kind ? sql`kind = ${kind}` : sql`true`}
      order by since, kind, id limit ${limit} offset ${offset}`,
  );
  return {
    rows: listed.rows.map((row) => ({ ...row, since: new Date(row.since) })),
    counts: new Map(counted.rows.map(({ kind: name, total }) => [name, total])),
  };
}

/** Lists rows in review with the staff member of their newest version. */
export async function listRowsInReview(db: Db, entity: EntityName, ids: readonly string[]) {
  const table = tableOf(entity);
  return db
    .select({
      id: table.id,
      title: rowTitle(entity),
      status: table.status,
      pending: table.draftStatus,
      version: table.version,
      submittedBy: sql<string>`coalesce(${entityVersion.staffName}, '')`,
    })
    .from(table)
    .leftJoin(
      entityVersion,
      and(
        eq(entityVersion.entity, entity),
        eq(entityVersion.id, table.id),
        eq(entityVersion.version, table.version),
      ),
    )
    .where(inArray(table.id, [...ids]));
}
