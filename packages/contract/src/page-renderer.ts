import type { ApiClient } from './client.ts';
import { cityFacets, type Facets, guideFacets, listFacets, spotFacets } from './site/facets.ts';

/** How visitors sign in. */
export interface SignInOffer {
  /** As in "Continue with ...". */
  providerName: string;
  /** The provider's public client; empty when nobody can sign in. */
  clientId: string;
  /** The provider's script with the token client; loaded when the overlay opens. */
  scriptUrl: string;
  /** Anybody may be any traveller here, and is told so. */
  isDemo: boolean;
}

/** What the server gives the public site when it asks for a page. */
export interface PageContext {
  api: ApiClient;
  /** Scheme and host visitors use, for canonical links. */
  origin: string;
  signIn: SignInOffer;
  /** IP-to-country service that the browser may ask; empty: it asks none. */
  countryServiceUrl: string;
  /** Where the browser's client finds the API. */
  apiBase: string;
  map: MapSettings;
  /** What stands where one of our own pictures will be; cards bring theirs along. */
  findPlaceholder(picture: string): { color: string; blur: string } | undefined;
}

/** What replaces parts of our own offline map. */
export interface MapSettings {
  /** Address of a vector-tile style that replaces the ground, for street detail. */
  styleUrl?: string | undefined;
  /** Address of another data set of lines between countries and provinces. */
  boundariesUrl?: string | undefined;
}

/** What the public site answers: bytes, because React writes them and they are what is sent. */
export interface Rendering {
  status: number;
  headers: Headers;
  body: Uint8Array;
  inlineHashes?: InlineHashes;
}

/**
 * A page's own inline scripts and styles, as sources of the content policy. It names these and nothing else, so a script
 * smuggled into a text never runs.
 */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The server build of the public site. */
export interface PageRenderer {
  buildId: string;
  render(request: Request, context: PageContext): Promise<Rendering>;
}

/** Pages that look at who asks for them. All others are the same for everybody, and are never shown a cookie. */
export const personalPages: readonly string[] = ['/user'];

const parametersOf = (...tables: Facets[]): string[] => [
  ...new Set(tables.flatMap((facets) => listFacets(facets).map(({ parameter }) => parameter))),
];

/**
 * Query parameters each page understands. Anything else in the query is dropped before the page is rendered,
 * so it can neither change a shared page nor fill its cache.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/destination': ['keyword'],
  '/destination/list': ['kind', 'keyword', ...parametersOf(cityFacets, spotFacets), 'sort', 'page'],
  '/destination/city': ['id'],
  '/destination/city/city-detail': ['id'],
  '/attractions/detail': ['id', 'date'],
  '/faves': [],
  '/faves/theme': ['id'],
  '/faves/trip-list': ['id'],
  '/news': ['id', 'page'],
  '/trip': ['wish', 'city', 'must', 'trip'],
  '/trip/plan': ['id'],
  '/trip/details': ['id', 'line', 'share'],
  '/trip/book/detail': ['line', 'date', 'adults', 'children', 'step'],
  '/wiki': [...parametersOf(guideFacets), 'word', 'page', 'sort'],
  '/wiki/detail': ['id'],
  '/wiki/mock': ['id', 'key'],
  '/user': ['type', 'state', 'keyword', 'order', 'page', 'payment'],
  '/privacy': [],
  '/accessibility': [],
  '/gallery': [],
};
