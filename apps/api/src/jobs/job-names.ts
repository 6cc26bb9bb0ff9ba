/**
 * Every kind of work that is done apart from a request, with what it is told. Data is stored as JSON: ids, not objects.
 * A new kind needs a line here and its definition in `registry.ts`; the compiler asks for the latter.
 */
export interface JobData {
  /** Plans a trip whose planning nobody is at (any more). */
  'plan-trip': { tripId: string };
  /** Has a language model word a planned trip. */
  'generate-trip-text': { tripId: string; version: number };
  /** Forgets what has run out: sessions, sign-ins, old events, trips that nobody can open any more. */
  'sweep-expired': Record<string, never>;
  /** What time does to orders: unpaid ones expire, past ones are complete, mail goes out. */
  'keep-orders': Record<string, never>;
}

export type JobName = keyof JobData;
