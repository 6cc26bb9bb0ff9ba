import { addDaysUntil } from '@yunyou/database/admin/day-total.queries';
import { foldBehaviourCounts } from '@yunyou/database/visitors/behaviour.queries';
import { defineJob } from './job-definition.ts';

const slotsPerStatement = 2000;
/** Longer than any statement may run, so that no earlier row can still be committed. */
const settledMs = 60_000;

/** Adds counts that are stored in parts, so that reading them stays cheap: likes, favourites, and the totals by day of the dashboard. */
export const foldCounts = defineJob<'fold-counts'>({
  schedule: { cron: '*/5 * * * *', data: {} },
  async run(_, { db, transaction, now }, { signal }) {
    while (!signal.aborted && (await foldBehaviourCounts(db, slotsPerStatement)) === slotsPerStatement);
    await addDaysUntil({ transaction }, new Date(now().getTime() - settledMs));
  },
});
