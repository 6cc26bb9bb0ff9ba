import path from 'node:path';
import type { Settings } from '../settings.ts';
import { createFolderStore, type FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** Creates an S3 store if a bucket is configured, else a store in the data folder. */
export function createFileStore(settings: Settings): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET) return createFolderStore(path.join(settings.DATA_DIR, 'uploads'));
  return createS3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    hasAddresses: settings.S3_ADDRESSES === 'redirect',
  });
}
