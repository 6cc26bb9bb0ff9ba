import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { currency } from '@yunyou/contract/entities/base.schema';
import { z } from 'zod';

/**
 * `npm run rates:update` writes the newest exchange rates of the npm package `@fawazahmed0/currency-api` (published daily, CC0)
 * into the domain package. Needs `tar`.
 */
const source = '@fawazahmed0/currency-api';
const target = path.join(import.meta.dirname, '../../packages/domain/src/money/exchange-rates.data.ts');

const table = z.object({ date: z.iso.date(), cny: z.record(z.string(), z.number().positive()) });

const run = promisify(execFile);
const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-rates-'));
try {
  const { stdout } = await run('npm', ['pack', `${source}@latest`, '--pack-destination', folder, '--silent']);
  const file = 'package/v1/currencies/cny.min.json';
  await run('tar', ['-xzf', path.join(folder, stdout.trim()), '-C', folder, file]);
  const { date, cny } = table.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
  const rates = currency.options.map((code) => `    ${code}: ${toCnyPerUnit(code, cny)},`);
  await writeFile(
    target,
    `/** Written by \`npm run rates:update\` from the npm package ${source}. */
export const shippedRates = {
  asOf: '${date}',
  cnyPer: {
${rates.join('\n')}
  },
};
`,
  );
  console.info(`Exchange rates of ${date} written.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Returns yuan per unit with four significant digits: pages show estimates. */
function toCnyPerUnit(code: string, unitsPerCny: Record<string, number>): number {
  const rate = unitsPerCny[code.toLowerCase()];
  if (!rate) throw new Error(`${source} has no rate for ${code}.`);
  return Number((1 / rate).toPrecision(4));
}
