import { toApiRequest } from '@yunyou/contract/client';
import type { EndpointKey } from '@yunyou/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { apiPath } from './test-app.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: { code: number; message: string; data: any };
}

/** Calls an endpoint over HTTP (by injection) with whatever input, also with input that the contract forbids. */
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
