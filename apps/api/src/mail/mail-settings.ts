import { z } from 'zod';

/** Mail server and sender. */
export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, `smtp://user:password@host:587`. Default: mail is written to `DATA_DIR/outbox`.'),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Yunyou <no-reply@localhost>')
    .describe('Sender of mail about orders.'),
};
