import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Redirects } from './redirects.ts';

interface BuildFilesOptions {
  buildId: string;
  builtAt: string;
  redirects: Redirects;
}

/** Registers the files by which the browser detects a newer build and loads redirect and guard rules. */
export function registerBuildFiles(
  app: FastifyInstance,
  { buildId, builtAt, redirects }: BuildFilesOptions,
): void {
  app.get('/builds/latest.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { id: buildId, builtAt };
  });
  app.get<{ Params: { file: string } }>('/builds/meta/:file', async ({ params }, reply) => {
    if (params.file !== `${buildId}.json`) throw new ApiError('NOT_FOUND');
    const rules = [...(await redirects.all()).values()];
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    return {
      id: buildId,
      builtAt,
      routeRules: Object.fromEntries(rules.map(({ fromPath, to }) => [fromPath, { redirect: to }])),
      guards: { '/user': ['auth'] },
    };
  });
}
