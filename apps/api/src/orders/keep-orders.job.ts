import { defineJob } from '../jobs/job-definition.ts';
import { keepOrders } from './upkeep.ts';

/** What is left over is found again a minute later, so one run is never retried. */
export const keepOrdersJob = defineJob<'keep-orders'>({
  schedule: { cron: '* * * * *', data: {} },
  retries: 0,
  run: (_, services) => keepOrders(services),
});
