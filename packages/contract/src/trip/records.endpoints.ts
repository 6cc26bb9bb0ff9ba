import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recordCommand, recordsNow } from './records.schema.ts';
import { recordCommandsPerCallMax } from './records-limits.ts';
import { commandResult } from './together.schema.ts';
import { shareKey } from './trip-access.schema.ts';
import { tripId } from './trip-brief.schema.ts';

/** Endpoints for expenses, preparations and the journal of a trip. A trip of one person has them, too. */
export const recordsEndpoints = {
  'GET /travel/records': endpoint({
    summary:
      'Show the expenses, preparations and journal of a trip to its owner and its members; with a share key what was spent and the journal, where the owner shows them',
    access: 'traveller',
    input: z.strictObject({ id: tripId, share: shareKey.optional() }),
    output: recordsNow,
  }),
  'POST /travel/records': endpoint({
    summary:
      'Apply commands to the newest records of a trip, in order; each is applied once, or refused with the reason. For the owner and editors',
    access: 'traveller',
    input: z.strictObject({
      id: tripId,
      commands: z.array(recordCommand).min(1).max(recordCommandsPerCallMax),
    }),
    output: z.object({ results: z.array(commandResult), records: recordsNow }),
    limits: { flow: 'trip-records', perMinute: 120, concurrency: 4, maxWaiting: 32 },
  }),
};
