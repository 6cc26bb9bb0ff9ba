import { z } from 'zod';
import { httpUrl } from '../setting-values.ts';

/** The language model that reads wishes and writes trip texts. */
export const languageModelSettings = {
  LLM_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible API (`https://host/v1`) that reads wishes and changes of trips, and writes trip texts. Default: rules only.',
    ),
  LLM_MODEL: z.string().min(1).optional().describe('Model at `LLM_URL`. Set both or neither.'),
  LLM_KEY: z.string().min(1).optional().describe('Bearer token for `LLM_URL`.'),
  LLM_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(8000)
    .describe(
      'Timeout of one call to the model in milliseconds. The form calls it twice, planning once; then rules apply.',
    ),
};
