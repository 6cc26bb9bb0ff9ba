import { expect, it } from 'vitest';
import { equivalents, findEquivalent } from './equivalents.ts';
import { listMutants } from './mutants.ts';
import { readSource } from './sources.ts';

it.each(equivalents)('names a mutant of the present source: $file $lineText', (equivalent) => {
  const found = listMutants(equivalent.file, readSource(equivalent.file)).filter(
    (mutant) => findEquivalent(mutant) === equivalent,
  );
  expect(found).not.toEqual([]);
});
