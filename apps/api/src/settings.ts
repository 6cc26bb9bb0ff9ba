import path from 'node:path';
import { defaultRateLimit } from '@yunyou/contract/endpoint';
import { z } from 'zod';
import { httpSettings } from './http/http-settings.ts';
import { keySettings } from './keys/key-settings.ts';
import { mailSettings } from './mail/mail-settings.ts';
import { mapSettings } from './map-tiles/map-settings.ts';
import { mcpSettings } from './mcp/mcp-settings.ts';
import { stripeSettings } from './payments/stripe-settings.ts';
import { pictureSettings } from './pictures/picture-settings.ts';
import { planningSettings } from './planning/planning-settings.ts';
import { pushSettings } from './push/push-settings.ts';
import { replicaSettings } from './replicas/replica-settings.ts';
import { contactUrl, httpUrl, origin, proxies, secret } from './setting-values.ts';
import { signInSettings } from './sign-in/sign-in-settings.ts';
import { staffSettings } from './staff/staff-settings.ts';
import { telemetrySettings } from './telemetry/telemetry-settings.ts';
import { languageModelSettings } from './understanding/language-model-settings.ts';
import { s3Settings } from './uploads/s3-settings.ts';

/**
 * All settings, read once at start. `npm run settings:table` writes the descriptions into README.md. No other code reads
 * the environment.
 */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; 0 picks a free one.'),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address to listen on; `0.0.0.0` for all interfaces.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Folder of the embedded database, uploads, pictures and map tiles (`map.pmtiles`).'),
  KEY_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of generated keys; it must be outside `DATA_DIR`. Default: the path of `DATA_DIR` with `-keys` appended. Backups do not contain it.',
    ),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default('content')
    .describe('Folder with the content that is loaded at start.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('URL of a PostgreSQL server (15 or later). Default: an embedded server in `DATA_DIR`.'),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'URL of the same database for the role that owns its tables. It runs migrations, backups and restores, and grants the role of `DATABASE_URL` access to rows only. Default: `DATABASE_URL`.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Maximum number of database connections, and of connections to each replica.'),
  ...replicaSettings,
  PUBLIC_URL: origin
    .optional()
    .describe(
      'Public address of the site, for canonical and shared links. Default: the address it listens on.',
    ),
  ASSET_URL: origin
    .optional()
    .describe(
      'Origin of a CDN that forwards to this site, e.g. `https://cdn.example.org`. Pages then load scripts, styles, fonts and pictures from there. Default: from the site itself.',
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
    .describe('Path segment after the base path.'),
  API_DOCS: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'API description at `API_BASE/docs` and `API_BASE/openapi.json`. `auto`: on while only this machine can reach the site.',
    ),
  ...mcpSettings,
  SECURITY_CONTACT: contactUrl
    .optional()
    .describe(
      'Where to report a vulnerability (`mailto:`, `https:` or `tel:`), shown in `/.well-known/security.txt`. Default: there is no such file.',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('Log level; logs are JSON lines. Default: `warn` in a terminal, `info` elsewhere.'),
  TRUST_PROXY: proxies
    .default(false)
    .describe(
      '`true` behind one proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`, or the number of proxies. Entries that clients send in these headers are ignored.',
    ),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(defaultRateLimit)
    .describe(
      'API calls per minute and address. Sign-in, planning and uploads have their own limits. The limits of single endpoints in the contract are for the default and change in proportion.',
    ),
  TRIP_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe('Trips planned or copied per hour and address.'),
  UPLOAD_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Photographs uploaded per minute and address.'),
  ...planningSettings,
  ...pictureSettings,
  WEATHER_URL: httpUrl
    .optional()
    .describe(
      'Weather service with the Open-Meteo API, e.g. `https://api.open-meteo.com/v1/forecast`. Default: climate averages only.',
    ),
  AIR_QUALITY_URL: httpUrl
    .optional()
    .describe(
      'Air quality service with the Open-Meteo API, e.g. `https://air-quality-api.open-meteo.com/v1/air-quality`. Default: not shown.',
    ),
  EXCHANGE_RATES_URL: httpUrl
    .optional()
    .describe(
      'Table of exchange rates that a job reads every day, e.g. `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/cny.min.json`. Default: shipped rates, or those set in the back office.',
    ),
  ...httpSettings,
  METRICS_TOKEN: secret
    .optional()
    .describe(
      'Bearer token for `/metrics`. Default: only requests from this machine may read it, and with `TRUST_PROXY` or a public `PUBLIC_URL` none.',
    ),
  ...telemetrySettings,
  ...staffSettings,
  ...keySettings,
  PASSPORT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(90)
    .describe('Days after the end of a tour until passport numbers and birth dates are deleted.'),
  AUDIT_MONTHS: z.coerce
    .number()
    .int()
    .refine((months) => months === 0 || months >= 3, 'Use 0 or at least 3')
    .refine((months) => months >= 0 && months <= 600, 'Use at most 600')
    .default(0)
    .describe('Whole months before this one whose audit entries are kept; `0` keeps all.'),
  ...s3Settings,
  ...signInSettings,
  ...mapSettings,
  ...languageModelSettings,
  ...mailSettings,
  ...pushSettings,
  PAY_LATER_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe('Hours for which unpaid seats are held when the visitor pays later.'),
  ...stripeSettings,
  COUNTRY_SERVICE_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('IP-to-country service for the phone input (plain text, `1;XX`).'),
});

export type Settings = z.infer<typeof settingsSchema> & { KEY_DIR: string };

/** Returns whether a setting holds a secret or a URL with a password; its value is never shown or printed. */
export const isSecretSetting = (name: string): boolean =>
  /PASSWORD|TOKEN|SECRET|KEY|OTLP_HEADERS|SMTP_URL|DATABASE_(REPLICA_)?URL/.test(name);

/** Relative folders are resolved from here, not from the working directory. */
const projectFolder = path.join(import.meta.dirname, '..', '..', '..');

/** Parses the environment. Empty variables count as not set. Throws SettingsError with a message for each bad setting. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (result.success) {
    requireBoth(result.data, 'LLM_URL', 'LLM_MODEL');
    requireBoth(result.data, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
    const { DATA_DIR, KEY_DIR, CONTENT_DIR } = result.data;
    const dataFolder = path.resolve(projectFolder, DATA_DIR);
    return {
      ...result.data,
      DATA_DIR: dataFolder,
      KEY_DIR: resolveKeyFolder(dataFolder, KEY_DIR),
      CONTENT_DIR: path.resolve(projectFolder, CONTENT_DIR),
    };
  }
  const messages = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const value = isSecretSetting(name) ? '' : ` is "${given[name]}"`;
    return `The setting ${name}${value}: ${issue.message}`;
  });
  throw new SettingsError(`${messages.join('. ')}. See the table of settings in README.md.`);
}

/** Returns the folder of keys. Throws if it is in the data folder, because a copy of the data would include the keys. */
function resolveKeyFolder(dataFolder: string, given: string | undefined): string {
  const folder = path.resolve(projectFolder, given ?? `${dataFolder}-keys`);
  if (`${folder}${path.sep}`.startsWith(`${dataFolder}${path.sep}`)) {
    throw new SettingsError(
      `The setting KEY_DIR is "${given}": Use a folder outside DATA_DIR. See the table of settings in README.md.`,
    );
  }
  return folder;
}

/** Throws when only one of two settings is set. */
function requireBoth(
  settings: z.infer<typeof settingsSchema>,
  one: keyof Settings,
  other: keyof Settings,
): void {
  const [has, lacks] = settings[one] === undefined ? [other, one] : [one, other];
  if (settings[has] === undefined || settings[lacks] !== undefined) return;
  throw new SettingsError(
    `The setting ${lacks} is missing: ${has} needs it. See the table of settings in README.md.`,
  );
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}
