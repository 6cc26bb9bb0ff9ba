/** Mails to one address within an hour, above which an order that is not paid causes no further one. */
export const mailsPerHour = 10;
/** Mails to one address within a day, whatever causes them. */
export const mailsPerDay = 60;

interface MailCounts {
  lastHour: number;
  lastDay: number;
  /** A visitor can cause any number of mails with orders that are booked and cancelled without a payment. */
  isPaid: boolean;
}

/** Returns whether one more mail may be sent to an address. */
export function mayMail({ lastHour, lastDay, isPaid }: MailCounts): boolean {
  return lastDay < mailsPerDay && (isPaid || lastHour < mailsPerHour);
}
