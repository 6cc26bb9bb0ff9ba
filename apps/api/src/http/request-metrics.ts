import { Histogram, type Registry } from 'prom-client';

interface RequestLabels {
  method: string;
  /** Pattern of the route, never the URL: labels must have few values. */
  route: string;
  status: number;
}

/** Registers the histogram of request durations. */
export function createRequestMetrics(register: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  });
  return {
    observe: ({ method, route, status }: RequestLabels, ms: number): void =>
      duration.observe({ method, route, status }, ms / 1000),
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
