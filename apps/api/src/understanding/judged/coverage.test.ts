import { readFile } from 'node:fs/promises';
import { wishLanguages } from '@yunyou/wish/phrases';
import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.data.ts';
import { coverageFile, describeCoverage } from './coverage-table.ts';
import { listLabels } from './judge.ts';
import { readShippedOptions } from './shipped-options.ts';

const options = await readShippedOptions();

describe('every slot is read in every language of the site', () => {
  it.each(Object.entries(coverage))('%s', (_, examples) => {
    const faults = wishLanguages.flatMap((language) => {
      const [wish, labels] = examples[language];
      const got = listLabels(wish, options);
      const missing = labels.split(' ').filter((label) => !got.includes(label));
      return missing.length === 0 ? [] : [`${wish}: missing ${missing.join(' ')}, got ${got.join(' ')}`];
    });
    expect(faults).toEqual([]);
  });

  it('docs/wish-coverage.md is up to date (npm run wish:coverage writes it)', async () => {
    expect((await readFile(coverageFile, 'utf8')) === describeCoverage()).toBe(true);
  });
});
