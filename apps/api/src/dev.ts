import { createServer as createHttpServer } from 'node:http';
import type { PageRenderer } from '@yunyou/contract/page-renderer';
import { createServer as createViteServer } from 'vite';
import { announce, announceStep } from './announce.ts';
import { startServer, webFolder } from './server.ts';
import { readSettings, SettingsError } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';

/** Runs `npm run dev`: the server with Vite in front of the public site, for hot reload. */
try {
  const settings = readSettings(process.env);
  const vite = await createViteServer({
    root: webFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const load = () => vite.ssrLoadModule('./app/server.ts') as Promise<PageRenderer>; // that module implements PageRenderer
  const server = await startServer({
    settings,
    onStep: announceStep,
    renderer: { load, isDevelopment: true },
    serverOptions: {
      // Vite serves its own files and passes all other requests on.
      serverFactory: (handler) =>
        createHttpServer((request, response) => {
          vite.middlewares(request, response, () => handler(request, response));
        }),
    },
  });
  announce(server);
  stopOnSignals({
    services: server.services,
    close: async () => {
      await vite.close();
      await server.close();
    },
  });
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
