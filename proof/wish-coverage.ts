import { writeFile } from 'node:fs/promises';
import { coverageFile, describeCoverage } from '../apps/api/src/understanding/judged/coverage-table.ts';

/** `npm run wish:coverage` writes the table of slots and languages that the wish reader understands. */
await writeFile(coverageFile, describeCoverage());
