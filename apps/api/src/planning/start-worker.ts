import { openDatabase } from '@yunyou/database/database';
import { pingDatabase } from '@yunyou/database/system/system.queries';
import type { Services } from '../handler.ts';
import { createServices } from '../services.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { watchStatements } from '../telemetry/watch-statements.ts';
import { warmPlanning } from './warm-up.ts';

/** The shortest interval that the job queue allows. */
const pollSeconds = 0.5;

/**
 * Plans trips from the job queue of another process's database. Runs no migrations and opens no port: the copies of the
 * site do both. Fails when the database does not answer at start; later it waits for the database.
 */
export async function startPlanningWorker(
  settings: Settings,
  log: (error: Error) => void,
): Promise<{ services: Services; close(): Promise<void> }> {
  const { DATABASE_URL, DATABASE_POOL } = settings;
  if (!DATABASE_URL)
    throw new SettingsError('The setting DATABASE_URL is missing: a worker needs the database of the site.');
  const database = openDatabase({
    connection: { url: DATABASE_URL },
    poolSize: DATABASE_POOL,
    onConnectionLost: log,
    onStatement: watchStatements(settings, log),
  });
  const { services, close } = createServices({
    database,
    // The settings of the site may be shared. A worker serves no sign-in and needs none of its keys.
    settings: { ...settings, PLANNING: 'here', DEMO_SIGN_IN: 'off' },
    log,
    pollSeconds,
    jobKinds: 'planning',
  });
  // Loaded only where it is used, as in the site.
  const { spans } = services;
  const telemetry =
    spans && (await import('../telemetry/worker-telemetry.ts')).startWorkerTelemetry(services, spans);
  const closeAll = async () => {
    await close();
    await telemetry?.stop();
    await database.close();
  };
  try {
    await pingDatabase(services.db);
    await warmPlanning(services, settings.PLANNING_THREADS);
    await services.jobs.start();
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { services, close: closeAll };
}
