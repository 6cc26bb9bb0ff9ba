import { type Language, useLanguage } from './language.ts';

/**
 * Returns the locale of dates: the browser's own if it is of the chosen language, so that readers see their usual
 * format.
 */
export function dateLocale(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((name) => name.split('-')[0]?.toLowerCase() === language && isLanguageTag(name));
  return own ?? (language === 'zh' ? 'zh-CN' : 'en-GB');
}

/** Browsers name a language by the system's setting, which may be no language tag: `en-US@posix`. */
function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false; // throws RangeError for a name that is no language tag
  }
}

/** Formats a calendar day (`2027-05-01`) or month (`2027-05`), which has no time zone. */
export function formatDay(day: string, locale: string): string {
  const isMonth = day.length === 7;
  const parts = isMonth ? ({ year: 'numeric', month: 'long' } as const) : {};
  return new Date(day).toLocaleDateString(locale, { timeZone: 'UTC', ...parts });
}

/** Returns functions that format instants in the reader's format and time zone, and calendar days in the reader's format. */
export function useDates() {
  const locale = dateLocale(useLanguage(), navigator.languages);
  return {
    day: (day: string) => formatDay(day, locale),
    date: (at: string) => new Date(at).toLocaleDateString(locale),
    dateTime: (at: string) => new Date(at).toLocaleString(locale),
  };
}
