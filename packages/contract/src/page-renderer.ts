import type { ApiClient } from './client.ts';
import type { PublishStatus } from './entities/base.schema.ts';
import {
  cityFacets,
  type Facets,
  guideFacets,
  lineFacets,
  listFacets,
  routeFacets,
  spotFacets,
} from './site/facets.ts';

/** The sign-in provider offered to visitors. */
export interface SignInOffer {
  /** Shown in "Continue with ...". */
  providerName: string;
  /** The provider's public client id; empty when sign-in is disabled. */
  clientId: string;
  /** URL of the provider's script with the token client; loaded when the sign-in overlay opens. */
  scriptUrl: string;
  /** The built-in demo provider is used: a visitor signs in as any demo traveller, and the overlay shows this. */
  isDemo: boolean;
}

/** Values that the API server passes to the public site with each page request. */
export interface PageContext {
  api: ApiClient;
  /** Public scheme and host, for canonical links. */
  origin: string;
  /** Origin of scripts, styles, fonts and pictures; empty for our own origin. */
  assetUrl: string;
  signIn: SignInOffer;
  /** URL of an IP-to-country service that the browser may call; empty disables it. */
  countryServiceUrl: string;
  /** Base URL of the API for the browser's client. */
  apiBase: string;
  map: MapSettings;
  /** Set while a page is rendered for a preview link. */
  preview?: PagePreview | 'unavailable';
  /** Returns the blurred version shown while one of our own pictures loads. Cards include theirs in the data. */
  findBlur(picture: string): string | undefined;
}

/** The draft that a page shows in place of what is published. */
export interface PagePreview {
  status: PublishStatus;
  /** Shows changes that their author has not saved yet. */
  isUnsaved: boolean;
  /** When the link stops to work. */
  expiresAt: string;
}

/** External sources that replace parts of the built-in offline map. */
interface MapSettings {
  /** URL of a vector-tile style that replaces the base map, for street detail. */
  styleUrl?: string | undefined;
  /** URL of a data set that replaces the country and province boundaries. */
  boundariesUrl?: string | undefined;
  /** Streets of our own server, drawn above the built-in map. */
  streets?: StreetTiles | undefined;
}

/** Vector tiles in the Protomaps schema. */
export interface StreetTiles {
  /** Path of a tile on our own origin with `{z}`, `{x}`, `{y}`; it names the version of the tiles. */
  tilesUrl: string;
  minZoom: number;
  maxZoom: number;
}

/** A rendered page. The body is bytes, as React produced them, and is sent without conversion. */
export interface Rendering {
  status: number;
  headers: Headers;
  body: Uint8Array;
  inlineHashes?: InlineHashes;
}

/**
 * Hashes of a page's inline scripts and styles, as sources of the Content-Security-Policy. An injected script has no
 * hash there and does not run.
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

/** Pages that depend on the visitor. All other pages are shared: they are cached and receive no cookies. */
export const personalPages: readonly string[] = ['/user', '/assistants/allow'];

const parametersOf = (...tables: Facets[]): string[] => [
  ...new Set(tables.flatMap((facets) => listFacets(facets).map(({ parameter }) => parameter))),
];

/**
 * Query parameters that each page reads. Others are dropped before rendering, so that they cannot fill the page cache
 * with copies of the same page.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/destination': ['keyword'],
  '/destination/list': ['kind', 'keyword', ...parametersOf(cityFacets, spotFacets), 'sort', 'page'],
  '/destination/city': ['id'],
  '/destination/city/city-detail': ['id'],
  '/attractions/detail': ['id', 'date'],
  '/hotel/detail': ['id'],
  '/restaurant/detail': ['id'],
  '/shop/detail': ['id'],
  '/faves': [],
  '/faves/theme': ['id'],
  '/faves/trip-list': ['id'],
  '/news': ['id', 'page'],
  '/trip': ['wish', 'city', 'must', 'route', 'trip'],
  '/trip/routes': parametersOf(routeFacets),
  '/trip/route': ['id'],
  '/trip/tours': [...parametersOf(lineFacets), 'sort', 'page'],
  '/trip/add': [],
  '/trip/join': [],
  '/trip/today': [],
  '/trip/plan': ['id'],
  '/trip/details': ['id', 'line', 'share', 'add'],
  '/trip/book/detail': ['line', 'date', 'adults', 'children', 'step'],
  '/wiki': [...parametersOf(guideFacets), 'word', 'page', 'sort'],
  '/wiki/detail': ['id'],
  '/wiki/mock': ['id', 'key'],
  '/user': ['type', 'state', 'keyword', 'order', 'page', 'payment'],
  '/search': ['keyword', 'kind', 'city'],
  '/contact': ['about'],
  '/assistants': [],
  '/assistants/allow': [
    ...['client_id', 'redirect_uri', 'response_type', 'code_challenge', 'code_challenge_method'],
    ...['scope', 'state', 'resource'],
  ],
  '/privacy': [],
  '/open-data': [],
  '/accessibility': [],
  '/gallery': [],
};
