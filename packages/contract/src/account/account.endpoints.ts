import { z } from 'zod';
import { endpoint, list, noInput } from '../endpoint.ts';
import { deletionWords } from './deletion-words.ts';

/** One sign-in that still holds. */
const session = z.object({
  id: z.string(),
  /** Browser and system in a few words. */
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});
export type VisitorSession = z.infer<typeof session>;

export const accountEndpoints = {
  'POST /user/sessions': endpoint({
    summary: 'Where the visitor is signed in, newest first',
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
    summary: 'End every session, this one too',
    access: 'visitor',
    input: noInput,
    output: z.object({ ended: z.int() }),
  }),
  'POST /user/exportData': endpoint({
    summary: 'Everything the site knows about the visitor',
    access: 'visitor',
    input: noInput,
    output: z.record(z.string(), z.unknown()),
  }),
  'POST /user/deleteAccount': endpoint({
    summary: 'Forget the visitor for good',
    access: 'visitor',
    input: z.strictObject({
      confirmation: z.literal(deletionWords, `Type the words: ${deletionWords}`),
    }),
    output: z.null(),
  }),
};
