/** First day of the lunar year (MM-DD), by solar year. */
const monthDays: Readonly<Record<number, string>> = {
  2026: '02-17',
  2027: '02-06',
  2028: '01-26',
  2029: '02-13',
  2030: '02-03',
  2031: '01-23',
  2032: '02-11',
  2033: '01-31',
  2034: '02-19',
  2035: '02-08',
  2036: '01-28',
};

/** Returns the first day of the lunar year that begins in a solar year; undefined for years that are not listed. */
export function lunarNewYear(year: number): string | undefined {
  const monthDay = monthDays[year];
  return monthDay === undefined ? undefined : `${year}-${monthDay}`;
}
