import path from 'node:path';
import { prepare, root, runInPlace } from './setup.mjs';

const node = await prepare();
// The server restarts when its code changes; Vite updates pages and styles in the browser.
runInPlace(node, [
  '--watch-preserve-output',
  '--watch-path=apps/api/src',
  ...['contract', 'domain', 'database', 'content', 'planner'].map(
    (name) => `--watch-path=packages/${name}/src`,
  ),
  path.join(root, 'apps', 'api', 'src', 'dev.ts'),
]);
