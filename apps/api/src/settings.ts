import path from 'node:path';
import { z } from 'zod';

/** How many proxies stand before us; one where there simply is one. */
const proxies = z
  .string()
  .regex(/^(true|false|[1-9])$/, 'Use true, false or the number of proxies')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? false : Number(value)));
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const httpUrl = z.url({ protocol: /^https?$/ });
/** Plain HTTP only to this machine: an access token must not travel in the clear. */
const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), 'Use https');
const secret = z.string().min(16, 'Use at least 16 characters');

/**
 * Every setting of the product, read once when it starts. The description is the README's table; nothing
 * else in the code reads the environment.
 */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for all.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder for the embedded database, uploads and rendered pictures.'),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default('content')
    .describe('Folder with the guide that is loaded at start.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL of your own (15 or later). Without it the embedded one runs in `DATA_DIR`.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections to the database at most.'),
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Address visitors use, for canonical links and sharing. Without it: the address it listens on.',
    ),
  API_BASE: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'A path such as /api')
    .default('/api')
    .describe('Base path of the API.'),
  API_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'One path segment')
    .default('yunyou')
    .describe('Product segment after the base path.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('How much to log, as JSON lines. Default: `warn` in a terminal, `info` elsewhere.'),
  TRUST_PROXY: proxies
    .default(false)
    .describe(
      '`true` behind a proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`, or how many of them there are in a row. What a visitor wrote into these headers before the first of them never counts.',
    ),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe('API calls per minute from one address; sign-in attempts have a limit of their own.'),
  TRIP_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Trips that may be planned or copied per hour from one address.'),
  UPLOAD_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Photographs that may be sent per minute from one address.'),
  PLANNING_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Threads that plan trips; each plans one at a time.'),
  PLANNING_QUEUE: z.coerce
    .number()
    .int()
    .min(0)
    .default(50)
    .describe('Trips that may wait for a thread; further ones are planned when jobs get to them.'),
  PLANNING_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(8000)
    .default(1500)
    .describe('Milliseconds the planner looks for better plans of a trip.'),
  WEATHER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Forecast service that speaks Open-Meteo, e.g. `https://api.open-meteo.com/v1/forecast`. Without it: climate.',
    ),
  BODY_LIMIT: z.coerce.number().int().min(1024).default(262_144).describe('Bytes a JSON body may have.'),
  REQUEST_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1000)
    .default(15_000)
    .describe('Milliseconds within which a whole request must have arrived.'),
  IN_FLIGHT_MAX: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('Requests worked on at once; further ones are told to come back (503 with `Retry-After`).'),
  LAG_MAX_MS: z.coerce
    .number()
    .int()
    .min(20)
    .default(250)
    .describe('Milliseconds a busy process may be behind; beyond that it works on fewer requests at once.'),
  SHUTDOWN_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(0)
    .describe(
      'Milliseconds between "not ready" and the closed port at an orderly end, for a balancer to notice.',
    ),
  HTML_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(64)
    .describe('Memory for rendered pages; `0` renders every time.'),
  METRICS_TOKEN: secret
    .optional()
    .describe('Bearer token for `/metrics`. Without it only this machine may read them.'),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'Use at least 12 characters')
    .optional()
    .describe('Password of the first administrator. Without it one is generated and printed once.'),
  PREVIEW_SECRET: secret
    .optional()
    .describe(
      'Signs preview links of unpublished guides. Without it one is generated and kept in the database.',
    ),
  SECOND_FACTOR_KEY: secret
    .optional()
    .describe(
      "Encrypts the secrets of staff's authenticator apps. Without it a key is made and kept in `DATA_DIR`; several copies of the app need the same one.",
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3-compatible store for uploads. Without it they are kept in `DATA_DIR`.'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket in that store.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of that store.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Who signs in to that store.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that store.'),
  GOOGLE_CLIENT_ID: z
    .string()
    .default('')
    .describe('Public client of the sign-in provider (Google). Empty: nobody can sign in through it.'),
  GOOGLE_TOKENINFO_URL: providerUrl
    .default('https://oauth2.googleapis.com/tokeninfo')
    .describe('Where the provider says whom an access token was made for.'),
  GOOGLE_USERINFO_URL: providerUrl
    .default('https://openidconnect.googleapis.com/v1/userinfo')
    .describe("Where the provider says a visitor's name."),
  SIGN_IN_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(5000)
    .describe('Milliseconds the sign-in provider may take to answer.'),
  SIGN_IN_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Sign-in attempts per minute from one address.'),
  DEMO_SIGN_IN: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Demo sign-in, where anybody may be any traveller. `auto`: only without `GOOGLE_CLIENT_ID` and while `HOST` is a loopback address, so never in production unless asked for.',
    ),
  MAP_STYLE_URL: httpUrl
    .optional()
    .describe('MapLibre style of a vector-tile server, for street detail. Without it: our own offline map.'),
  MAP_BOUNDARIES_URL: httpUrl
    .optional()
    .describe("GeoJSON of lines between countries and provinces instead of the offline map's own."),
  MAP_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .describe('Further hosts from which the style of `MAP_STYLE_URL` loads tiles, sprites and glyphs.'),
  LLM_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of an OpenAI-compatible API (`https://host/v1`) that helps to read wishes and words trips. Without it rules do both.',
    ),
  LLM_MODEL: z.string().min(1).optional().describe('Name of the model at `LLM_URL`; both or neither.'),
  LLM_KEY: z.string().min(1).optional().describe('Key for `LLM_URL`, sent as a bearer token.'),
  LLM_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(8000)
    .describe(
      'Milliseconds the model may take for one try; there are two in the form, one while planning, then rules alone decide.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, `smtp://user:password@host:587`. Without it mail is written to `DATA_DIR/outbox`.',
    ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Yunyou <no-reply@localhost>')
    .describe('Sender of the mail about orders.'),
  PAY_LATER_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe('How long seats are held for somebody who pays later, until staff have noted the payment.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'A key that begins with sk_ or rk_')
    .optional()
    .describe('Takes payments through Stripe Checkout. Without it visitors pay later and staff note it.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'A secret that begins with whsec_')
    .optional()
    .describe('Signs what Stripe reports to `API_BASE/API_PREFIX/payment/stripe`. Needed with the key.'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe("Address of Stripe's API; another one for tests."),
  COUNTRY_SERVICE_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('IP-to-country service for the phone input (plain text, `1;XX`).'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Only reachable from this very machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Folders are told from here, wherever the start was typed. */
const projectFolder = path.join(import.meta.dirname, '..', '..', '..');

/** An empty variable counts as not set. Throws one sentence that names every bad setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) {
    refuseHalf(result.data, 'LLM_URL', 'LLM_MODEL');
    const { DATA_DIR, CONTENT_DIR } = result.data;
    return {
      ...result.data,
      DATA_DIR: path.resolve(projectFolder, DATA_DIR),
      CONTENT_DIR: path.resolve(projectFolder, CONTENT_DIR),
    };
  }
  const complaints = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const value = /PASSWORD|TOKEN|SECRET|SMTP|KEY/.test(name) ? '' : ` is "${given[name]}"`;
    return `The setting ${name}${value}: ${issue.message}`;
  });
  throw new SettingsError(`${complaints.join('. ')}. See the table of settings in README.md.`);
}

/** Two settings that mean nothing without each other. */
function refuseHalf(settings: Settings, one: keyof Settings, other: keyof Settings): void {
  const [has, lacks] = settings[one] === undefined ? [other, one] : [one, other];
  if (settings[has] === undefined || settings[lacks] !== undefined) return;
  throw new SettingsError(
    `The setting ${lacks} is missing: ${has} needs it. See the table of settings in README.md.`,
  );
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}
