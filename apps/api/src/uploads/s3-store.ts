import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  /** URL of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Stores files in a bucket of an S3-compatible service, with path-style URLs. */
export function createS3Store({ endpoint, bucket, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const call = async (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await client.fetch(`${base}/${key}`, { method, ...(body && { body }) });
    if (response.ok || (method === 'GET' && response.status === 404)) return response;
    const answer = (await response.text()).slice(0, 300);
    throw new Error(`The file store answered ${response.status} to ${method} ${key}: ${answer}`);
  };
  return {
    put: async (key, content) => {
      await call('PUT', key, new Uint8Array(content));
    },
    get: async (key) => {
      const response = await call('GET', key);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    remove: async (key) => {
      await call('DELETE', key);
    },
  };
}
