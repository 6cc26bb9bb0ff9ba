import {
  countryOfLanguages,
  countryServiceError,
  parseCountryAnswer,
} from '@yunyou/domain/phone/default-country';
import { useEffect, useState } from 'react';

interface DefaultCountryOptions {
  /** Two letters; nobody is asked then. */
  given: string | undefined;
  /** The IP-to-country service; empty where none is set. */
  serviceUrl: string;
  isFromIp: boolean;
  onError: ((error: Error) => void) | undefined;
}

/** Given, else by the visitor's address through the service, else by the browser's languages. */
export function useDefaultCountry({ given, serviceUrl, isFromIp, onError }: DefaultCountryOptions) {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (given) return;
    const asking = new AbortController();
    const byLanguage = () => setFound(countryOfLanguages(navigator.languages));
    if (!isFromIp || !serviceUrl) {
      byLanguage();
      return;
    }
    askService(serviceUrl, asking.signal).then(setFound, (error: unknown) => {
      if (asking.signal.aborted) return;
      onError?.(error instanceof Error ? error : new Error(countryServiceError));
      byLanguage();
    });
    return () => asking.abort();
  }, [given, serviceUrl, isFromIp, onError]);
  return given?.toUpperCase() ?? found;
}

async function askService(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(
    () => undefined,
  );
  if (!response?.ok) throw new Error(countryServiceError);
  return parseCountryAnswer(await response.text());
}
