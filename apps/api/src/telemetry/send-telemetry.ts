import type { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { toMetrics, toTraces } from './otlp.ts';
import type { SpanBuffer } from './span-buffer.ts';

const sendEveryMs = 5000;
const timeoutMs = 5000;

export interface TelemetryOptions {
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS'>;
  spans: SpanBuffer;
  register: Registry;
}

/**
 * Sends spans and all metrics to the collector every 5 s until stopped, and once more then. Calls `onFailure` for the
 * first failed transmission until one succeeds.
 */
export function startSendingTelemetry(
  { settings, spans, register }: TelemetryOptions,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const headers = toHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS);
  const startMs = Date.now();
  let hasFailed = false;
  const post = async (path: string, body: object) => {
    const response = await fetch(`${settings.OTEL_EXPORTER_OTLP_ENDPOINT}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const send = async () => {
    const batch = spans.take();
    try {
      if (batch.length > 0) await post('/v1/traces', toTraces(batch));
      const metrics = await register.getMetricsAsJSON();
      await post('/v1/metrics', toMetrics(metrics, { startMs, nowMs: Date.now() }));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    }
  };
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(send);
  }, sendEveryMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return sending.then(send);
    },
  };
}

/** Converts `name=value` pairs. */
function toHeaders(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair): [string, string] => [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ]),
  );
}
