import { defineJob } from '../jobs/job-definition.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

/** Runs every minute, and immediately after a test or replay. A failed run is not retried: the next one does its work. */
export const deliverWebhooksJob = defineJob<'deliver-webhooks'>({
  schedule: { cron: '* * * * *', data: {} },
  retries: 0,
  run: async (_, services) => {
    await deliverWebhooks(services);
  },
});
