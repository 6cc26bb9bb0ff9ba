import { assistantScope } from '@yunyou/contract/account/assistant.endpoints';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';

/** The protected resource. `mcp-routes.ts` registers it. */
export const resourcePath = '/mcp';
const consentPath = '/assistants/allow';
export const oauthPath = `${resourcePath}/oauth`;

/** Address of this site without a request; undefined where it is only known from requests. */
export const issuerOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string | undefined => PUBLIC_URL;

/** Address of this site: the public one, else the one of the request. */
export const originOf = (
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'PUBLIC_URL'>,
): string => settings.PUBLIC_URL ?? `${protocol}://${host}`;

/** Returns the OAuth 2.0 Protected Resource Metadata (RFC 9728). */
export const resourceMetadata = (origin: string) => ({
  resource: origin + resourcePath,
  authorization_servers: [origin],
  scopes_supported: assistantScope.options,
  bearer_methods_supported: ['header'],
  resource_name: 'Yunyou',
  resource_documentation: `${origin}/assistants`,
});

/** Returns the OAuth 2.0 Authorization Server Metadata (RFC 8414). */
export const serverMetadata = (origin: string, settings: Pick<Settings, 'PUBLIC_URL'>) => ({
  issuer: origin,
  authorization_endpoint: origin + consentPath,
  token_endpoint: `${origin}${oauthPath}/token`,
  registration_endpoint: `${origin}${oauthPath}/register`,
  revocation_endpoint: `${origin}${oauthPath}/revoke`,
  scopes_supported: assistantScope.options,
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: issuerOf(settings) !== undefined,
});

/** Address of the metadata of the resource, for the WWW-Authenticate header. */
export const metadataUrl = (origin: string) =>
  `${origin}/.well-known/oauth-protected-resource${resourcePath}`;
