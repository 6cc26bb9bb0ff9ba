/** Mails to one address within an hour from which mails about unpaid orders are no longer sent. */
export const mailsPerHour = 10;
/**
 * Mails to one address within a day from which mails about unpaid orders are no longer sent. Lower than
 * `mailsPerDay`, so that mails about paid orders still arrive.
 */
export const unpaidMailsPerDay = 30;
/** Maximum number of mails to one address within a day. */
export const mailsPerDay = 60;

interface MailCounts {
  lastHour: number;
  lastDay: number;
  /** The mail is about a paid order. Unpaid orders and invitations have lower limits, because strangers can trigger their mails. */
  isPaid: boolean;
}

/** Returns whether one more mail may be sent to an address. */
export function mayMail({ lastHour, lastDay, isPaid }: MailCounts): boolean {
  if (isPaid) return lastDay < mailsPerDay;
  return lastHour < mailsPerHour && lastDay < unpaidMailsPerDay;
}

/** Maximum number of times that staff can send one mail again within a day. */
export const copiesPerDay = 3;

interface CopyCounts extends MailCounts {
  /** Times this mail was sent again within the last day. */
  copies: number;
}

/** Returns whether staff may send one mail again. The limits of the address apply as well. */
export const mayMailAgain = ({ copies, ...counts }: CopyCounts): boolean =>
  copies < copiesPerDay && mayMail(counts);
