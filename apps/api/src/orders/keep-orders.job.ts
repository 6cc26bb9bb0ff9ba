import { defineJob } from '../jobs/job-definition.ts';
import { maintainOrders } from './order-maintenance.ts';

/** Runs every minute. A failed run is not retried: the next one does its work. */
export const keepOrdersJob = defineJob<'keep-orders'>({
  schedule: { cron: '* * * * *', data: {} },
  retries: 0,
  run: (_, services) => maintainOrders(services),
});
