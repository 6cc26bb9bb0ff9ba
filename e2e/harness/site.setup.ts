import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { createVapidKeys } from '../../apps/api/src/push/vapid.ts';
import { findBrowser } from './find-browser.ts';
import type { JourneySite } from './site.ts';
import { startSite } from './start-site.ts';

const adminPassword = 'a-password-for-journeys';

/** Starts one site per worker. They share encoded pictures, whose encoding takes a tenth of the CPU time of `npm test`. */
export default async function setup(project: TestProject) {
  await findBrowser(); // unpacks the browser before two workers start it
  const pictureFolder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-pictures-'));
  const started = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startJourneySite(pictureFolder)),
  );
  project.provide(
    'sites',
    started.map(({ url, dataFolder }): JourneySite => ({ url, dataFolder, adminPassword })),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    await rm(pictureFolder, { recursive: true, force: true });
  };
}

function startJourneySite(pictureFolder: string) {
  const push = createVapidKeys();
  const environment = {
    ADMIN_PASSWORD: adminPassword,
    SIGN_IN_LIMIT: '100000',
    STAFF_SECOND_FACTOR: 'off', // several journeys sign in as the same owner
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
    LAG_MAX_MS: '10000', // a busy test machine must not trigger load shedding
  };
  return startSite(environment, { pictureFolder });
}
