import path from 'node:path';
import { servingEnvironment, servingFlags } from './serving-process.mjs';
import { become, prepare, root } from './setup.mjs';

const node = await prepare();
const worker = path.join(root, 'apps', 'api', 'src', 'commands', 'worker.ts');
become(node, [...servingFlags(), worker], servingEnvironment(root));
