import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import type { TestProject } from 'vitest/node';
import { prepareTemplates } from './templates.ts';

/** A server of one's own: the one TEST_DATABASE_URL names, else one started here that asks for a password over TCP. */
export default async function setup(project: TestProject) {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startTcpPostgres();
  await prepareTemplates(server.url);
  project.provide('serverUrl', server.url);
  return server.stop;
}
