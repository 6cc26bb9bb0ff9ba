import { defineConfig } from 'vitest/config';

/** Tests that need a database end in `.db.test.ts`; browser journeys are in `e2e`. */
const databaseTests = ['packages/*/src/**/*.db.test.ts', 'apps/api/src/**/*.db.test.ts'];
/**
 * Tests that can behave differently on a server reached over TCP with a password: code that opens its own
 * connections, and one call per endpoint. A server named by TEST_DATABASE_URL runs all database tests.
 */
const connectionTests = [
  'packages/database/src/**/*.db.test.ts',
  'apps/api/src/jobs/**/*.db.test.ts',
  'apps/api/src/routes/endpoints.db.test.ts',
];

/** A busy machine may need seconds for what a test waits for. */
const expectation = { poll: { timeout: 20_000, interval: 100 } };

/**
 * Test files share imported modules, which hold no state between tests, and the shipped content (`readShippedItems`), which
 * takes seconds to read. Isolation made the suite a third slower.
 */
const isolate = false;

const setupFiles = ['scripts/property-tests.setup.ts'];

const onDatabase = (name: string, setup: string, include: string[]) => ({
  test: {
    name,
    include,
    globalSetup: [`apps/api/src/testing/${setup}`],
    setupFiles,
    isolate,
    expect: expectation,
    testTimeout: 240_000, // ends an endless loop; a busy machine needs a minute for the longest test
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%', // by default one processor is left to an editor
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/{src,app}/**/*.test.ts',
            'tools/**/*.test.ts',
            'proof/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...databaseTests, '**/node_modules/**'],
          setupFiles,
          isolate,
          expect: expectation,
          testTimeout: 120_000,
        },
      },
      onDatabase('embedded PostgreSQL', 'embedded.setup.ts', databaseTests),
      onDatabase(
        'PostgreSQL by DATABASE_URL',
        'by-url.setup.ts',
        process.env['TEST_DATABASE_URL'] ? databaseTests : connectionTests,
      ),
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/harness/site.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: expectation,
          maxWorkers: 2, // each worker has a site of its own; journeys wait more than they compute
          sequence: { groupOrder: 1 },
          retry: 1, // on a busy machine a page may be slower than any time limit; scripts/test.mjs lists repeated journeys
        },
      },
    ],
  },
});
