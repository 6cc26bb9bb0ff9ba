import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; doubleValue?: number } }[];
}

interface SentMetric {
  name: string;
  histogram?: { dataPoints: { count: string; bucketCounts: string[]; explicitBounds: number[] }[] };
}

/** Starts a telemetry collector that stores what it gets. */
export async function startCollector() {
  const bodies: { path: string; body: string; token: string | undefined }[] = [];
  const port = await listenLocally(
    createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push({ path: request.url ?? '', body, token: request.headers['x-token']?.toString() });
        response.end('{}');
      });
    }),
  );
  const read = (path: string) =>
    bodies.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: (): SentSpan[] =>
      read('/v1/traces').flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans),
    metrics: (): SentMetric[] => read('/v1/metrics').at(-1).resourceMetrics[0].scopeMetrics[0].metrics,
  };
}
