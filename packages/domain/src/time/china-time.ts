import type { Weekday } from '@yunyou/contract/entities/base.schema';

/** A China-local date (YYYY-MM-DD) and time (HH:MM; 24:00 is the end of the day). */
export interface LocalMoment {
  date: string;
  time: string;
}

export const minutesPerDay = 1440;

const chinaOffsetMinutes = 8 * 60;
const weekdays = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const satisfies Weekday[]; // 1970-01-01 first

/** Converts an instant to China time: UTC+8 all year, in the whole country. */
export function chinaNow(instant: Date): LocalMoment {
  return momentAt('1970-01-01', Math.floor(instant.getTime() / 60_000) + chinaOffsetMinutes);
}

/** Returns the moment `minute` minutes after the start of `date`. Midnight is 00:00 of the next day. */
export function momentAt(date: string, minute: number): LocalMoment {
  const days = Math.floor(minute / minutesPerDay);
  return { date: addDays(date, days), time: toTime(minute - days * minutesPerDay) };
}

/** Returns the same moment as `momentAt`, but midnight is 24:00 of the day that ends. */
export function endingMomentAt(date: string, minute: number): LocalMoment {
  const days = Math.ceil(minute / minutesPerDay) - 1;
  return { date: addDays(date, days), time: toTime(minute - days * minutesPerDay) };
}

/** Converts HH:MM to minutes since midnight; 24:00 is 1440. */
export function toMinutes(time: string): number {
  const colon = time.indexOf(':');
  return Number(time.slice(0, colon)) * 60 + Number(time.slice(colon + 1));
}

export function addDays(date: string, days: number): string {
  return toDate(toDayNumber(date) + days);
}

/** Returns the last day of a month (YYYY-MM). */
export function lastDayOfMonth(month: string): string {
  const next = addDays(`${month}-28`, 4).slice(0, 7); // the 28th and four days are in the next month
  return addDays(`${next}-01`, -1);
}

/** Counts the days from `from` to `to`; negative when `to` is earlier. */
export function countDays(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

export function weekdayOf(date: string): Weekday {
  const index = ((toDayNumber(date) % 7) + 7) % 7;
  return weekdays[index] ?? 'thu'; // 0 to 6
}

function toTime(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${pad(hours, 2)}:${pad(minute - hours * 60, 2)}`;
}

/**
 * Returns the days since 1970-01-01 in the Gregorian calendar. Years are counted from March, so that the leap day is
 * the last day of a year; 400 years always have 146,097 days.
 */
function toDayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468;
}

function toDate(dayNumber: number): string {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
