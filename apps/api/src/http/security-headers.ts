import type { IncomingMessage } from 'node:http';
import type { InlineHashes } from '@yunyou/contract/page-renderer';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // the popup of the sign-in provider posts back
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), browsing-topics=(), geolocation=(self)',
} as const;

/** Policy of responses that are not pages: nothing may be loaded. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of each response; pages and static files replace the policy. */
export const defaultHeaders = { ...commonHeaders, 'content-security-policy': closedPolicy } as const;

/** Name and value of the header of each response over HTTPS. */
export const strictTransport = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const;

/** Lets pages of our origin load a file from the origin of the CDN. Modules and fonts need CORS; they are sent without cookies. */
const assetHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Returns whether a URL is a public file that pages load from `ASSET_URL`. */
const isAsset = (url: string) => /^\/(assets|fonts|pictures|media)\//.test(url);

export function registerSecurityHeaders(
  app: FastifyInstance,
  { ASSET_URL }: Pick<Settings, 'ASSET_URL'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(defaultHeaders);
    if (ASSET_URL && isAsset(request.url)) reply.headers(assetHeaders);
    if (request.protocol === 'https') reply.header(...strictTransport);
    done();
  });
}

/** Reads X-Forwarded-Proto as Fastify's `request.protocol` does, for requests that are answered without Fastify. */
export function isForwardedHttps(
  { headers }: IncomingMessage,
  { TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>,
): boolean {
  if (TRUST_PROXY === false) return false;
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https'
  );
}

/** Sources that Google's sign-in needs, by path, as its documentation names them for the script `gsi/client`. */
const googleSignInSources = {
  script: ['https://accounts.google.com/gsi/client'],
  connect: ['https://accounts.google.com/gsi/'],
  frame: ['https://accounts.google.com/gsi/'],
};
const noSignInSources = { script: [], connect: [], frame: [] };

/**
 * Returns the policy of a page of the public site: our origin, its inline scripts and styles by hash, and the hosts named
 * by settings. The sign-in dialog can open on each of these pages.
 */
export function pagePolicy(
  settings: Settings,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  const signIn = settings.GOOGLE_CLIENT_ID ? googleSignInSources : noSignInSources;
  const country = settings.COUNTRY_SERVICE_URL ? [new URL(settings.COUNTRY_SERVICE_URL).origin] : [];
  const map = mapOrigins(settings);
  const own = ["'self'", ...(settings.ASSET_URL ? [settings.ASSET_URL] : [])];
  return toPolicy({
    'default-src': ["'self'"],
    'script-src': [...own, ...scripts, ...signIn.script],
    'style-src': [...own, ...styles],
    'style-src-attr': ["'unsafe-inline'"], // pictures set their blurred version as a custom property
    'img-src': [...own, 'data:', 'blob:', ...fileStoreOrigins(settings), ...map],
    'font-src': own,
    'connect-src': [...own, ...signIn.connect, ...country, ...map],
    'frame-src': ["'self'", ...signIn.frame], // previews of the cards for other sites
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Returns the policy of the back office: our origin only, and style elements only with the nonce of the response. */
export function adminPolicy(nonce: string, settings: StoreSettings): string {
  return toPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"], // antd measures growing text areas with a style attribute
    'img-src': ["'self'", 'data:', 'blob:', ...fileStoreOrigins(settings)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Returns the policy of a card that other sites may frame: its own style sheet and our pictures, no script. */
export function embedPolicy(styleHash: string): string {
  return toPolicy({
    'default-src': ["'none'"],
    'style-src': [styleHash],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['*'],
  });
}

type StoreSettings = Pick<Settings, 'S3_ENDPOINT' | 'S3_ADDRESSES'>;

/** Returns the origin to which requests of photographs are redirected. */
const fileStoreOrigins = ({ S3_ENDPOINT, S3_ADDRESSES }: StoreSettings): string[] =>
  S3_ENDPOINT && S3_ADDRESSES === 'redirect' ? [new URL(S3_ENDPOINT).origin] : [];

const toPolicy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

function mapOrigins({ MAP_STYLE_URL, MAP_BOUNDARIES_URL, MAP_ORIGINS }: Settings): string[] {
  const named = [MAP_STYLE_URL, MAP_BOUNDARIES_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...named, ...MAP_ORIGINS])];
}
