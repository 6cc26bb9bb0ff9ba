import { type Language, useLanguage } from './language.ts';

/** The locale of dates: the browser's own if it is of the chosen language, so that readers see their usual format. */
export function dateLocale(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((name) => name.split('-')[0]?.toLowerCase() === language);
  return own ?? (language === 'zh' ? 'zh-CN' : 'en-GB');
}

/** Returns functions that format instants in the reader's format and time zone. */
export function useDates() {
  const locale = dateLocale(useLanguage(), navigator.languages);
  return {
    date: (at: string) => new Date(at).toLocaleDateString(locale),
    dateTime: (at: string) => new Date(at).toLocaleString(locale),
  };
}
