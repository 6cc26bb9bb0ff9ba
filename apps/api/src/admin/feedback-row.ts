import type { FeedbackRow } from '@yunyou/contract/admin/admin-overview.endpoints';
import { findShownEntity } from '@yunyou/contract/paths';
import { listRowTitles } from '@yunyou/database/catalogue/row-title';
import type { Db } from '@yunyou/database/database';
import type { Feedback } from '@yunyou/database/visitors/feedback.queries';

/** Maps reports and messages of visitors for staff, with the names of the rows that their pages show. */
export async function toFeedbackRows(db: Db, found: readonly Feedback[]): Promise<FeedbackRow[]> {
  const shown = found.flatMap(({ path }) => findShownEntity(path) ?? []);
  const titles = new Map<string, Map<string, string>>();
  for (const [entity, rows] of Map.groupBy(shown, (one) => one.entity)) {
    titles.set(
      entity,
      await listRowTitles(
        db,
        entity,
        rows.map(({ id }) => id),
      ),
    );
  }
  return found.map(({ closedAt, closedBy, reply, createdAt, ...row }) => {
    const subject = findShownEntity(row.path);
    const title = subject && titles.get(subject.entity)?.get(subject.id);
    return {
      ...row,
      subject: subject && title ? { ...subject, title } : null,
      createdAt: createdAt.toISOString(),
      closed: closedAt && { at: closedAt.toISOString(), by: closedBy, reply },
    };
  });
}
