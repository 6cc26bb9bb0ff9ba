import type { TestProject } from 'vitest/node';
import { createVapidKeys } from '../apps/api/src/push/vapid.ts';
import { findBrowser } from './find-browser.ts';
import type { JourneySite } from './site.ts';
import { startSite } from './start-site.ts';

const adminPassword = 'a-password-for-journeys';

/** Starts one site per worker. */
export default async function setup(project: TestProject) {
  await findBrowser(); // unpacks the browser before two workers start it
  const started = await Promise.all(Array.from({ length: project.config.maxWorkers }, startJourneySite));
  project.provide(
    'sites',
    started.map(({ url, dataFolder }): JourneySite => ({ url, dataFolder, adminPassword })),
  );
  return () => Promise.all(started.map(({ stop }) => stop()));
}

function startJourneySite() {
  const push = createVapidKeys();
  return startSite({
    ADMIN_PASSWORD: adminPassword,
    SIGN_IN_LIMIT: '100000',
    STAFF_SECOND_FACTOR: 'off', // several journeys sign in as the same owner
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
    LAG_MAX_MS: '10000', // a busy test machine must not trigger load shedding
  });
}
