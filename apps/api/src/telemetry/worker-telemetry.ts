import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../handler.ts';
import { registerPlanningMetrics } from '../planning/planning-metrics.ts';
import { startSendingTelemetry } from './send-telemetry.ts';
import type { SpanBuffer } from './span-buffer.ts';

/** Sends the spans of jobs, and the metrics of the process and of the planning queue. */
export function startWorkerTelemetry(
  { settings, waits, log }: Services,
  spans: SpanBuffer,
): { stop(): Promise<void> } {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerPlanningMetrics(register, waits);
  return startSendingTelemetry({ settings, spans, register }, (error) =>
    log(new Error('The telemetry collector rejects data or cannot be reached', { cause: error })),
  );
}
