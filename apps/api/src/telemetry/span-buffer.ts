import type { Settings } from '../settings.ts';
import type { Span } from './spans.ts';

/**
 * Maximum number of unsent spans. Further ones are dropped, so that an unavailable collector does not fill the
 * memory.
 */
const maxSpans = 4096;

/** The finished spans of a process until they are sent. */
export interface SpanBuffer {
  /** Share of requests and jobs that are traced, from 0 to 1. */
  ratio: number;
  record(span: Span): void;
  /** Removes and returns all spans. */
  take(): Span[];
}

/** Returns undefined when no collector is set: then nothing is traced. */
export function createSpanBuffer(
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
): SpanBuffer | undefined {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  let spans: Span[] = [];
  return {
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    record(span) {
      if (spans.length < maxSpans) spans.push(span);
    },
    take() {
      const all = spans;
      spans = [];
      return all;
    },
  };
}
