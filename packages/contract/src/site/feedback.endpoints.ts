import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../entities/base.schema.ts';

/** `fact`: a page states something wrong. `contact`: any other message. */
export const feedbackKind = z.enum(['fact', 'contact']);

export const feedbackEndpoints = {
  'POST /feedback/send': endpoint({
    summary: 'Report a wrong fact, or send a message to the staff',
    access: 'anyone',
    input: z.strictObject({
      kind: feedbackKind,
      /** Path of the page that the message is about. */
      path: z
        .string()
        .regex(/^\/(?!\/)\S*$/, 'A path of this site')
        .max(300),
      text: text(2000).min(5, 'Write a few words'),
      email: z.email('Enter an e-mail address').max(200).optional(),
    }),
    output: z.null(),
    limits: { flow: 'feedback', perMinute: 6, concurrency: 4, maxWaiting: 16 },
  }),
};
