import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@yunyou/contract/page-renderer';
import { FolderInUseError } from '@yunyou/database/embedded/data-folder';
import { announce, announceStep } from './announce.ts';
import { describeError } from './http/logging.ts';
import { KeyFolderError } from './keys/key-files.ts';
import { PassportKeyError } from './orders/passports/passport-key.ts';
import { startServer, webFolder } from './server.ts';
import { readSettings, SettingsError } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';

/** Starts the built product, for `npm start` and containers. */
process.env['NODE_ENV'] ??= 'production'; // React renders several times slower in development mode
try {
  const settings = readSettings(process.env);
  const renderer: PageRenderer = await import(
    pathToFileURL(path.join(webFolder, 'build', 'server', 'index.js')).href
  );
  const server = await startServer({
    settings,
    onStep: announceStep,
    renderer: { load: async () => renderer, isDevelopment: false },
  });
  announce(server);
  stopOnSignals(server);
} catch (error) {
  const isForOperator =
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof KeyFolderError ||
    error instanceof PassportKeyError;
  console.error(isForOperator ? error.message : describeError(error));
  process.exitCode = 1;
}
