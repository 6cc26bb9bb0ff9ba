import http from 'node:http';
import type { HostileAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';

export interface Shot {
  method?: string;
  /** Path and query. */
  url: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A request without an answer after this time counts as hanging. */
const deadlineMs = 20_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request without normalising its URL or headers. */
export function send(
  site: string,
  { method = 'GET', url, headers = {}, body }: Shot,
): Promise<HostileAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const framed = body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) };
    const request = http.request({ hostname, port, method, path: url, headers: framed, agent });
    const timer = setTimeout(() => {
      request.destroy(new Error(`no answer within ${deadlineMs / 1000} s`));
    }, deadlineMs);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.end(body);
  });
}

/** Calls the API and returns `data`. Throws unless the status is 200. */
export async function callApi<T>(
  site: string,
  key: string,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await tryApi(site, key, fields, headers);
  if (answer.status !== 200) throw new Error(`${key} answered ${answer.status}: ${answer.body}`);
  return (JSON.parse(answer.body) as { data: T }).data; // the contract's tests check the shape of every answer
}

export function tryApi(
  site: string,
  key: string,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<HostileAnswer> {
  const [method = '', path = ''] = key.split(' ');
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
    return send(site, { url: `/api/yunyou${path}?${query.toString()}`, headers });
  }
  return send(site, {
    method,
    url: `/api/yunyou${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}
