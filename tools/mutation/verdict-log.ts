import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Mutant } from './mutants.ts';
import { type Verdict, verdicts } from './run-mutants.ts';

const entrySchema = z.object({ mutant: z.string(), state: z.string(), verdict: z.enum(verdicts) });

export type VerdictLog = {
  /** Returns the verdict of an earlier run, unless the tests have changed since and may now kill the mutant. */
  readonly find: (mutant: Mutant, tests: readonly string[]) => Verdict | undefined;
  readonly add: (mutant: Mutant, tests: readonly string[], verdict: Verdict) => void;
};

/**
 * Opens a file with one verdict per line, so that an interrupted run can continue. A killed mutant stays killed; a
 * survivor is judged again after a change of a test that imports its file.
 */
export function openVerdictLog(path: string | undefined, readText: (file: string) => string): VerdictLog {
  const known = new Map<string, z.infer<typeof entrySchema>>();
  const lines = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const line of lines.filter((text) => text !== '')) {
    const entry = entrySchema.parse(JSON.parse(line));
    known.set(entry.mutant, entry);
  }
  const hashTests = (tests: readonly string[]): string => {
    const hash = createHash('sha256');
    for (const test of tests) hash.update(test).update(readText(test));
    return hash.digest('hex').slice(0, 16);
  };
  return {
    find: (mutant, tests) => {
      const entry = known.get(toKey(mutant));
      return entry?.verdict === 'killed' || entry?.state === hashTests(tests) ? entry.verdict : undefined;
    },
    add: (mutant, tests, verdict) => {
      const entry = { mutant: toKey(mutant), state: hashTests(tests), verdict };
      known.set(entry.mutant, entry);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(entry)}\n`);
    },
  };
}

/** Returns the key of a mutant. Its offset distinguishes two equal changes on one line. */
function toKey({ file, start, lineText, original, replacement }: Mutant): string {
  return `${file} ${start} ${original} -> ${replacement} ${lineText}`;
}
