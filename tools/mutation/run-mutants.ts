import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { MutantRequest, MutantResult } from './mutant-process.ts';
import type { Mutant } from './mutants.ts';

/** `timeout` counts as killed: the mutant made a loop endless or the code far slower. */
export const verdicts = ['killed', 'timeout', 'survived', 'untested'] as const;
export type Verdict = (typeof verdicts)[number];

/** Test files that take this many times the median run last, one at a time, because most mutants are killed before. */
const slowFactor = 5;

/** CPU seconds of a test process before its tests start, and the limit in times of the usual duration. */
const startCpuSeconds = 20;
const timeoutFactor = 5;

/** The nearest test file runs alone, then the next ones, then all others: the first one kills most mutants. */
const nearCounts = [1, 4] as const;

export type MutantRunner = {
  /** Runs the tests, nearest first, until one fails. Throws when a test fails without the mutant. */
  readonly judge: (mutant: Mutant, tests: readonly string[]) => Promise<Verdict>;
  readonly close: () => void;
};

/** Creates a runner with one child process. */
export function createMutantRunner(): MutantRunner {
  const durations = new Map<string, number>();
  let child: ChildProcess | undefined;

  const request = async (message: MutantRequest): Promise<MutantResult> => {
    child ??= await startChild();
    return exchange(child, message);
  };

  /** Runs tests once without a mutant: they must pass, and their usual durations set the limits. */
  const measure = async (tests: readonly string[]): Promise<void> => {
    if (tests.length === 0) return;
    const result = await request({ tests, maxCpuSeconds: Infinity });
    if (result.outcome !== 'passed')
      throw new Error('The tests must pass without a mutant first; run npm test.');
    for (const [test, milliseconds] of Object.entries(result.durations)) durations.set(test, milliseconds);
  };

  return {
    judge: async (mutant, tests) => {
      if (tests.length === 0) return 'untested';
      for (const group of toGroups(tests)) {
        await measure(group.filter((test) => !durations.has(test)));
        for (const batch of toBatches(group, durations)) {
          const usual = batch.reduce((sum, test) => sum + (durations.get(test) ?? 0), 0) / 1000;
          const maxCpuSeconds = startCpuSeconds + timeoutFactor * usual;
          const { outcome } = await request({ mutant, tests: batch, maxCpuSeconds });
          if (outcome === 'timeout') return 'timeout';
          if (outcome === 'failed') return 'killed';
        }
      }
      return 'survived';
    },
    close: () => child?.disconnect(),
  };
}

/** Splits tests, nearest first, into groups; a group runs only when the ones before it passed. */
export function toGroups(tests: readonly string[]): string[][] {
  const ends = [0, ...nearCounts, tests.length];
  return ends.slice(1).map((end, index) => tests.slice(ends[index], end));
}

/** Splits tests into the batches that run one after the other until one fails: quick tests together, then each slow one. */
export function toBatches(tests: readonly string[], durations: ReadonlyMap<string, number>): string[][] {
  const median = [...durations.values()].sort((a, b) => a - b)[Math.floor(durations.size / 2)] ?? 0;
  const durationOf = (test: string): number => durations.get(test) ?? 0;
  const isSlow = (test: string): boolean => durationOf(test) > slowFactor * median;
  const quick = tests.filter((test) => !isSlow(test));
  const slow = tests.filter(isSlow).sort((a, b) => durationOf(a) - durationOf(b));
  return [quick, ...slow.map((test) => [test])].filter((batch) => batch.length > 0);
}

function startChild(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'mutant-process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the test process ended with code ${code}`)));
  });
}

function exchange(child: ChildProcess, message: MutantRequest): Promise<MutantResult> {
  return new Promise((resolve, reject) => {
    const handleExit = (): void => reject(new Error('the test process ended'));
    child.once('exit', handleExit);
    child.once('message', (result: MutantResult) => {
      child.off('exit', handleExit);
      resolve(result);
    });
    child.send(message);
  });
}
