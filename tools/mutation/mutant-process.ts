import path from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { applyMutant, type Mutant } from './mutants.ts';
import { readSource, root } from './sources.ts';

/**
 * Child process that runs tests against mutants. The mutated source exists only in memory: a Vite plugin hands it out
 * instead of the file. An endless loop in a mutant blocks only the test worker, which ends itself (`worker.setup.ts`).
 */
export type MutantRequest = {
  readonly mutant?: Mutant;
  readonly tests: readonly string[];
  readonly maxCpuSeconds: number;
};

export type MutantResult = {
  readonly outcome: 'passed' | 'failed' | 'timeout';
  /** Milliseconds of each test file. */
  readonly durations: Readonly<Record<string, number>>;
};

let active: Mutant | undefined;
const vitest = await startVitest();
process.on('message', (request: MutantRequest) => void answer(request));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function answer({ mutant, tests, maxCpuSeconds }: MutantRequest): Promise<void> {
  const changed = new Set([active?.file, mutant?.file].filter((file) => file !== undefined));
  active = mutant;
  for (const file of changed) vitest.invalidateFile(path.join(root, file));
  const project = vitest.getRootProject();
  const specifications = tests.map((test) => project.createSpecification(path.join(root, test)));
  vitest.state.filesMap.clear(); // results of earlier runs must not count for this one
  process.env['MAX_CPU_SECONDS'] = String(maxCpuSeconds); // the test worker inherits it
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const result: MutantResult = {
    outcome: unhandledErrors.some((error) => /Worker \w+ emitted error/.test(String(error)))
      ? 'timeout'
      : unhandledErrors.length === 0 &&
          testModules.length === tests.length &&
          testModules.every((module) => module.state() === 'passed')
        ? 'passed'
        : 'failed',
    durations: Object.fromEntries(
      testModules.map((module) => [
        path.relative(root, module.moduleId).replaceAll(path.sep, '/'),
        module.diagnostic().duration + module.diagnostic().collectDuration,
      ]),
    ),
  };
  process.send?.(result);
}

function startVitest(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['packages/*/src/**/*.test.ts'],
      exclude: ['**/*.db.test.ts', '**/node_modules/**'],
      setupFiles: [path.join(import.meta.dirname, 'worker.setup.ts')],
      reporters: [{}],
      pool: 'forks',
      isolate: false,
      fsModuleCache: false, // it would serve the unchanged source
      maxWorkers: 1,
      bail: 1,
      testTimeout: 900_000, // a busy machine must not fail a test; CPU time is limited instead
      teardownTimeout: 20_000,
    },
    {
      server: { watch: null },
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) =>
            active && id.split('?')[0] === path.join(root, active.file)
              ? applyMutant(readSource(active.file), active)
              : undefined,
        },
      ],
    },
  );
}
