import type { Dashboard } from '@yunyou/contract/admin/admin-overview.endpoints';
import { type Grants, type PageCode, pageOf } from '@yunyou/contract/admin/staff-access';
import { entities } from '@yunyou/contract/entities';
import {
  countFavourites,
  countInReview,
  countOrders,
  countPlans,
  countQueues,
  countSignUps,
  countVisits,
  type DayCount,
} from '@yunyou/database/admin/dashboard.queries';
import type { Db } from '@yunyou/database/database';
import { countOpenFeedback } from '@yunyou/database/visitors/feedback.queries';
import { hasPermission } from '@yunyou/domain/staff/permissions';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { listStaleFacts } from './stale-facts.ts';

const days = 30;
const dayMs = 86_400_000;

/** Returns daily figures for the last thirty days in China's time zone, and the counts of open tasks on readable pages. */
export async function readDashboard(
  db: Db,
  { grants, now }: { grants: Grants; now: Date },
): Promise<Dashboard> {
  const since = new Date(Date.parse(`${chinaNow(now).date}T00:00:00+08:00`) - (days - 1) * dayMs);
  const [visits, favourites, signUps, plans, orders, queues, inReview, stale, feedback] = await Promise.all([
    countVisits(db, since),
    countFavourites(db, since),
    countSignUps(db, since),
    countPlans(db, since),
    countOrders(db, since),
    countQueues(db),
    countInReview(db),
    listStaleFacts(db, { grants, now }),
    countOpenFeedback(db),
  ]);
  const waiting: (Dashboard['waiting'][number] & { code: PageCode })[] = [
    { code: 'commentList', label: 'Reviews to judge', count: queues.reviews },
    { code: 'orderList', label: 'Paid orders to confirm', count: queues.orders },
    { code: 'staleList', label: 'Facts to check again', count: stale.length },
    { code: 'feedbackList', label: 'Reports and messages', count: feedback },
    ...inReview.map(({ entity, count }) => ({
      code: pageOf(entity),
      label: `${entities[entity].label}: in review`,
      count,
    })),
  ];
  return {
    visits: fillMissingDays(visits, since),
    favourites: fillMissingDays(favourites, since),
    signUps: fillMissingDays(signUps, since),
    plans: fillMissingDays(plans, since),
    orders: fillMissingDays(orders, since),
    waiting: waiting.filter(({ code }) => hasPermission(grants, `${code}.read`)),
  };
}

function fillMissingDays(counts: DayCount[], since: Date): DayCount[] {
  const byDay = new Map(counts.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = chinaNow(new Date(since.getTime() + index * dayMs)).date;
    return { day, count: byDay.get(day) ?? 0 };
  });
}
