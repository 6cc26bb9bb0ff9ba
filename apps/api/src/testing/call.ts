import { toApiRequest } from '@yunyou/contract/client';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { apiPath } from './test-app.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of all shapes
  body: { code: number; message: string; data: any };
}

/** Calls an endpoint over injected HTTP. The input is not checked, so tests can send invalid input. */
export async function call(
  app: FastifyInstance,
  key: EndpointKey,
  input: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { method, path, fields } = toApiRequest(key, input);
  const query =
    method === 'GET'
      ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      : {};
  const response = await app.inject({
    method,
    url: apiPath + path,
    query,
    headers,
    ...(method === 'POST' && { payload: fields }),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}

interface TestFile {
  name: string;
  content: Buffer | string;
}

/** Calls an endpoint with a multipart form and an optional file. */
export async function callWithFile(
  app: FastifyInstance,
  key: EndpointKey,
  { fields = {}, file }: { fields?: Record<string, string>; file?: TestFile },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { path } = toApiRequest(key, {});
  const boundary = 'test-boundary';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(file.content), Buffer.from('\r\n'));
  }
  const response = await app.inject({
    method: 'POST',
    url: apiPath + path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
}
