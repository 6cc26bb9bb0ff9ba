import { defineJob } from '../jobs/job-definition.ts';
import { sendReminders } from './send-reminders.ts';

/** Runs every 15 minutes, because mornings begin at all quarters of an hour. A failed run is not retried: the next one does its work. */
export const sendRemindersJob = defineJob<'send-reminders'>({
  schedule: { cron: '*/15 * * * *', data: {} },
  retries: 0,
  run: (_, services, { signal }) => sendReminders(services, signal),
});
