import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Settings } from '../settings.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
/** A worker lives under the policy that its script came with: ours fetch the map's files. */
const filePolicy = "default-src 'self'; frame-ancestors 'none'";

/** Built files are told by name: what has a hash in it never changes. */
const builtFiles = (root: string) => ({
  root,
  wildcard: false, // one route per file: unknown names fall through to the pages
  preCompressed: true,
  index: false as const,
  cacheControl: false,
  setHeaders: (reply: { header: (name: string, value: string) => unknown }, file: string) => {
    reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? oneYear : oneHour);
    // A page brings a policy of its own.
    if (!path.basename(file).startsWith('index.html')) reply.header('content-security-policy', filePolicy);
  },
});

/** The public site's own. */
export async function registerPublicFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(staticFiles, builtFiles(folder));
}

/** The back office: its own bundle; every address below /admin is the same page. */
export async function registerAdmin(app: FastifyInstance, folder: string, settings: Settings): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await app.register(async (admin) => {
    await admin.register(staticFiles, { ...builtFiles(folder), prefix: '/admin/' });
    const policy = pagePolicy(settings, { scripts: [], styles: ["'unsafe-inline'"] }); // antd writes styles
    const sendIndex = (reply: {
      header: (name: string, value: string) => unknown;
      sendFile: (file: string) => unknown;
    }) => {
      reply.header('content-security-policy', policy);
      reply.header('x-robots-tag', 'noindex');
      return reply.sendFile('index.html');
    };
    admin.get('/admin', (_, reply) => sendIndex(reply));
    admin.get<{ Params: { '*': string } }>('/admin/*', (request, reply) => {
      if (path.extname(request.params['*'])) throw new ApiError('NOT_FOUND');
      return sendIndex(reply);
    });
  });
}
