import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import type { TestProject } from 'vitest/node';
import { prepareTemplates } from './templates.ts';

/** Uses the server of TEST_DATABASE_URL, or starts one that is reached over TCP with a password. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startTcpPostgres();
  await prepareTemplates(server.url);
  project.provide('serverUrl', server.url);
  return server.stop;
}
