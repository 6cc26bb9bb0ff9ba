import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    adminPassword: string;
  }
}

const adminPassword = 'a-password-for-journeys';

/** The product as `npm start` runs it, on a fresh database, for all journeys together. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-site-'));
  const main = path.join(import.meta.dirname, '..', 'apps', 'api', 'src', 'main.ts');
  const server = fork(main, {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      ADMIN_PASSWORD: adminPassword,
      SIGN_IN_LIMIT: '100000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const siteUrl = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Site\s+(http:\/\/\S+)\//.exec(printed)?.[1];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The site did not start:\n${printed}`)));
  });
  project.provide('siteUrl', siteUrl);
  project.provide('adminPassword', adminPassword);
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}
