import {
  countryFromLanguages,
  countryServiceError,
  parseCountryAnswer,
} from '@yunyou/domain/phone/default-country';
import { useEffect, useState } from 'react';

interface DefaultCountryOptions {
  /** Country code; skips all detection. */
  given: string | undefined;
  /** URL of the IP-to-country service; empty when none is configured. */
  serviceUrl: string;
  isFromIp: boolean;
  onError: ((error: Error) => void) | undefined;
}

/** Returns the given country, else the one of the IP address, else the one of the browser languages. */
export function useDefaultCountry({ given, serviceUrl, isFromIp, onError }: DefaultCountryOptions) {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (given) return;
    const request = new AbortController();
    const byLanguage = () => setFound(countryFromLanguages(navigator.languages));
    if (!isFromIp || !serviceUrl) {
      byLanguage();
      return;
    }
    fetchCountry(serviceUrl, request.signal).then(setFound, (error: unknown) => {
      if (request.signal.aborted) return;
      onError?.(error instanceof Error ? error : new Error(countryServiceError));
      byLanguage();
    });
    return () => request.abort();
  }, [given, serviceUrl, isFromIp, onError]);
  return given?.toUpperCase() ?? found;
}

async function fetchCountry(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => undefined, // reported below like a bad status
  );
  if (!response?.ok) throw new Error(countryServiceError);
  return parseCountryAnswer(await response.text());
}
