import { defineJob } from '../jobs/job-definition.ts';
import { wordTrip } from './word-trip.ts';

/** Words are no part of a plan: a model that does not answer leaves our own ones. */
export const wordTripJob = defineJob<'word-trip'>({
  retries: 2,
  retryDelaySeconds: 20,
  timeoutSeconds: 120,
  run: (data, services) => wordTrip(data, services),
});
