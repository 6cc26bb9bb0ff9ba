import os from 'node:os';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Attributes, Span } from './spans.ts';

/** Resource attributes of everything that this process sends. */
const resource = {
  attributes: toAttributes({
    'service.name': 'yunyou',
    'service.instance.id': `${os.hostname()}-${process.pid}`,
  }),
};
const scope = { name: 'yunyou' };

/** Numbers of the protocol: https://opentelemetry.io/docs/specs/otlp/ */
const kinds = { server: 2, client: 3, consumer: 5 } as const;
const errorStatus = 2;
const cumulative = 2;

/** Maps spans to the body of `/v1/traces`. */
export function toTraces(spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource,
        scopeSpans: [
          {
            scope,
            spans: spans.map(({ kind, startMs, endMs, attributes, isError, ...rest }) => ({
              ...rest,
              kind: kinds[kind],
              startTimeUnixNano: toNano(startMs),
              endTimeUnixNano: toNano(endMs),
              attributes: toAttributes(attributes),
              status: isError ? { code: errorStatus } : {},
            })),
          },
        ],
      },
    ],
  };
}

type Metric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;

/** Maps the metrics of Prometheus to the body of `/v1/metrics`. Summaries are left out; we have none. */
export function toMetrics(
  metrics: readonly Metric[],
  { startMs, nowMs }: { startMs: number; nowMs: number },
): object {
  const times = { startTimeUnixNano: toNano(startMs), timeUnixNano: toNano(nowMs) };
  const toPoint = ({ labels, value }: Metric['values'][number]) => ({
    ...times,
    attributes: toAttributes(labels),
    asDouble: value,
  });
  const list = metrics.flatMap(({ name, help, type, values }): object[] => {
    // JSON has no numbers for these.
    const known = values.filter(({ value }) => Number.isFinite(value));
    const kind = String(type); // a string at run time, although declared as an enum
    if (known.length === 0) return [];
    if (kind === 'counter')
      return [
        {
          name,
          description: help,
          sum: { dataPoints: known.map(toPoint), aggregationTemporality: cumulative, isMonotonic: true },
        },
      ];
    if (kind === 'gauge') return [{ name, description: help, gauge: { dataPoints: known.map(toPoint) } }];
    if (kind !== 'histogram') return [];
    const dataPoints = toHistograms(name, known).map((point) => ({ ...times, ...point }));
    return [{ name, description: help, histogram: { dataPoints, aggregationTemporality: cumulative } }];
  });
  return { resourceMetrics: [{ resource, scopeMetrics: [{ scope, metrics: list }] }] };
}

/** Groups the samples of a histogram by labels. Prometheus counts all values up to a bound, OTLP those between two bounds. */
function toHistograms(name: string, values: Metric['values']) {
  const series = new Map<
    string,
    { labels: Attributes; buckets: [number, number][]; sum: number; count: number }
  >();
  for (const { labels, value, metricName } of values) {
    const { le, ...own } = labels as Attributes; // prom-client's labels are texts and numbers
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, buckets: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== undefined)
      one.buckets.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...series.values()].map(({ labels, buckets, sum, count }) => {
    const sorted = buckets.toSorted(([a], [b]) => a - b);
    return {
      attributes: toAttributes(labels),
      count: String(count),
      sum,
      bucketCounts: sorted.map(([, upTo], index) => String(upTo - (sorted[index - 1]?.[1] ?? 0))),
      explicitBounds: sorted.map(([bound]) => bound).filter(Number.isFinite),
    };
  });
}

function toAttributes(attributes: Partial<Record<string, string | number>>) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value ?? '' },
  }));
}

/** Nanoseconds as text, because they exceed the integers of JSON. */
const toNano = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);
