import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '@yunyou/database/embedded/embedded-postgres';
import { createServerFolder } from '@yunyou/database/testing/server-folder';
import type { TestProject } from 'vitest/node';
import { prepareTemplates } from './templates.ts';

/**
 * Turns durability off, because no data is needed after a crash of the tests. With `wal_level` minimal and the copy
 * strategy of `copyDatabase`, creating a database for a test takes about 60 % of the time, and half of that when the
 * kernel copies the files.
 */
const nonDurableParameters = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  file_copy_method: process.platform === 'win32' ? 'copy' : 'clone',
};

/** Starts the embedded PostgreSQL, which is reached over its socket. */
export default async function setup(project: TestProject) {
  const folder = await createServerFolder('yunyou-test-');
  const server = await startEmbeddedPostgres({ folder, parameters: nonDurableParameters });
  const { host, port, user } = server.connection;
  const serverUrl = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  await prepareTemplates(serverUrl);
  project.provide('serverUrl', serverUrl);
  return async () => {
    await server.stop();
    // The second is another folder when the server's user cannot enter the first.
    for (const used of [folder, path.dirname(server.folder)])
      await rm(used, { recursive: true, force: true });
  };
}
