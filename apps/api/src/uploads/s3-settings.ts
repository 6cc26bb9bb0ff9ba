import { z } from 'zod';

/** Settings of an S3-compatible store for uploads. */
export const s3Settings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3-compatible store for uploads. Default: files in `DATA_DIR`.'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket of the S3 store.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the S3 store.'),
  S3_ADDRESSES: z
    .enum(['off', 'redirect'])
    .default('off')
    .describe(
      'How browsers get public photographs from the S3 store. `off`: this process reads and sends them. `redirect`: pages are redirected to signed addresses of the store, which stay the same for an hour.',
    ),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key of the S3 store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret key of the S3 store.'),
};
