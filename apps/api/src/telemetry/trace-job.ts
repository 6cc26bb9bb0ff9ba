import type { SpanBuffer } from './span-buffer.ts';
import { openTrace, runInTrace } from './spans.ts';

interface TracedJob {
  name: string;
  id: string;
  /** 0 for the first. */
  attempt: number;
}

/** Runs a job as a trace of its own, with its statements. The data of the job is not sent: it may contain wishes and ids of trips. */
export async function traceJob<T>(
  { name, id, attempt }: TracedJob,
  spans: SpanBuffer | undefined,
  run: () => Promise<T>,
): Promise<T> {
  const trace = spans && openTrace(undefined, spans);
  if (!trace) return run();
  const { traceId, spanId, startMs, record } = trace;
  const startedAt = performance.now();
  let isError = true;
  try {
    const result = await runInTrace(trace, run);
    isError = false;
    return result;
  } finally {
    record({
      traceId,
      spanId,
      name: `process ${name}`,
      kind: 'consumer',
      startMs,
      endMs: startMs + performance.now() - startedAt,
      attributes: {
        'messaging.system': 'pg-boss',
        'messaging.operation.type': 'process',
        'messaging.destination.name': name,
        'messaging.message.id': id,
        'yunyou.job_attempt': attempt,
      },
      isError,
    });
  }
}
