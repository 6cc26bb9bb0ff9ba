import { z } from 'zod';
import { secret } from '../setting-values.ts';

/** Keys that sign and encrypt. A key that is not set is generated and stored in `KEY_DIR`. */
export const keySettings = {
  PREVIEW_SECRET: secret
    .optional()
    .describe(
      'Key that signs preview links of drafts. Default: a generated one, stored in `KEY_DIR`. Several processes need the same key.',
    ),
  SECOND_FACTOR_KEY: secret
    .optional()
    .describe(
      'Key that encrypts the authenticator secrets of staff members and the files of trips. Default: a generated one, stored in `KEY_DIR`. Several processes need the same key.',
    ),
  PASSPORT_KEYS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(secret).min(1))
    .transform((keys) => keys.join(','))
    .optional()
    .describe(
      'Keys that encrypt passport numbers, separated by commas: the first encrypts, all decrypt. Default: a generated one, stored in `KEY_DIR`. Several processes need the same keys. Without its key a passport number is lost.',
    ),
};
