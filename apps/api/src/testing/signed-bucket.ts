import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenLocally } from './listen-locally.ts';

interface StoredObject {
  content: Buffer;
  headers: Record<string, string>;
}

export const bucketCredentials = {
  region: 'eu-test-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  bucket: 'pictures',
} as const;

/**
 * Starts an S3 service with one bucket. It computes the Signature Version 4 of each request without the SDK, in the header or in the
 * address, and answers 403 to any other signature and to expired addresses.
 */
export async function startSignedBucket(now: () => Date = () => new Date()) {
  const objects = new Map<string, StoredObject>();
  const reads: string[] = [];
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const body = await buffer(request);
    if (!isSigned(request, url, { body, now })) return response.writeHead(403).end('SignatureDoesNotMatch');
    const key = url.pathname.slice(`/${bucketCredentials.bucket}/`.length);
    if (request.method === 'PUT') {
      const { 'content-type': type = 'application/octet-stream', 'cache-control': caching } = request.headers;
      const headers = { 'content-type': type, ...(caching && { 'cache-control': caching }) };
      objects.set(key, { content: body, headers });
      return response.end();
    }
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
    reads.push(key);
    const found = objects.get(key);
    return found
      ? response.writeHead(200, found.headers).end(found.content)
      : response.writeHead(404).end('NoSuchKey');
  };
  const port = await listenLocally(http.createServer((request, response) => void handle(request, response)));
  return { url: `http://127.0.0.1:${port}`, objects, reads };
}

interface SignedPart {
  body: Buffer;
  now(): Date;
}

/** Follows "Create a signed AWS API request" of the AWS documentation. */
function isSigned(
  { method = '', headers }: http.IncomingMessage,
  url: URL,
  { body, now }: SignedPart,
): boolean {
  const query = url.searchParams;
  const given = query.has('X-Amz-Signature')
    ? {
        credential: query.get('X-Amz-Credential') ?? '',
        names: query.get('X-Amz-SignedHeaders') ?? '',
        signature: query.get('X-Amz-Signature'),
        date: query.get('X-Amz-Date') ?? '',
        payload: 'UNSIGNED-PAYLOAD',
      }
    : {
        ...readAuthorisation(String(headers.authorization)),
        date: String(headers['x-amz-date']),
        payload: String(headers['x-amz-content-sha256']),
      };
  if (query.has('X-Amz-Expires')) {
    const signedAt = Date.parse(
      given.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    );
    if (!(now().getTime() < signedAt + Number(query.get('X-Amz-Expires')) * 1000)) return false;
  } else if (given.payload !== 'UNSIGNED-PAYLOAD' && given.payload !== hashOf(body)) return false;
  const [id, day = '', region = '', service = '', end = ''] = given.credential.split('/');
  if (id !== bucketCredentials.accessKeyId || region !== bucketCredentials.region) return false;
  const canonical = [
    method,
    url.pathname,
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted()
      .join('&'),
    ...given.names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    given.names,
    given.payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', given.date, `${day}/${region}/${service}/${end}`, hashOf(canonical)].join(
    '\n',
  );
  const key = [day, region, service, end].reduce<Buffer>(
    (last, part) => hmac(last, part),
    Buffer.from(`AWS4${bucketCredentials.secretAccessKey}`),
  );
  return hmac(key, text).toString('hex') === given.signature;
}

function readAuthorisation(text: string) {
  const valueOf = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(text)?.[1] ?? '';
  return {
    credential: valueOf('Credential'),
    names: valueOf('SignedHeaders'),
    signature: valueOf('Signature'),
  };
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
