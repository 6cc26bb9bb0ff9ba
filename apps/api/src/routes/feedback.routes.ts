import { randomUUID } from 'node:crypto';
import { insertFeedback } from '@yunyou/database/visitors/feedback.queries';
import { handlers } from '../handler.ts';

export const feedbackRoutes = handlers({
  'POST /feedback/send': async (message, { db, now }) => {
    await insertFeedback(db, { id: randomUUID(), createdAt: now(), ...message });
    return null;
  },
});
