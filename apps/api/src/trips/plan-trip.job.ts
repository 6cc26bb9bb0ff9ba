import { defineJob } from '../jobs/job-definition.ts';
import { giveUpTrip, planTrip } from './plan-trip.ts';

/** Looks after a trip whose planning was begun with the request: takes over when that copy of the app is gone. */
export const planTripJob = defineJob<'plan-trip'>({
  retries: 6,
  retryDelaySeconds: 3,
  timeoutSeconds: 60,
  concurrency: 2,
  async run({ tripId }, services, { isLast, signal }) {
    try {
      if ((await planTrip(tripId, services, signal)) === 'busy') throw new Error('Not planned yet');
    } catch (error) {
      if (isLast && !signal.aborted) await giveUpTrip(tripId, services);
      throw error;
    }
  },
});
