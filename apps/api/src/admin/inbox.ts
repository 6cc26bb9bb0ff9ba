import type { InboxItem, InboxKind } from '@yunyou/contract/admin/admin-inbox.endpoints';
import type { Grants } from '@yunyou/contract/admin/staff-access';
import { type EntityName, entityNames } from '@yunyou/contract/entities';
import { listRowsInReview, listWaiting } from '@yunyou/database/admin/inbox.queries';
import type { Db } from '@yunyou/database/database';
import { listFeedbackByIds } from '@yunyou/database/visitors/feedback.queries';
import { listReviewsByIds } from '@yunyou/database/visitors/review.queries';
import { hasEntityPermission, hasPermission } from '@yunyou/domain/staff/permissions';
import { toStaffReviews } from '../reviews/staff-reviews.ts';
import { toFeedbackRows } from './feedback-row.ts';

interface InboxQuery {
  grants: Grants;
  kind?: InboxKind | undefined;
  limit: number;
  offset: number;
}

/** Lists what waits for staff on the pages that the role may read, longest waiting first, and counts it by kind. */
export async function readInbox(
  db: Db,
  { grants, ...query }: InboxQuery,
): Promise<{ list: InboxItem[]; total: number; counts: Partial<Record<InboxKind, number>> }> {
  const scope = {
    reviews: hasPermission(grants, 'commentList.read'),
    feedback: hasPermission(grants, 'feedbackList.read'),
    entities: entityNames.filter((entity) => hasEntityPermission(grants, entity, 'read')),
  };
  const { rows, counts } = await listWaiting(db, scope, query);
  const idsOf = (...kinds: InboxKind[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const written = await listReviewsByIds(db, idsOf('review', 'photo', 'report'));
  const reviews = new Map((await toStaffReviews(db, written)).map((review) => [review.id, review]));
  const found = await listFeedbackByIds(db, idsOf('fact', 'message'));
  const feedback = new Map((await toFeedbackRows(db, found)).map((row) => [row.id, row]));
  const content = await readRows(db, rows);
  const list = rows.flatMap(({ kind, entity, id, since: at }): InboxItem[] => {
    const since = at.toISOString();
    if (kind === 'content') {
      const row = content.get(`${entity}/${id}`);
      return row ? [{ kind, since, row }] : [];
    }
    if (kind === 'fact' || kind === 'message') {
      const message = feedback.get(id);
      return message ? [{ kind, since, feedback: message }] : [];
    }
    const review = reviews.get(id);
    return review ? [{ kind, since, review }] : [];
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    list,
    total: query.kind ? (counts.get(query.kind) ?? 0) : all,
    counts: Object.fromEntries(counts),
  };
}

async function readRows(db: Db, rows: readonly { entity: EntityName | ''; id: string }[]) {
  const found = new Map<string, Extract<InboxItem, { kind: 'content' }>['row']>();
  for (const [entity, items] of Map.groupBy(rows, (row) => row.entity)) {
    if (!entity) continue;
    const ids = items.map(({ id }) => id);
    for (const row of await listRowsInReview(db, entity, ids))
      found.set(`${entity}/${row.id}`, { entity, ...row });
  }
  return found;
}
