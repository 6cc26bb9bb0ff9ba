import { randomUUID } from 'node:crypto';
import { addMail } from '@yunyou/database/orders/mail.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { closeFeedback } from '@yunyou/database/visitors/feedback.queries';
import { mayMail } from '@yunyou/domain/orders/mail-limits';
import { ApiError, notFound } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { countMails } from '../mail/order-mail.ts';
import { type Actor, recordAudit } from '../staff/audit.ts';

/**
 * Closes a report or message; with a text, also mails the text to its sender. The mail repeats nothing that the sender
 * wrote: the address is not verified, so a visitor could send messages to strangers through us.
 */
export async function closeReport(
  services: Pick<Services, 'transaction'>,
  staff: Actor,
  { id, text }: { id: string; text?: string },
): Promise<void> {
  await services.transaction(async (db) => {
    const closed = await closeFeedback(db, id, {
      at: staff.now,
      by: staff.name,
      ...(text !== undefined && { reply: text }),
    });
    if (!closed) throw notFound('report');
    const { kind, path, email } = closed;
    if (text !== undefined) {
      if (!email) throw new ApiError('NOT_POSSIBLE', { message: 'The sender left no e-mail address.' });
      await lockUntilCommit(db, `mail to ${email.toLowerCase()}`);
      if (!mayMail({ ...(await countMails(db, email, staff.now)), isPaid: false }))
        throw new ApiError('TOO_MANY', {
          message: 'This address has received enough mails. Try again later.',
        });
      await addMail(db, {
        id: randomUUID(),
        key: `feedback/${id}`,
        orderNo: null,
        to: email,
        subject: 'Your message to Yunyou',
        body: ['Hello,', '', 'Thank you for writing to us.', '', text, '', 'Yunyou 云游'].join('\n'),
        createdAt: staff.now,
      });
    }
    await recordAudit(db, staff, {
      action: text === undefined ? 'feedback.close' : 'feedback.reply',
      entity: 'feedback',
      entityId: id,
      before: { kind, path },
    });
  });
}
