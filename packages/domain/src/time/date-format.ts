// Dates are formatted by hand: creating an `Intl.DateTimeFormat` is slow on phones.

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns "April" for 4. */
export const monthName = (month: number): string => monthNames[month - 1] ?? '';
/** Returns "Apr" for 4. */
export const shortMonthName = (month: number): string => monthName(month).slice(0, 3);

/** Formats `2027-04-12` as "12 April 2027". */
export function formatDate(date: string): string {
  return `${formatDayMonth(date)} ${date.slice(0, 4)}`;
}

/** Formats `2027-04-12` as "12 April", for places that show the year elsewhere. */
export function formatDayMonth(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthName(monthOf(date))}`;
}

/** Formats `2027-04-12` as "12 Apr". */
export function formatShortDayMonth(date: string): string {
  return `${Number(date.slice(8, 10))} ${shortMonthName(monthOf(date))}`;
}

/** Formats `2027-04-12` as "Monday 12 April". */
export function formatWeekdayDate(date: string): string {
  return `${weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''} ${formatDayMonth(date)}`;
}

/** Formats `2027-04`, or a date in it, as "April 2027". */
export function formatYearMonth(yearMonth: string): string {
  return `${monthName(monthOf(yearMonth))} ${yearMonth.slice(0, 4)}`;
}

const monthOf = (date: string): number => Number(date.slice(5, 7));
