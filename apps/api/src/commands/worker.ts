import { describeError } from '../http/logging.ts';
import { startPlanningWorker } from '../planning/start-worker.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { stopOnSignals } from '../shutdown.ts';

/** Runs `npm run worker`: plans trips for copies of the site that run with `PLANNING=workers`. */
process.env['NODE_ENV'] ??= 'production';
try {
  const settings = readSettings(process.env);
  const worker = await startPlanningWorker(settings, (error) => console.error(describeError(error)));
  console.log(`  Planning trips in ${settings.PLANNING_THREADS} threads. Stop with Ctrl-C.`);
  stopOnSignals(worker);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : describeError(error));
  process.exitCode = 1;
}
