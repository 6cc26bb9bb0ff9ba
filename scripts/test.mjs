import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { compileCacheFolder } from './serving-process.mjs';
import { prepare, root, run } from './setup.mjs';

// Runs every check, from a fresh clone. `npm test -- NAME` passes NAME to the test runner.
const node = await prepare();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  PATH: `${path.dirname(node)}${path.delimiter}${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: compileCacheFolder(root), // planning threads of tests start with a quarter of the CPU time
};

const sources = ['packages', 'apps', 'tools', 'proof', 'scripts', 'e2e'];

/** Titles of the checks that failed, repeated at the end: their output is far above by then. */
const failed = [];
const noteFailure = (title, work) =>
  work.catch((error) => {
    failed.push(title);
    throw error;
  });
const check = (title, program, args, hint = '') =>
  step(title, () => noteFailure(title, run(program, args, { env })), { hint, isFatal: false });
/** A test in an endless loop blocks its worker, which the runner's own time limits cannot end. */
const testsTimeoutMs = 60 * 60_000;
const tests = (project, { isQuiet, args = [] }) =>
  run(bin('vitest'), ['run', '--project', project, '--passWithNoTests', ...args, ...process.argv.slice(2)], {
    env,
    isQuiet,
    timeoutMs: testsTimeoutMs,
  });

await ensureBrowser();
await step('Building', () => run(node, ['scripts/build.ts'], { env }));
await step('Types of the routes', () => run(bin('react-router'), ['typegen', 'apps/web'], { env }));

// Browser journeys mostly wait for pages, so the other checks run meanwhile. Their results are printed at the end.
// When the site itself has failed, every journey would wait for its time limit.
const journeys = tests('browser', { isQuiet: true, args: ['--bail=10'] });
journeys.catch(() => undefined); // awaited below

await check('Format and imports', bin('biome'), ['ci', '--colors=off'], 'npm run format fixes most of it.');
await check('Lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
await check('Stylelint', bin('stylelint'), ['apps/*/{app,src}/**/*.css', 'packages/ui/src/**/*.css']);
for (const project of ['.', 'packages/ui', 'apps/web', 'apps/admin', 'e2e']) {
  const title = `Types of ${project === '.' ? 'packages and API' : project}`;
  // By default four type checkers each work out the types that files share: twice the CPU time.
  await check(title, bin('tsc'), ['-p', project, '--singleThreaded']);
}
await check('Import directions', bin('depcruise'), ['--output-type', 'err', ...sources]);
await check('Unused code', bin('knip'), ['--no-progress']);
await check('Content', node, ['scripts/content-check.ts']);
await check(
  'Characters in the Chinese font',
  node,
  ['tools/fonts/subset.ts', '--check'],
  'Run npm run fonts:subset to add the missing characters.',
);
console.log('');
await noteFailure('Unit and database tests', tests('!browser', { isQuiet: false })).catch((error) =>
  console.error(error.message),
);
const journeyOutput = await step('Browser journeys', () => noteFailure('Browser journeys', journeys), {
  isFatal: false,
});
if (journeyOutput) {
  const lines = journeyOutput.trim().split('\n');
  const repeated = lines.filter((line) => line.includes('(retry x'));
  if (repeated.length > 0) console.log(['Passed only when repeated:', ...repeated].join('\n'));
  console.log(lines.slice(-5).join('\n'));
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nEverything passed.');
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * Ensures a Chromium: on x64 it is in an npm package; elsewhere root installs Debian's headless shell, which needs half
 * the CPU of a whole Chromium. Without the rights for that, an installed Chromium is enough.
 */
async function ensureBrowser() {
  if ([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].some(isFile)) return;
  const hasWholeBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].some(
    isFile,
  );
  if (process.platform === 'linux' && process.arch === 'x64') return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = async () => {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
    };
    await step('Installing Chromium for the browser tests (apt-get)', () =>
      // Without the rights to install, the whole browser that was found is used.
      hasWholeBrowser ? install().catch(() => undefined) : install(),
    );
    return;
  }
  if (hasWholeBrowser) return;
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.');
  process.exit(1);
}

function isFile(file) {
  return Boolean(file) && existsSync(file);
}
