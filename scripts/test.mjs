import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { prepare, root, run } from './setup.mjs';

// Every check there is, from a fresh clone on. `npm test -- NAME` passes NAME on to the test runner.
const node = await prepare();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  PATH: `${path.dirname(node)}${path.delimiter}${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
};
const quiet = (program, args) => () => run(program, args, { env });

await ensureBrowser();
await step('Building', quiet(node, ['scripts/build.ts']));
await step('Types of the routes', quiet(bin('react-router'), ['typegen', 'apps/web']));
await step('Format and imports', quiet(bin('biome'), ['ci', '--colors=off']), {
  hint: 'npm run format mends most of it.',
});
await step('Lint', quiet(bin('oxlint'), ['--type-aware', '--deny-warnings']));
for (const project of ['.', 'packages/ui', 'apps/web', 'apps/admin', 'e2e']) {
  await step(
    `Types of ${project === '.' ? 'packages and server' : project}`,
    quiet(bin('tsc'), ['-p', project]),
  );
}
await step('Structure', quiet(node, ['scripts/structure.ts']));
await step('Content', quiet(node, ['scripts/content-check.ts']));
await step('Characters in the Chinese font', quiet(node, ['scripts/fonts/subset.ts', '--check']), {
  hint: 'npm run fonts:subset cuts the font anew.',
});
console.log('');
await run(bin('vitest'), ['run', ...process.argv.slice(2)], { env, isQuiet: false }).catch(() => {
  process.exitCode = 1;
});

/** The browser for the journeys is in an npm package for x64; elsewhere root can get Debian's. */
async function ensureBrowser() {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (known.some((file) => file && existsSync(file))) return;
  if (process.platform === 'linux' && process.arch === 'x64') return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await step('Installing Chromium for the browser tests (apt-get)', async () => {
      await run('apt-get', ['update', '-qq']);
      await run('apt-get', ['install', '-y', '-qq', 'chromium']);
    });
    return;
  }
  console.error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
