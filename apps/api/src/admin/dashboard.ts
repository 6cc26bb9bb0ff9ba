import type { AttentionTask, Dashboard } from '@yunyou/contract/admin/admin-overview.endpoints';
import { type Grants, type PageCode, pageOf } from '@yunyou/contract/admin/staff-access';
import { countInReview, countQueues } from '@yunyou/database/admin/dashboard.queries';
import { countByDay, type DayCount } from '@yunyou/database/admin/day-total.queries';
import { countWithoutAlt } from '@yunyou/database/admin/media.queries';
import type { Db } from '@yunyou/database/database';
import { listJobHealth } from '@yunyou/database/system/job-health.queries';
import { countOpenFeedback } from '@yunyou/database/visitors/feedback.queries';
import { countReportedReviews } from '@yunyou/database/visitors/review-report.queries';
import { hasPermission } from '@yunyou/domain/staff/permissions';
import { needsAttention } from '@yunyou/domain/statistics/job-health';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { listUnmet } from '../statistics/unmet-phrases.ts';
import { listStaleFacts } from './stale-facts.ts';

const days = 30;
const dayMs = 86_400_000;

/** Returns daily figures for the last thirty days in China's time zone, and the counts of open tasks on readable pages. */
export async function readDashboard(
  db: Db,
  { grants, now }: { grants: Grants; now: Date },
): Promise<Dashboard> {
  const since = new Date(Date.parse(`${chinaNow(now).date}T00:00:00+08:00`) - (days - 1) * dayMs);
  const [visits, favourites, signUps, plans, orders, queues, inReview, stale, feedback, noAlt, reported] =
    await Promise.all([
      countByDay(db, 'visits', since),
      countByDay(db, 'favourites', since),
      countByDay(db, 'sign-ups', since),
      countByDay(db, 'plans', since),
      countByDay(db, 'orders', since),
      countQueues(db, now),
      countInReview(db),
      listStaleFacts(db, { grants, now }),
      countOpenFeedback(db),
      countWithoutAlt(db),
      countReportedReviews(db),
    ]);
  const task = (code: PageCode, name: AttentionTask, count: number, query = '') => ({
    code,
    task: name,
    count,
    query,
  });
  const waiting: (Dashboard['waiting'][number] & { code: PageCode })[] = [
    task('orderList', 'paidOrders', queues.paidOrders, '?state=paid'),
    task('orderList', 'unpaidOrders', queues.unpaidOrders, '?state=pending-payment'),
    task('orderList', 'dueRefunds', queues.dueRefunds, '?state=cancelled'),
    task('orderList', 'failedMails', queues.failedMails),
    task('commentList', 'reviews', queues.reviews),
    task('commentList', 'reportedReviews', reported, '?state=reported'),
    task('feedbackList', 'feedback', feedback),
    task('mediaList', 'noAlt', noAlt, '?show=no-alt'),
    task('staleList', 'staleFacts', stale.length),
    ...inReview.map(({ entity, count }) => ({
      ...task(pageOf(entity), 'inReview', count, '?show=review'),
      entity,
    })),
  ];
  return {
    visits: fillMissingDays(visits, since),
    favourites: fillMissingDays(favourites, since),
    signUps: fillMissingDays(signUps, since),
    plans: fillMissingDays(plans, since),
    orders: fillMissingDays(orders, since),
    waiting: waiting.filter(({ code, count }) => count > 0 && hasPermission(grants, `${code}.read`)),
    searches: await listUnmet(db, 'search', now),
    wishes: await listUnmet(db, 'wish', now),
    jobs: (await listJobHealth(db, now)).filter(needsAttention),
  };
}

function fillMissingDays(counts: DayCount[], since: Date): DayCount[] {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = chinaNow(new Date(since.getTime() + index * dayMs)).date;
    return { day, count: byDay.get(day) ?? 0 };
  });
}
