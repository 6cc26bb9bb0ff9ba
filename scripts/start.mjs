import path from 'node:path';
import { step } from './progress.mjs';
import { servingEnvironment, servingFlags } from './serving-process.mjs';
import { prepare, root, run, runInPlace } from './setup.mjs';

const node = await prepare();
const build = path.join(root, 'scripts', 'build.ts');
const isBuilt = await run(node, [build, '--is-current']).then(
  () => true,
  () => false,
);
if (!isBuilt) {
  await step('Building the site and the back office', () => run(node, [build]), {
    hint: 'If a file was changed by hand, "npm test" names the mistake. Otherwise remove node_modules and start again.',
  });
}
const main = path.join(root, 'apps', 'api', 'src', 'main.ts');
runInPlace(node, [...servingFlags(), main], servingEnvironment(root));
