import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@yunyou/database/embedded/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { prepareTemplates } from './templates.ts';

/** Starts the embedded PostgreSQL, which is reached over its socket. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-test-'));
  const server = await startEmbeddedPostgres({ folder, parameters: { fsync: 'off' } });
  const { host, port, user } = server.connection;
  const serverUrl = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  await prepareTemplates(serverUrl);
  project.provide('serverUrl', serverUrl);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(path.dirname(server.folder), { recursive: true, force: true });
  };
}
