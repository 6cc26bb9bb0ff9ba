import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { findPublicSetting } from '../exposure.ts';
import type { Settings } from '../settings.ts';
import { renderApiDocs } from './api-docs.ts';

/** Returns whether the API is described on a page: by default only where the site is not public (docs/threat-model.md). */
export function isApiDocumented(settings: Settings): boolean {
  return settings.API_DOCS === 'on' || (settings.API_DOCS === 'auto' && !findPublicSetting(settings));
}

/** Collects the routes that are registered after it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Yunyou',
        version: '1',
        description: 'Every answer is an envelope of code, message and data; code equals the HTTP status.',
      },
      components: {
        securitySchemes: {
          visitor: { type: 'apiKey', in: 'header', name: 'user-token' },
          partner: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          staff: { type: 'apiKey', in: 'cookie', name: 'yunyou_staff' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

export function registerOpenApiPages(app: FastifyInstance, base: string): void {
  let page: string | undefined;
  app.get(`${base}/openapi.json`, { schema: { hide: true } }, async (_, reply) => {
    reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type('application/json; charset=utf-8');
    return JSON.stringify(app.swagger());
  });
  app.get(`${base}/docs`, { schema: { hide: true } }, async (_, reply) => {
    page ??= renderApiDocs(app.swagger());
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .type('text/html; charset=utf-8');
    return page;
  });
}
