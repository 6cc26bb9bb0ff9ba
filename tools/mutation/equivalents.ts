import type { Mutant } from './mutants.ts';

/** A mutant that no test can notice, and why. Found again by file, line text and change, so lines may move. */
export type Equivalent = Pick<Mutant, 'file' | 'lineText' | 'original' | 'replacement'> & {
  readonly reason: string;
};

export const equivalents: readonly Equivalent[] = [];

export function findEquivalent(mutant: Mutant): Equivalent | undefined {
  return equivalents.find(
    ({ file, lineText, original, replacement }) =>
      mutant.file === file &&
      mutant.lineText === lineText &&
      mutant.original === original &&
      mutant.replacement === replacement,
  );
}
