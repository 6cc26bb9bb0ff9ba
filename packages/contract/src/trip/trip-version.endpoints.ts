import { z } from 'zod';
import { endpoint, list } from '../endpoint.ts';
import { versionNumber } from '../entities/base.schema.ts';
import { versionNameCharsMax } from './note-limits.ts';
import { changeLine } from './refinement.schema.ts';
import { storedPlan } from './stored-plan.schema.ts';
import { ownTrip, savedTrip } from './trip-access.schema.ts';
import { tripBrief } from './trip-brief.schema.ts';

/** An entry of the list of stored versions. */
const tripVersion = z.object({
  version: z.int(),
  /** `conflict`: saved by a tab that had an older version; stored, but never current. */
  kind: z.enum(['planned', 'saved', 'restored', 'conflict']),
  title: z.string(),
  name: z.string().optional(),
  current: z.boolean(),
  days: z.int(),
  visits: z.int(),
  problemCount: z.int(),
  createdAt: z.string(),
});

export const tripVersionEndpoints = {
  'GET /travel/versions': endpoint({
    summary: 'List the versions of a trip, newest first',
    access: 'traveller',
    input: ownTrip,
    output: list(tripVersion),
  }),
  'GET /travel/version': endpoint({
    summary: 'Get one version of a trip',
    access: 'traveller',
    input: ownTrip.extend({ version: z.coerce.number().pipe(versionNumber.min(1)) }),
    output: z.object({ version: z.int(), title: z.string(), brief: tripBrief, plan: storedPlan }),
  }),
  'POST /travel/version/name': endpoint({
    summary:
      'Name a version of a trip; named versions are never deleted with old ones. An empty name removes it',
    access: 'traveller',
    input: ownTrip.extend({
      version: versionNumber.min(1),
      name: z.string().trim().max(versionNameCharsMax),
    }),
    output: z.null(),
  }),
  'GET /travel/version/changes': endpoint({
    summary: 'List what a version changed: the differences from the version before it, as sentences',
    access: 'traveller',
    input: ownTrip.extend({ version: z.coerce.number().pipe(versionNumber.min(1)) }),
    output: list(changeLine),
    limits: { flow: 'version-changes', perMinute: 60, concurrency: 2, maxWaiting: 16 },
  }),
  'POST /travel/restore': endpoint({
    summary: 'Make an old version the current one, as a new version',
    access: 'traveller',
    input: ownTrip.extend({ version: versionNumber, restore: versionNumber.min(1) }),
    output: savedTrip,
  }),
};
