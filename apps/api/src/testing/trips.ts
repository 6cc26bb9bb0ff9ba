import type { StoredPlan } from '@yunyou/contract/trip/stored-plan.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { findTrip, findTripVersion } from '@yunyou/database/visitors/trip.queries';
import { checkPlan } from '@yunyou/domain/trip/plan/check-plan';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { Services } from '../handler.ts';
import { readTripPart } from '../trips/catalogue/trip-part.ts';
import { call } from './call.ts';

/** A trip that is fast to plan: three days in Xi'an without a holiday. */
export const shortTrip = {
  cityIds: ['xian'],
  when: { kind: 'dates', firstDate: '2027-04-12', days: 3 },
} as const;

/** Creates a trip, waits for its plan and returns the headers of its owner. */
export async function planTestTrip(
  app: FastifyInstance,
  fields: Record<string, unknown> = shortTrip,
  headers: Record<string, string> = {},
): Promise<{ id: string; headers: Record<string, string> }> {
  const created = await call(app, 'POST /travel/create', fields, headers);
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const { id, key }: { id: string; key?: string } = created.body.data;
  const own = key === undefined ? headers : { ...headers, 'trip-key': key };
  await waitForPlan(app, id, own);
  return { id, headers: own };
}

export async function waitForPlan(
  app: FastifyInstance,
  id: string,
  headers: Record<string, string>,
): Promise<void> {
  await vi.waitFor(
    async () => {
      const state = await call(app, 'GET /travel/syncResult', { id }, headers);
      expect(state.body.data.status).not.toBe('planning');
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Returns brief and plan as the editor loads them. */
export async function openTestTrip(app: FastifyInstance, id: string, headers: Record<string, string>) {
  const { body } = await call(app, 'GET /travel/editing', { id }, headers);
  // `call` returns the parsed answer without a type; the endpoint answers with these fields.
  return body.data as { version: number; brief: TripBrief; plan: StoredPlan };
}

/** Returns the problems the checker finds in the stored plan. */
export async function verifyStored(id: string, { db, tripCatalogue }: Services): Promise<string[]> {
  const row = await findTrip(db, id);
  const version = row && (await findTripVersion(db, id, row.version));
  if (!row || !version) throw new Error(`${id} has no plan`);
  const data = await readTripPart(db, await tripCatalogue(), version.brief, row.cityIds);
  const checked = checkPlan(version.brief, version.plan, data);
  return checked.kind === 'checked' ? checked.problems : [checked.field];
}
