import path from 'node:path';
import { servingEnvironment, servingFlags } from './serving-process.mjs';
import { prepare, root, runInPlace } from './setup.mjs';

const node = await prepare();
const worker = path.join(root, 'apps', 'api', 'src', 'commands', 'worker.ts');
runInPlace(node, [...servingFlags(), worker], servingEnvironment(root));
