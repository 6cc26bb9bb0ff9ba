import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCostPage, readReports } from './page.ts';

/**
 * `npm run cost:page` writes docs/cost.md: cost per 1,000 visitors and the next bottleneck, computed from the figures in docs/proof and
 * the assumptions in `inputs.ts`.
 */
const page = createCostPage(readReports());
writeFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'cost.md'), page);
console.log(page);
