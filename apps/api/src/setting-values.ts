import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** Number of proxies in front of the server; `true` means one. */
export const proxies = z
  .string()
  .regex(/^(true|false|[1-9])$/, 'Use true, false or the number of proxies')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? false : Number(value)));
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
export const httpUrl = z.url({ protocol: /^https?$/ });
/** Requires https except for loopback hosts, because requests carry access tokens. */
export const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), 'Use https');
/** A contact of RFC 9116. Printable ASCII without spaces, because it becomes a line of a text file. */
export const contactUrl = z
  .string()
  .regex(/^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+|tel:\+[\d-]+)$/, 'Use mailto:, https: or tel:');
export const secret = z.string().min(16, 'Use at least 16 characters');
