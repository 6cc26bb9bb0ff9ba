/**
 * Maps each kind of job to its data. Data is stored as JSON: use ids, not objects. A new kind also needs a definition in
 * `registry.ts`; without it the types do not match.
 */
export interface JobData {
  /** Plans a trip whose planning has not started or was interrupted. */
  'plan-trip': { tripId: string };
  /** Lets a language model write the texts of a planned trip. */
  'generate-trip-text': { tripId: string; version: number };
  /** Deletes expired sessions and sign-ins, old events, passport numbers of past tours and trips without an owner. */
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
