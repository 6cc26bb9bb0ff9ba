import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { call } from './call.ts';

type Headers = Record<string, string>;

/** Invites a guest to a trip and joins as that guest. Returns the headers of the guest. */
export async function joinAs(
  app: FastifyInstance,
  trip: { id: string; headers: Headers },
  role: string,
  headers: Headers = {},
): Promise<Headers> {
  const invited = await call(app, 'POST /travel/invite', { id: trip.id, role, name: 'Olga' }, trip.headers);
  const { key } = invited.body.data;
  const joined = await call(app, 'POST /travel/join', { key, name: `Guest ${role}` }, headers);
  expect(joined.body).toMatchObject({ code: 200, data: { id: trip.id } });
  return joined.body.data.key === undefined ? headers : { ...headers, 'trip-key': joined.body.data.key };
}
