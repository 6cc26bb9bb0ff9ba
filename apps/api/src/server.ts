import path from 'node:path';
import type { PageRenderer } from '@yunyou/contract/page-renderer';
import { type Database, openDatabase } from '@yunyou/database/database';
import { startEmbeddedPostgres } from '@yunyou/database/embedded/embedded-postgres';
import { openReplicas, type Replicas } from '@yunyou/database/replicas';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createApp } from './app.ts';
import { loadContentInProcess } from './content/load-in-process.ts';
import { type DatabaseRoles, embeddedRoles, prepareDatabase } from './database-roles.ts';
import { createInProcessClient } from './dispatcher.ts';
import type { Services } from './handler.ts';
import { redactText } from './http/logging.ts';
import { moveStoredKeys } from './keys/move-stored-keys.ts';
import { registerStreetTiles } from './map-tiles/tile-routes.ts';
import { registerMediaPictures } from './media/media-pictures.ts';
import { requirePassportKey } from './orders/passports/passport-key.ts';
import { sealStoredPassports } from './orders/passports/seal-stored-passports.ts';
import { cacheAnswers } from './pages/answer-cache.ts';
import { registerBuildFiles } from './pages/build-files.ts';
import { pageFreshMs, registerPages } from './pages/pages.ts';
import { createRedirects } from './pages/redirects.ts';
import { registerAdmin, registerPublicFiles } from './pages/static-files.ts';
import { findBlur } from './pictures/blurs.ts';
import { listCommonCrops } from './pictures/common-crops.ts';
import { registerPictures } from './pictures/pictures.ts';
import { posterFolder } from './pictures/poster-folder.ts';
import { registerSharePictures } from './pictures/share-routes.ts';
import { readShippedPictures } from './pictures/shipped-pictures.ts';
import { warmPlanning } from './planning/warm-up.ts';
import { startScheduleRunner } from './publishing/scheduled-moves.ts';
import { startSearchRefresh } from './publishing/search-refresh.ts';
import { registerSeo } from './seo/seo-routes.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';
import { chooseSignIn } from './sign-in/sign-in.ts';
import { ensureFirstAdministrator, type FirstAdministrator } from './staff/first-administrator.ts';
import { sealTotpSecrets } from './staff/second-factor.ts';
import { watchStatements } from './telemetry/watch-statements.ts';

const project = path.join(import.meta.dirname, '..', '..', '..');
export const webFolder = path.join(project, 'apps', 'web');

export interface ServerOptions {
  settings: Settings;
  /** Called at the start of each step, for progress output. */
  onStep(what: string): void;
  /** Server build of the public site, and whether it can change while running. */
  renderer: { load(): Promise<PageRenderer>; isDevelopment: boolean };
  serverOptions?: FastifyServerOptions;
}

export interface RunningServer {
  address: string;
  administrator: FirstAdministrator | undefined;
  services: Services;
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Starts the database, the API, the pages and the jobs. Closes what was opened when a step fails. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
    closers.length = 0;
  };
  try {
    return { ...(await start(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Memory for parsed answers that pages are rendered from. Those of fifty pages of cities fit. */
const pageAnswerBytes = 8 * 1024 * 1024;
/** Length of the TCP accept queue. The kernel drops further connections silently, and clients retry after seconds. */
const backlog = 4096;

async function start(options: ServerOptions, closers: (() => Promise<void> | void)[]) {
  const { settings, onStep, renderer } = options;
  let log = (error: Error) => console.error(redactText(error.message));
  const roles = await connect(settings, { onStep, onLost: (error) => log(error) }, closers);
  onStep('Preparing the tables');
  await prepareDatabase(roles);
  const database = openDatabase({
    connection: roles.app,
    poolSize: settings.DATABASE_POOL,
    onConnectionLost: (error) => log(error),
    onStatement: watchStatements(settings, (slow) => log(slow)),
  });
  closers.push(database.close);
  const replicas = openConfiguredReplicas(settings, database, closers);
  const { services, close } = createServices({ database, replicas, settings, log: (error) => log(error) });
  closers.push(close);

  onStep('Loading the guide');
  await loadContentInProcess(database, { connection: roles.app, root: settings.CONTENT_DIR });
  const administrator = await ensureFirstAdministrator(database, settings);
  await moveStoredKeys(database, settings);
  await sealTotpSecrets(database, services.secrets);
  await requirePassportKey(database.db, services.passports);
  await sealStoredPassports(database, services.passports);

  onStep('Opening the site');
  const app = await createApp(services, options.serverOptions);
  app.log.info(chooseSignIn(settings).reason);
  log = (error) => app.log.warn(error);
  const { changes } = services;
  await Promise.all([changes.poll(), replicas?.poll()]);
  const onError = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  closers.push(startScheduleRunner(database, { now: services.now, onError }).stop);
  closers.push(startSearchRefresh(database, { onError }).stop);
  const redirects = createRedirects(database, changes);
  const { buildId } = await renderer.load();
  registerBuildFiles(app, { buildId, builtAt: new Date().toISOString(), redirects });
  registerMediaPictures(app, services);
  registerPictures(app, services, posterFolder);
  registerSharePictures(app, services, posterFolder);
  if (!renderer.isDevelopment)
    await registerPublicFiles(app, path.join(webFolder, 'build', 'client'), settings);
  const apiBase = `${settings.API_BASE}/${settings.API_PREFIX}`;
  await registerAdmin(app, { folder: path.join(project, 'apps', 'admin', 'dist'), apiBase, settings });
  const context = {
    api: renderer.isDevelopment
      ? createInProcessClient(services)
      : cacheAnswers(createInProcessClient(services), {
          changes,
          freshMs: pageFreshMs,
          maxBytes: pageAnswerBytes,
          now: () => performance.now(),
        }),
    origin: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    assetUrl: settings.ASSET_URL ?? '',
    signIn: services.signIn.offer,
    countryServiceUrl: settings.COUNTRY_SERVICE_URL ?? '',
    apiBase,
    map: await mapOf(app, settings),
    findBlur,
  };
  registerSeo(app, services, context);
  registerPages(app, {
    services,
    context,
    changes,
    redirects,
    loadRenderer: renderer.load,
    isDevelopment: renderer.isDevelopment,
  });
  closers.push(() => app.close());
  const address = await app.listen({ port: settings.PORT, host: settings.HOST, backlog });
  await services.jobs.start();
  startPreparations(services, renderer, log);
  if (!settings.PUBLIC_URL) context.origin = address; // with PORT=0 the port is known only now
  return { address, administrator, services, app };
}

/** Starts work that makes first requests faster: a planning thread and, in production, crops of the shipped pictures. */
function startPreparations(
  services: Services,
  { isDevelopment }: ServerOptions['renderer'],
  log: (error: Error) => void,
): void {
  // One thread: each further one costs about 20 MB, and most sites plan one trip at a time.
  warmPlanning(services, 1).catch((error: unknown) =>
    log(new Error('Warming up the planner failed', { cause: error })),
  );
  if (services.settings.PREPARE_PICTURES === 'on' && !isDevelopment) {
    void services.preparation.run(listCommonCrops([...readShippedPictures().keys()]));
  }
}

function openConfiguredReplicas(
  settings: Settings,
  primary: Database,
  closers: (() => Promise<void> | void)[],
): Replicas | undefined {
  const { DATABASE_REPLICA_URL: urls, DATABASE_POOL: poolSize, REPLICA_LAG_MAX: lagMaxMs } = settings;
  if (urls.length === 0) return undefined;
  // The metrics show a replica that is away.
  const onConnectionLost = () => undefined;
  const replicas = openReplicas({ urls, poolSize, primary, lagMaxMs, onConnectionLost });
  closers.push(replicas.close);
  return replicas;
}

async function mapOf(app: FastifyInstance, settings: Settings) {
  const { MAP_STYLE_URL: styleUrl, MAP_BOUNDARIES_URL: boundariesUrl } = settings;
  return { styleUrl, boundariesUrl, streets: await registerStreetTiles(app, settings) };
}

async function connect(
  settings: Settings,
  { onStep, onLost }: { onStep(what: string): void; onLost(error: Error): void },
  closers: (() => Promise<void> | void)[],
): Promise<DatabaseRoles> {
  const { DATABASE_URL, MIGRATION_DATABASE_URL = DATABASE_URL } = settings;
  if (DATABASE_URL && MIGRATION_DATABASE_URL) {
    return { owner: { url: MIGRATION_DATABASE_URL }, app: { url: DATABASE_URL } };
  }
  onStep('Starting the embedded database');
  const embedded = await startEmbeddedPostgres({ folder: path.join(settings.DATA_DIR, 'postgres'), onLost });
  closers.push(embedded.stop);
  if (!embedded.folder.startsWith(settings.DATA_DIR)) {
    onStep(`The database user cannot access ${settings.DATA_DIR}; its files are in ${embedded.folder}`);
  }
  return embeddedRoles(embedded.connection);
}
