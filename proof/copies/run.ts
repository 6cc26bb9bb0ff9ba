import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTcpPostgres } from '@yunyou/database/testing/tcp-postgres';
import S3rver from 's3rver';
import { createTestSite } from '../faults/test-site.ts';
import { createReport } from '../harness/report.ts';
import { signInTraveller } from '../harness/sign-in.ts';
import { startBalancer } from './balancer.ts';
import { restartInTurn } from './rolling-restart.ts';
import {
  adminPassword,
  shareChanges,
  shareJobs,
  shareLimits,
  shareSessions,
  shareUploads,
  signInLimit,
} from './shared-state.ts';

/**
 * `npm run test:copies [-- --seed N --write]` checks that two processes of the app on one PostgreSQL and one S3 store,
 * behind a load balancer, behave as one. Needs a build (`npm run build`).
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, write: { type: 'boolean', default: false } },
});
const report = createReport({
  title: 'Several processes',
  command: 'npm run test:copies',
  introduction:
    'Two processes of the app with separate data folders share one PostgreSQL over TCP and one S3-compatible store (s3rver), behind a small load balancer that probes `/readyz` five times a second.',
  file: values.write ? 'copies.md' : undefined,
});
const postgres = await startTcpPostgres();
const bucket = await mkdtemp(path.join(os.tmpdir(), 'yunyou-bucket-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: bucket,
  configureBuckets: [{ name: 'yunyou', configs: [] }],
});
const { port } = await store.run();
const environment = {
  DATABASE_URL: postgres.url,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'yunyou',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  TRUST_PROXY: 'true',
  ADMIN_PASSWORD: adminPassword,
  SIGN_IN_LIMIT: String(signInLimit),
  SHUTDOWN_DELAY: '1000',
  GOOGLE_CLIENT_ID: 'nobody',
  GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/',
};
const create = () => createTestSite({ environment, databaseUrl: postgres.url });
const pair = [await create(), await create()] as const;
try {
  await Promise.all(pair.map((copy) => copy.start())); // both run migrations and load content at the same time
  report.check('two processes can start at the same time on an empty database', true, 'both are ready');
  const signIn = () => pair[0].withDatabase(({ db }) => signInTraveller(db, 'Ada'));
  await shareSessions(report, pair, await signIn());
  await shareChanges(report, pair);
  await shareLimits(report, pair);
  const headers = await signIn();
  await shareUploads(report, pair, headers);
  await shareJobs(report, pair, headers);
  const balancer = await startBalancer(pair.map((copy) => copy.url()));
  await restartInTurn(report, { copies: [...pair], balancer, headers, seed: Number(values.seed) });
  await balancer.stop();
} catch (error) {
  report.check('the proof completes', false, error instanceof Error ? error.message : String(error));
} finally {
  for (const copy of pair) await copy.remove();
  await store.close();
  await postgres.stop();
  await rm(bucket, { recursive: true, force: true });
}
await report.finish();
