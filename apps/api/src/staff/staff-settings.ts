import { findPasswordProblem } from '@yunyou/domain/staff/password-check';
import { z } from 'zod';

/** The part of `settings.ts` about staff accounts. */
export const staffSettings = {
  ADMIN_NAME: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .default('admin')
    .describe('Name of the first administrator, used at the first start only.'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'Use at least 12 characters')
    .refine((value) => findPasswordProblem(value) === undefined, 'Choose one that is harder to guess')
    .optional()
    .describe('Password of the first administrator. Default: a generated one, printed once.'),
  STAFF_IDLE_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(720)
    .default(60)
    .describe(
      'Minutes without a request after which a staff session ends. It ends after 12 hours in any case.',
    ),
  STAFF_SECOND_FACTOR: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Whether roles that see orders or staff need a second factor. `auto`: once there is more than one active staff account.',
    ),
};
