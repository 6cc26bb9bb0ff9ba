import { defineJob } from '../jobs/job-definition.ts';
import { generateTripText } from './generate-trip-text.ts';

/** Generates the texts of a planned trip. When every attempt fails, the trip keeps its template texts. */
export const generateTripTextJob = defineJob<'generate-trip-text'>({
  retries: 2,
  retryDelaySeconds: 20,
  timeoutSeconds: 120,
  run: (data, services) => generateTripText(data, services),
});
