import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '@yunyou/contract/endpoints';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { findReview } from '@yunyou/database/visitors/review.queries';
import { countOpenReports, insertReport } from '@yunyou/database/visitors/review-report.queries';
import { notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';

/** Open reports that are stored per review. More of them add no information. */
const openReportsMax = 20;

/** Stores a report of a published review for the staff, without the reporter. */
export async function reportReview(
  { transaction, now }: Pick<Services, 'transaction' | 'now'>,
  { id, reason, text }: HandlerInput<'POST /review/report'>,
): Promise<void> {
  await transaction(async (db) => {
    await lockUntilCommit(db, `reports of ${id}`); // concurrent reports must not pass the limit together
    const found = await findReview(db, id);
    if (found?.review.state !== 'published') throw notFound('review');
    if ((await countOpenReports(db, id)) >= openReportsMax) return;
    await insertReport(db, { id: randomUUID(), reviewId: id, reason, text, createdAt: now() });
  });
}
