import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

export type Attributes = Record<string, string | number>;

/** A finished step of a trace. Times are milliseconds since 1970. */
export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: 'server' | 'client' | 'consumer';
  startMs: number;
  endMs: number;
  attributes: Attributes;
  isError: boolean;
}

/** The request or job that a statement belongs to. */
export interface OpenTrace {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  startMs: number;
  record(span: Span): void;
}

const traces = new AsyncLocalStorage<OpenTrace>();

/** Runs `work` and everything that it starts as part of a trace. */
export const runInTrace = <T>(trace: OpenTrace, work: () => T): T => traces.run(trace, work);

const newSpanId = () => randomBytes(8).toString('hex');

/**
 * Starts the trace of a request or a job. Continues the trace of the caller (`traceparent` of W3C Trace Context) with
 * its sampling decision. Returns undefined when the request or job is not sampled.
 */
export function openTrace(
  traceparent: string | undefined,
  { ratio, record, random = Math.random() }: { ratio: number; record(span: Span): void; random?: number },
): OpenTrace | undefined {
  const given = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent ?? '');
  const isGiven = given !== null && !/^0+$/.test(given[1] ?? '') && !/^0+$/.test(given[2] ?? '');
  const isSampled = isGiven ? (Number.parseInt(given[3] ?? '', 16) & 1) === 1 : random < ratio;
  if (!isSampled) return undefined;
  return {
    traceId: isGiven ? (given[1] ?? '') : randomBytes(16).toString('hex'),
    parentSpanId: isGiven ? given[2] : undefined,
    spanId: newSpanId(),
    startMs: Date.now(),
    record,
  };
}

/** Records a finished call to another system as a part of the current trace, if there is one. */
export function noteCall(name: string, call: { ms: number; attributes: Attributes; isError: boolean }): void {
  const trace = traces.getStore();
  if (!trace) return;
  const endMs = Date.now();
  const { traceId, spanId: parentSpanId } = trace;
  const { ms, attributes, isError } = call;
  trace.record({
    traceId,
    spanId: newSpanId(),
    parentSpanId,
    name,
    kind: 'client',
    startMs: endMs - ms,
    endMs,
    attributes,
    isError,
  });
}
