import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { StoredOutcome } from '../planning/stored-outcome.ts';

/**
 * Maps each kind of job to its data. Data is stored as JSON: use ids, not objects. A new kind also needs a definition in
 * `registry.ts`; without it the types do not match.
 */
export interface JobData {
  /** Plans a trip whose planning has not started or was interrupted. */
  'plan-trip': { tripId: string };
  /** Plans a changed brief for a preview without storing the plan. Its sender waits for the outcome. */
  'preview-plan': { brief: TripBrief };
  /** Lets a language model write the texts of a planned trip. */
  'generate-trip-text': { tripId: string; version: number };
  /** Adds likes, favourites and page views that are counted in parts to their totals. */
  'fold-counts': Record<string, never>;
  /** Creates the partitions of coming months for events and audit entries, and drops those past their retention. */
  'keep-months': Record<string, never>;
  /** Deletes expired sessions and sign-ins, passport numbers of past tours and trips without an owner. */
  'sweep-expired': Record<string, never>;
  /** Sends due messages to webhooks. */
  'deliver-webhooks': Record<string, never>;
  /** Sends the reminders of the morning to devices that asked for them. */
  'send-reminders': Record<string, never>;
  /** Expires unpaid orders, completes past ones and sends due mail. */
  'keep-orders': Record<string, never>;
  /** Reads exchange rates from their source. */
  'refresh-rates': Record<string, never>;
  /** Queues the weekly mail about overdue facts for staff members who chose it. */
  'send-fact-digest': Record<string, never>;
}

export type JobName = keyof JobData;

/** Output of a job, for a sender that waits for it. */
export interface JobOutput {
  'preview-plan': StoredOutcome;
}

export type OutputOf<N extends JobName> = N extends keyof JobOutput ? JobOutput[N] : void;
