import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startSendingTelemetry, type TelemetryOptions } from './send-telemetry.ts';
import { type OpenTrace, openTrace, runInTrace } from './spans.ts';

/**
 * Sends a span for each sampled request and its statements, those of jobs, and all metrics, to the collector. Pages that
 * are sent from memory before Fastify runs have metrics and no spans.
 */
export function registerTelemetry(app: FastifyInstance, options: TelemetryOptions): void {
  const { spans } = options;
  const open = new WeakMap<FastifyRequest, OpenTrace>();
  app.addHook('onRequest', (request, _, done) => {
    const given = request.headers['traceparent'];
    const trace = openTrace(typeof given === 'string' ? given : undefined, spans);
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
      spans.record({
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
  const { stop } = startSendingTelemetry(options, (error) =>
    app.log.warn({ err: error }, 'the telemetry collector rejects data or cannot be reached'),
  );
  app.addHook('onClose', stop);
}
