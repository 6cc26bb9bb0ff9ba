import { lockWaitingMail, recordMailFailure, recordMailSent } from '@yunyou/database/orders/mail.queries';
import type { Services } from '../handler.ts';

const attemptsMax = 8;

/** Sends queued mails one by one. Failed mails are retried with backoff. */
export async function deliverMail(
  services: Pick<Services, 'transaction' | 'mail' | 'now'>,
  limit = 50,
): Promise<number> {
  let sent = 0;
  while (sent < limit && (await deliverNext(services))) sent += 1;
  return sent;
}

/** Sends the next due mail. Its row stays locked meanwhile, so that no other process sends it as well. */
function deliverNext({ transaction, mail, now }: Pick<Services, 'transaction' | 'mail' | 'now'>) {
  return transaction(async (db) => {
    const waiting = await lockWaitingMail(db, now());
    if (!waiting) return false;
    try {
      await mail.send(waiting);
      await recordMailSent(db, waiting.id, now());
    } catch (error) {
      const minutes = 2 ** waiting.attempts;
      const isLast = waiting.attempts + 1 >= attemptsMax;
      await recordMailFailure(db, waiting.id, {
        error: error instanceof Error ? error.message : String(error),
        nextAttemptAt: isLast ? null : new Date(now().getTime() + minutes * 60_000),
      });
    }
    return true;
  });
}
