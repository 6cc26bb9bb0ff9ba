import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  /** URL of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Offers addresses of files, so that browsers fetch them from the service. */
  hasAddresses?: boolean;
  now?(): Date;
}

/** Addresses are signed for the start of such a period, so that all processes sign the same one and caches find it again. */
const signingPeriodMs = 3_600_000;
/** An address that a cache has stored until the end of its period is valid for one more. */
const validSeconds = (2 * signingPeriodMs) / 1000;

/** Stores files in a bucket of an S3-compatible service, with path-style URLs. */
export function createS3Store(options: S3Options): FileStore {
  const { endpoint, bucket, hasAddresses = false, now = () => new Date(), ...credentials } = options;
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const call = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ) => {
    const response = await client.fetch(`${base}/${key}`, { method, ...init });
    if (response.ok || (method === 'GET' && response.status === 404)) return response;
    const answer = (await response.text()).slice(0, 300);
    throw new Error(`The file store answered ${response.status} to ${method} ${key}: ${answer}`);
  };
  return {
    isShared: true,
    put: async (key, content, { contentType, cacheControl } = {}) => {
      const headers = {
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
      };
      await call('PUT', key, { body: new Uint8Array(content), headers });
    },
    get: async (key) => {
      const response = await call('GET', key);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    remove: async (key) => {
      await call('DELETE', key);
    },
    ...(hasAddresses && {
      addressOf: async (key) => {
        const at = now().getTime();
        const periodStart = at - (at % signingPeriodMs);
        const url = new URL(`${base}/${key}`);
        url.searchParams.set('X-Amz-Expires', String(validSeconds));
        const datetime = new Date(periodStart).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
        const signed = await client.sign(url.href, { method: 'GET', aws: { signQuery: true, datetime } });
        return { url: signed.url, cacheSeconds: Math.ceil((periodStart + signingPeriodMs - at) / 1000) };
      },
    }),
  };
}
