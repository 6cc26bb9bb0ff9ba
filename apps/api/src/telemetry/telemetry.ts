import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { toMetrics, toTraces } from './otlp.ts';
import { type OpenTrace, openTrace, runInTrace, type Span } from './spans.ts';

const sendEveryMs = 5000;
const timeoutMs = 5000;
/** Spans that wait for the collector. Further ones are dropped, so that a collector that is away costs no memory. */
const maxSpans = 4096;

interface TelemetryOptions {
  settings: Pick<
    Settings,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
  >;
  register: Registry;
}

/**
 * Sends a span for each sampled request and its statements, and all metrics, to the collector. Pages that are sent from
 * memory before Fastify runs have metrics and no spans. A failed transmission is logged once until one succeeds.
 */
export function registerTelemetry(app: FastifyInstance, { settings, register }: TelemetryOptions): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  const headers = toHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS);
  const startMs = Date.now();
  const open = new WeakMap<FastifyRequest, OpenTrace>();
  let spans: Span[] = [];
  let hasFailed = false;
  const record = (span: Span) => {
    if (spans.length < maxSpans) spans.push(span);
  };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${endpoint}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
  const send = async () => {
    const batch = spans;
    spans = [];
    try {
      if (batch.length > 0) await post('/v1/traces', toTraces(batch));
      const metrics = await register.getMetricsAsJSON();
      await post('/v1/metrics', toMetrics(metrics, { startMs, nowMs: Date.now() }));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) app.log.warn({ err: error }, 'the telemetry collector does not take our data');
      hasFailed = true;
    }
  };

  app.addHook('onRequest', (request, _, done) => {
    const given = request.headers['traceparent'];
    const trace = openTrace(typeof given === 'string' ? given : undefined, {
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
      record,
    });
    if (!trace) {
      done();
      return;
    }
    open.set(request, trace);
    runInTrace(trace, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const trace = open.get(request);
    if (trace) {
      const { traceId, spanId, parentSpanId } = trace;
      const route = request.routeOptions.url ?? 'unmatched';
      record({
        traceId,
        spanId,
        parentSpanId,
        name: `${request.method} ${route}`,
        kind: 'server',
        startMs: trace.startMs,
        endMs: trace.startMs + reply.elapsedTime,
        // The route, never the URL: query strings contain keys and wishes.
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'yunyou.request_id': request.id,
        },
        isError: reply.statusCode >= 500,
      });
    }
    done();
  });
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(send);
  }, sendEveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending.then(send);
  });
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
