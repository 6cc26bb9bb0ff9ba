import { z } from 'zod';

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/, 'Use base64url')
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `Use ${bytes} bytes in base64url`);

/** Settings of push messages (RFC 8292). `npm run push:keys` creates a pair. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: key(65)
    .optional()
    .describe(
      'Public key with which push services recognise this site. Default: there are no reminders as notifications. `npm run push:keys` creates both keys.',
    ),
  VAPID_PRIVATE_KEY: key(32).optional().describe('Private key of `VAPID_PUBLIC_KEY`. Set both or neither.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+)$/, 'Use mailto: or https:')
    .default('mailto:webmaster@localhost')
    .describe('Where push services can reach the operator (`mailto:` or `https:`).'),
};
