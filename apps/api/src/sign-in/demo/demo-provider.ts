import type { Database } from '@yunyou/database/database';
import {
  findSignInRecord,
  removeSignInRecord,
  saveSignInRecord,
} from '@yunyou/database/visitors/demo-sign-in.queries';
import type { Configuration, default as Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Settings } from '../../settings.ts';
import type { SignInProvider, Verification } from '../sign-in-provider.ts';
import { demoErrorPage } from './demo-pages.ts';
import { type DemoSecrets, getDemoSecrets } from './demo-secrets.ts';
import { accountIdOf, type DemoTraveller, readyTravellers } from './demo-travellers.ts';
import { createPostgresAdapter } from './postgres-adapter.ts';

export const demoPath = '/demo-sign-in';
const clientId = 'yunyou-demo';
const scope = 'openid email profile';

export interface DemoProvider extends SignInProvider {
  /** Returns the OpenID library. It is large, so it is loaded with the first sign-in. */
  getLibrary(): Promise<Provider>;
  saveTraveller(given: { name: string; email: string }): Promise<string>;
}

/** Creates an OpenID provider in this process; visitors choose a demo traveller instead of a password. */
export function createDemoProvider(database: Database, settings: Settings): DemoProvider {
  const { db } = database;
  let library: Promise<Provider> | undefined;

  async function create(): Promise<Provider> {
    const { default: OpenIdProvider } = await import('oidc-provider');
    const issuer = settings.PUBLIC_URL ?? `http://127.0.0.1:${settings.PORT}`;
    const configuration = toConfiguration(getDemoSecrets(settings), database, findTraveller);
    const provider = new OpenIdProvider(`${issuer}${demoPath}/oidc`, configuration);
    // Allows redirects only to our callback on the origin of the request, because a site may have several names.
    provider.Client.prototype.redirectUriAllowed = (address: string) => {
      const { ctx } = OpenIdProvider;
      return ctx !== undefined && address === `${ctx.protocol}://${ctx.host}${demoPath}/callback`;
    };
    return provider;
  }

  function getLibrary(): Promise<Provider> {
    library ??= create();
    return library;
  }

  async function findTraveller(accountId: string): Promise<DemoTraveller | undefined> {
    const ready = readyTravellers.find((traveller) => traveller.accountId === accountId);
    if (ready) return ready;
    const stored = await findSignInRecord(db, { model: 'Traveller', id: accountId, now: new Date() });
    return stored && { accountId, about: '', ...storedTraveller.parse(stored) };
  }

  async function verify(accessToken: string): Promise<Verification> {
    const { AccessToken } = await getLibrary();
    const token = await AccessToken.find(accessToken);
    if (!token?.isValid || token.clientId !== clientId) return { kind: 'refused', reason: 'unknown token' };
    // A token opens one session: of concurrent requests, only the one that deletes the token succeeds.
    if (!(await removeSignInRecord(db, 'AccessToken', token.jti))) {
      return { kind: 'refused', reason: 'the token has been used' };
    }
    const traveller = await findTraveller(token.accountId);
    if (!traveller) return { kind: 'refused', reason: 'unknown traveller' };
    const { accountId: subject, email, name } = traveller;
    return { kind: 'account', account: { subject, email, name } };
  }

  return {
    id: 'demo',
    offer: { providerName: 'Yunyou Demo', clientId, scriptUrl: `${demoPath}/client.js`, isDemo: true },
    verify: (token) => verify(token).catch((cause: unknown) => ({ kind: 'unavailable', cause })),
    getLibrary,
    async saveTraveller({ name, email }) {
      const accountId = accountIdOf(email);
      if (readyTravellers.some((traveller) => traveller.accountId === accountId)) return accountId;
      const payload = { accountId, name, email };
      await saveSignInRecord(db, { model: 'Traveller', id: accountId, payload, expiresAt: null });
      return accountId;
    },
  };
}

const storedTraveller = z.object({ name: z.string(), email: z.string() });

function toConfiguration(
  { cookieKey, jwk }: DemoSecrets,
  database: Database,
  findTraveller: (accountId: string) => Promise<DemoTraveller | undefined>,
): Configuration {
  const minutes = (count: number) => count * 60;
  return {
    adapter: createPostgresAdapter(database),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: ['https://this-origin.invalid/callback'], // see redirectUriAllowed
      },
    ],
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [cookieKey] },
    jwks: { keys: [{ ...jwk, kty: 'RSA' }] },
    clientBasedCORS: ({ protocol, host }, origin) => origin === `${protocol}://${host}`,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: minutes(10),
      AuthorizationCode: minutes(1),
      IdToken: minutes(10),
      Interaction: minutes(30),
      Session: minutes(30),
      Grant: minutes(30),
    },
    interactions: { url: (_, { uid }) => `${demoPath}/traveller/${uid}` },
    async findAccount(_, accountId) {
      const traveller = await findTraveller(accountId);
      if (!traveller) return undefined;
      const { name, email } = traveller;
      return { accountId, claims: async () => ({ sub: accountId, name, email, email_verified: true }) };
    },
    // Grants consent without asking, because our site is the only client.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const accountId = session?.accountId;
      if (!client || !accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = demoErrorPage(out.error_description ?? out.error);
    },
  };
}
