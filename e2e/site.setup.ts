import type { TestProject } from 'vitest/node';
import { createVapidKeys } from '../apps/api/src/push/vapid.ts';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    adminPassword: string;
    dataFolder: string;
  }
}

const adminPassword = 'a-password-for-journeys';

/** Starts one site for all journeys. */
export default async function setup(project: TestProject) {
  const push = createVapidKeys();
  const { url, dataFolder, stop } = await startSite({
    ADMIN_PASSWORD: adminPassword,
    SIGN_IN_LIMIT: '100000',
    STAFF_SECOND_FACTOR: 'off', // several journeys sign in as the same owner
    VAPID_PUBLIC_KEY: push.publicKey,
    VAPID_PRIVATE_KEY: push.privateKey,
    LAG_MAX_MS: '10000', // a busy test machine must not trigger load shedding
  });
  project.provide('siteUrl', url);
  project.provide('adminPassword', adminPassword);
  project.provide('dataFolder', dataFolder);
  return stop;
}
