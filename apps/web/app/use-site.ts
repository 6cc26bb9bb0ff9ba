import type { PageContext } from '@yunyou/contract/page-renderer';
import type { ExchangeRates } from '@yunyou/domain/money/money';
import { useRouteLoaderData } from 'react-router';

/** Settings of this installation that every page may read. */
export type SiteData = Pick<
  PageContext,
  'signIn' | 'countryServiceUrl' | 'apiBase' | 'origin' | 'map' | 'preview'
> & {
  /** Exchange rates of this site where they differ from the built-in ones. */
  rates?: ExchangeRates;
};

/** Returns the root loader's data; undefined only while the root's own error page is shown. */
export const useSite = (): SiteData | undefined => useRouteLoaderData<SiteData>('root');
