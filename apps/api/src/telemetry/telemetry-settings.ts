import { z } from 'zod';

/** Settings of OpenTelemetry, by the names of its specification, and of the log of slow statements. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/$/, ''))
    .optional()
    .describe(
      'Address of an OpenTelemetry collector (OTLP over HTTP with JSON, e.g. `http://127.0.0.1:4318`) that gets traces and metrics. Default: nothing is sent.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(/^[\w-]+=[!-~ ]+$/, 'Use name=value, separated by commas')))
    .describe('Headers for the collector, `name=value` separated by commas.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe(
      'Share of requests and jobs that are traced, from 0 to 1. A request whose `traceparent` header says so is traced always or never.',
    ),
  SLOW_QUERY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'Statements of the database that take longer are logged with their time, without their values; `0` disables this.',
    ),
};
