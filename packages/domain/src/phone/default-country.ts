/** Message of the error when the country lookup fails. */
export const countryServiceError = 'unable to fetch the country';

/** Parses the plain-text response of the country service: `1;US;USA;United States`. Throws when it does not start with 1. */
export function parseCountryAnswer(answer: string): string {
  const country = /^1;?([A-Za-z]{2})(?![A-Za-z])/.exec(answer.trim())?.[1];
  if (!country) throw new Error(countryServiceError);
  return country.toUpperCase();
}

/**
 * Guesses the country from browser languages: the first explicit region, else the likely region of the first language. On
 * Linux without a language some browsers report a POSIX locale, such as `en-US@posix`.
 */
export function countryFromLanguages(languages: readonly string[]): string | undefined {
  const locales = languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language.replace(/[.@].*$/, ''))];
    } catch {
      // Browsers may report language tags that `Intl.Locale` rejects; skip them.
      return [];
    }
  });
  return (
    locales.find(({ region }) => region && /^[A-Z]{2}$/.test(region))?.region ?? locales[0]?.maximize().region
  );
}
