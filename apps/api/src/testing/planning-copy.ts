import { openDatabase } from '@yunyou/database/database';
import { createApp } from '../app.ts';
import { createServices } from '../services.ts';
import { readSettings } from '../settings.ts';
import { apiPath } from './api-path.ts';

/** Runs the app in a process that a test kills: creates a trip, prints it as JSON and keeps planning. */
const settings = readSettings({ ...process.env, LOG_LEVEL: 'silent' });
const database = openDatabase({
  connection: { url: settings.DATABASE_URL ?? '' },
  poolSize: 4,
  onConnectionLost: () => undefined,
});
const { services } = createServices({ database, settings, log: () => undefined });
const app = await createApp(services);
const response = await app.inject({
  method: 'POST',
  url: `${apiPath}/travel/create`,
  payload: JSON.parse(process.argv[2] ?? '{}'),
});
console.log(JSON.stringify(response.json().data));
setInterval(() => undefined, 1000);
