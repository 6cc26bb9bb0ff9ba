import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { MutantRequest, MutantResult } from './mutant-process.ts';
import type { Mutant } from './mutants.ts';

/** `timeout` counts as killed: the mutant made a loop endless or the code far slower. */
export const verdicts = ['killed', 'timeout', 'survived', 'untested'] as const;
export type Verdict = (typeof verdicts)[number];

/** Test files that take longer than this run last, one at a time, because most mutants are killed before. */
const slowMilliseconds = 3000;

/** Least time that a batch of tests gets before it counts as a timeout; it includes the start of a test process. */
const minTimeoutMilliseconds = 240_000;

/** Number of nearest test files that run before the others. */
const nearCount = 3;

export type MutantRunner = {
  /** Runs the test files once without a mutant to learn their durations. Throws when one fails. */
  readonly measure: (tests: readonly string[]) => Promise<void>;
  readonly judge: (mutant: Mutant, tests: readonly string[]) => Promise<Verdict>;
  readonly close: () => void;
};

/** Creates a runner with one child process, which it replaces after a timeout. */
export function createMutantRunner(): MutantRunner {
  const durations = new Map<string, number>();
  let child: ChildProcess | undefined;

  const request = async (message: MutantRequest, limit: number): Promise<MutantResult | 'timeout'> => {
    child ??= await startChild();
    const result = await exchange(child, message, limit);
    if (result === 'timeout') {
      child.kill('SIGKILL');
      child = undefined;
    }
    return result;
  };

  /** Runs the tests without a mutant: if they are as slow, the timeout says nothing about the mutant. */
  const isMachineBusy = async (tests: readonly string[], limit: number): Promise<boolean> =>
    (await request({ tests }, limit)) === 'timeout';

  const judge: MutantRunner['judge'] = async (mutant, tests) => {
    if (tests.length === 0) return 'untested';
    for (const batch of toBatches(tests, durations)) {
      const usual = batch.reduce((sum, test) => sum + (durations.get(test) ?? 0), 0);
      const limit = minTimeoutMilliseconds + 10 * usual;
      const result = await request({ mutant, tests: batch }, limit);
      if (result === 'timeout') {
        if (await isMachineBusy(batch, limit)) return await judge(mutant, tests);
        return 'timeout';
      }
      if (!result.passed) return 'killed';
    }
    return 'survived';
  };

  return {
    measure: async (tests) => {
      const result = await request({ tests }, 1_800_000);
      if (result === 'timeout' || !result.passed)
        throw new Error('The tests must pass without a mutant first; run npm test.');
      for (const [test, milliseconds] of Object.entries(result.durations)) durations.set(test, milliseconds);
    },
    judge,
    close: () => child?.kill('SIGKILL'),
  };
}

/** Splits tests, nearest first, into the batches that run one after the other until one fails. */
export function toBatches(tests: readonly string[], durations: ReadonlyMap<string, number>): string[][] {
  const isSlow = (test: string): boolean => (durations.get(test) ?? 0) > slowMilliseconds;
  const quick = tests.filter((test) => !isSlow(test));
  const slow = tests.filter(isSlow).sort((a, b) => (durations.get(a) ?? 0) - (durations.get(b) ?? 0));
  return [quick.slice(0, nearCount), quick.slice(nearCount), ...slow.map((test) => [test])].filter(
    (batch) => batch.length > 0,
  );
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

function exchange(
  child: ChildProcess,
  message: MutantRequest,
  limit: number,
): Promise<MutantResult | 'timeout'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish('timeout'), limit);
    const handleExit = (): void => finish('timeout');
    const finish = (result: MutantResult | 'timeout'): void => {
      clearTimeout(timer);
      child.off('message', finish);
      child.off('exit', handleExit);
      resolve(result);
    };
    child.once('message', finish);
    child.once('exit', handleExit);
    child.send(message);
  });
}
