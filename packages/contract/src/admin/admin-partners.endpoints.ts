import { z } from 'zod';
import { endpoint, list, noInput } from '../endpoint.ts';
import { id, line } from '../entities/base.schema.ts';

/** Calls per day in China. */
const quotaPerDay = z.int().min(100).max(10_000_000);

export const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the key, by which staff recognise it. */
  hint: z.string(),
  quotaPerDay: z.int(),
  createdAt: z.string(),
  /** Until then the key before the last rotation works, too. */
  previousUntil: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** Days with calls, newest first. */
  usage: z.array(z.object({ day: z.string(), calls: z.int() })),
});
export type ApiKeyRow = z.infer<typeof apiKeyRow>;

const keyFields = { name: line(80), quotaPerDay };
/** The key is in this answer only. */
const newKey = z.object({ id: z.string(), key: z.string() });

/** Keys of partners who call the public endpoints more often than one address may. */
export const adminPartnerEndpoints = {
  'GET /admin/apiKey/list': endpoint({
    summary: 'List API keys of partners with their calls of the last 30 days, newest first',
    access: { staff: 'apiKeyList.read' },
    input: noInput,
    output: list(apiKeyRow),
  }),
  'POST /admin/apiKey/create': endpoint({
    summary: 'Create an API key',
    access: { staff: 'apiKeyList.write' },
    confirmation: true,
    input: z.strictObject(keyFields),
    output: newKey,
  }),
  'POST /admin/apiKey/save': endpoint({
    summary: 'Change name or quota of an API key',
    access: { staff: 'apiKeyList.write' },
    input: z.strictObject({ id, ...keyFields }),
    output: z.null(),
  }),
  'POST /admin/apiKey/rotate': endpoint({
    summary: 'Replace an API key by a new one; the old one works for one more day',
    access: { staff: 'apiKeyList.write' },
    confirmation: true,
    input: z.strictObject({ id }),
    output: newKey,
  }),
  'POST /admin/apiKey/revoke': endpoint({
    summary: 'Revoke an API key for ever',
    access: { staff: 'apiKeyList.write' },
    input: z.strictObject({ id }),
    output: z.null(),
  }),
};
