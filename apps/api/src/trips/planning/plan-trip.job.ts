import { defineJob } from '../../jobs/job-definition.ts';
import { planningConcurrency } from '../../planning/planning-settings.ts';
import { failTrip, planTrip } from './plan-trip.ts';

/** Plans a trip: with `PLANNING=workers` every trip, otherwise those whose process has stopped while it planned them. */
export const planTripJob = defineJob<'plan-trip'>({
  retries: 6,
  retryDelaySeconds: 3,
  timeoutSeconds: 60,
  concurrency: planningConcurrency,
  isPlanning: true,
  heartbeatSeconds: 15,
  keepSeconds: 900, // the pace of planning is measured from the last runs
  async run({ tripId }, services, { isLast, signal }) {
    try {
      if ((await planTrip(tripId, services, signal)) === 'busy')
        throw new Error('Trip is still being planned elsewhere');
    } catch (error) {
      if (isLast && !signal.aborted) await failTrip(tripId, services);
      throw error;
    }
  },
});
