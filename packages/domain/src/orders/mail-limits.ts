/** Mails to one address within an hour, above which an order that is not paid causes no further one. */
export const mailsPerHour = 10;
/** The same within a day. Lower than `mailsPerDay`, so that mails about paid orders still arrive after it is reached. */
export const unpaidMailsPerDay = 30;
/** Mails to one address within a day, whatever causes them. */
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

/** Copies of one mail that staff can send again within a day. */
export const copiesPerDay = 3;

interface CopyCounts extends MailCounts {
  /** Times this mail was sent again within the last day. */
  copies: number;
}

/** Returns whether staff may send one mail again. The limits of the address apply as well. */
export const mayMailAgain = ({ copies, ...counts }: CopyCounts): boolean =>
  copies < copiesPerDay && mayMail(counts);
