import { addMonths, dropMonths } from '@yunyou/database/system/month-partition.queries';
import { defineJob } from './job-definition.ts';
import { firstMonthKept, monthsAhead } from './month-retention.ts';

/** Days after which the privacy page promises that events are deleted. */
const eventDays = 180;

/**
 * Creates the partitions of coming months and drops those past their retention. Runs often, because a site that was stopped for
 * months has no partition for its rows; they are stored apart and moved by this job.
 */
export const keepMonths = defineJob<'keep-months'>({
  schedule: { cron: '23 * * * *', data: {} },
  async run(_, { db, now, settings }) {
    const months = { first: now(), last: monthsAhead(now(), 3) };
    await addMonths(db, 'user_event', months);
    await addMonths(db, 'audit_entry', months);
    await dropMonths(db, 'user_event', firstMonthKept(now(), { days: eventDays }));
    if (settings.AUDIT_MONTHS > 0)
      await dropMonths(db, 'audit_entry', monthsAhead(now(), -settings.AUDIT_MONTHS));
  },
});
