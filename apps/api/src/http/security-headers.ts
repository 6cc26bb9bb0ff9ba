import type { InlineHashes } from '@yunyou/contract/page-renderer';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups', // the sign-in provider's window reports back
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
} as const;

/** What answers that are not pages may load: nothing. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const headersOfEveryAnswer = { ...always, 'content-security-policy': closedPolicy } as const;

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOfEveryAnswer);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}

const provider = 'https://accounts.google.com';

/** The policy of a page: our own origin, its own inline parts by hash, and what a setting names. */
export function pagePolicy(
  settings: Settings,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  const signIn = settings.GOOGLE_CLIENT_ID ? [provider] : [];
  const country = settings.COUNTRY_SERVICE_URL ? [new URL(settings.COUNTRY_SERVICE_URL).origin] : [];
  const map = mapOrigins(settings);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...signIn],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"], // pictures carry their dominant colour as a custom property
    'img-src': ["'self'", 'data:', 'blob:', ...map],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...signIn, ...country, ...map],
    'frame-src': signIn.length ? signIn : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function mapOrigins({ MAP_STYLE_URL, MAP_BOUNDARIES_URL, MAP_ORIGINS }: Settings): string[] {
  const named = [MAP_STYLE_URL, MAP_BOUNDARIES_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [...new Set([...named, ...MAP_ORIGINS])];
}
