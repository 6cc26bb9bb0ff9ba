import { z } from 'zod';

export const replicaSettings = {
  DATABASE_REPLICA_URL: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
    .describe(
      'URLs of read replicas, separated by commas. They answer public reads. Each URL must always lead to the same server, because the lag is measured for each. Default: the primary answers all reads.',
    ),
  REPLICA_LAG_MAX: z.coerce
    .number()
    .int()
    .min(1000)
    .max(600_000)
    .default(5000)
    .describe('Milliseconds that a replica may be behind the primary; above it, it is not used.'),
};
