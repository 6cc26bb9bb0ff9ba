import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@yunyou/contract/trip/together-limits';
import { invitationDays } from '@yunyou/contract/trip/together-limits';
import type { Db } from '@yunyou/database/database';
import { addMail } from '@yunyou/database/orders/mail.queries';
import { lockUntilCommit } from '@yunyou/database/system/advisory-lock.queries';
import { mayMail } from '@yunyou/domain/orders/mail-limits';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { countMails, siteAddress } from '../mail/order-mail.ts';

const mays: Record<MemberRole, string> = {
  editor: 'change it',
  commenter: 'read it, comment on it and suggest changes',
  viewer: 'read it',
};

const joinAddress = (site: string, key: string): string => `${site}/trip/join#${key}`;

/**
 * Queues the mail of an invitation, in its transaction. Contains no text that a visitor typed: otherwise a visitor could
 * send messages to other addresses through our mails. Throws TOO_MANY above the limit of the recipient.
 */
export async function writeInvitationMail(
  db: Db,
  { invitationId, email, role, key }: { invitationId: string; email: string; role: MemberRole; key: string },
  { settings, now }: Pick<Services, 'settings' | 'now'>,
): Promise<void> {
  const to = email.toLowerCase();
  await lockUntilCommit(db, `mail to ${to}`); // mails to one address are counted one after another
  if (!mayMail({ ...(await countMails(db, to, now())), isPaid: false }))
    throw new ApiError('TOO_MANY', { message: 'This address has received many mails today. Send a link.' });
  const site = siteAddress(settings);
  const body = [
    'Hello,',
    '',
    `someone is planning a trip to China with Yunyou and has invited you. You can ${mays[role]}. You need no account.`,
    '',
    `Open the trip: ${joinAddress(site, key)}`,
    '',
    `The link works once, for ${invitationDays} days. If you do not expect this invitation, ignore this mail.`,
    '',
    'Yunyou 云游',
  ];
  await addMail(db, {
    id: randomUUID(),
    key: `invitation/${invitationId}`,
    orderNo: null,
    to,
    subject: 'Invitation to plan a trip together',
    body: body.join('\n'),
    createdAt: now(),
  });
}
