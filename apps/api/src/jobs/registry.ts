import { sendFactDigest } from '../admin/send-fact-digest.job.ts';
import { keepOrdersJob } from '../orders/keep-orders.job.ts';
import { sendRemindersJob } from '../push/send-reminders.job.ts';
import { refreshRatesJob } from '../rates/refresh-rates.job.ts';
import { generateTripTextJob } from '../trips/generate-trip-text.job.ts';
import { planTripJob } from '../trips/planning/plan-trip.job.ts';
import { previewPlanJob } from '../trips/refining/preview-plan.job.ts';
import { deliverWebhooksJob } from '../webhooks/deliver-webhooks.job.ts';
import { foldCounts } from './fold-counts.job.ts';
import type { JobDefinition } from './job-definition.ts';
import type { JobName } from './job-names.ts';
import { keepMonths } from './keep-months.job.ts';
import { sweepExpired } from './sweep-expired.job.ts';

/** Maps each job name to its definition. Definitions live in `*.job.ts` files beside the code they use. */
export const jobRegistry: { readonly [N in JobName]: JobDefinition<N> } = {
  'plan-trip': planTripJob,
  'preview-plan': previewPlanJob,
  'generate-trip-text': generateTripTextJob,
  'sweep-expired': sweepExpired,
  'fold-counts': foldCounts,
  'keep-months': keepMonths,
  'keep-orders': keepOrdersJob,
  'send-fact-digest': sendFactDigest,
  'refresh-rates': refreshRatesJob,
  'send-reminders': sendRemindersJob,
  'deliver-webhooks': deliverWebhooksJob,
};
