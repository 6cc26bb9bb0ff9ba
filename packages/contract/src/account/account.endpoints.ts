import { z } from 'zod';
import { endpoint, list, noInput } from '../endpoint.ts';
import { deletionWords } from './deletion-words.ts';

/** A sign-in that has not expired. */
const session = z.object({
  id: z.string(),
  /** Browser and operating system, for example "Firefox on Windows". */
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type VisitorSession = z.infer<typeof session>;

export const accountEndpoints = {
  'POST /user/sessions': endpoint({
    summary: "The visitor's sessions, newest first",
    access: 'visitor',
    input: noInput,
    output: list(session),
  }),
  'POST /user/endSession': endpoint({
    summary: 'End one of the sessions',
    access: 'visitor',
    input: z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/, 'An id from the list of sessions') }),
    output: z.null(),
  }),
  'POST /user/logoutEverywhere': endpoint({
    summary: 'End every session of the visitor, including this one',
    access: 'visitor',
    input: noInput,
    output: z.object({ ended: z.int() }),
  }),
  'POST /user/exportData': endpoint({
    summary: 'All personal data of the visitor',
    access: 'visitor',
    input: noInput,
    output: z.record(z.string(), z.unknown()),
    limits: { flow: 'personal-data', perMinute: 6, concurrency: 2, maxWaiting: 8 },
  }),
  'POST /user/deleteAccount': endpoint({
    summary: 'Delete the account and its personal data',
    access: 'visitor',
    input: z.strictObject({
      confirmation: z.literal(deletionWords, `Type the words: ${deletionWords}`),
    }),
    output: z.null(),
  }),
};
