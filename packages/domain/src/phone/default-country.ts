/** What went wrong when the country service was asked. */
export const countryServiceError = 'unable to fetch the country';

/** The service answers in plain text: `1;US;USA;United States`. A first character other than 1 is a failure. */
export function parseCountryAnswer(answer: string): string {
  const country = /^1;?([A-Za-z]{2})(?![A-Za-z])/.exec(answer.trim())?.[1];
  if (!country) throw new Error(countryServiceError);
  return country.toUpperCase();
}

/** The country that a browser's languages suggest: the first that names one, else the usual one of the first. */
export function countryFromLanguages(languages: readonly string[]): string | undefined {
  const locales = languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
  return (
    locales.find(({ region }) => region && /^[A-Z]{2}$/.test(region))?.region ?? locales[0]?.maximize().region
  );
}
