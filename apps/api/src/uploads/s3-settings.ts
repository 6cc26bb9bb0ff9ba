import { z } from 'zod';

/** Settings of an S3-compatible store for uploads. */
export const s3Settings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3-compatible store for uploads. Default: files in `DATA_DIR`.'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket of the S3 store.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the S3 store.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key of the S3 store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret key of the S3 store.'),
};
