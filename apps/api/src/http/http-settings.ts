import { z } from 'zod';

/** Limits of requests, load shedding, shutdown and the caches of pages and answers. */
export const httpSettings = {
  BODY_LIMIT: z.coerce
    .number()
    .int()
    .min(1024)
    .default(262_144)
    .describe('Maximum size of a JSON body in bytes.'),
  REQUEST_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1000)
    .default(15_000)
    .describe('Milliseconds within which a request must arrive completely.'),
  IN_FLIGHT_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('Maximum number of requests in progress; further ones get 503 with `Retry-After`.'),
  LAG_MAX_MS: z.coerce
    .number()
    .int()
    .min(20)
    .default(250)
    .describe(
      'Event-loop lag in milliseconds above which load shedding lowers the number of requests in progress.',
    ),
  SHUTDOWN_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(0)
    .describe('Milliseconds between failing `/readyz` and closing the port at shutdown, for load balancers.'),
  HTML_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(64)
    .describe('Megabytes for the cache of rendered pages; `0` disables it.'),
  ANSWER_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(16)
    .describe('Megabytes for the caches of API answers, half of them for trips; `0` disables them.'),
  ANSWER_STORE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(64)
    .describe(
      'Megabytes of public API answers that the database stores for all processes; `0` disables this. Not used with `DATABASE_REPLICA_URL`.',
    ),
};
