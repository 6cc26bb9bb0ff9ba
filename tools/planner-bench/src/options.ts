import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const benchSets = ['toptw', 'mctopmtw', 'chinatravel'] as const;
export type BenchSet = (typeof benchSets)[number];

export type BenchOptions = {
  readonly dataDir: string;
  readonly sets: readonly BenchSet[];
  /** Seconds per case; each set has its own default. */
  readonly seconds: number | undefined;
  /** Only cases whose name matches this regular expression. */
  readonly only: string | undefined;
  readonly jsonFile: string | undefined;
  readonly plansDir: string | undefined;
  readonly seed: number;
  /** Clock for the seconds: wall time, or CPU time of the thread for busy machines. */
  readonly clock: 'wall' | 'cpu';
};

export const usage = `usage: npm run bench:planner -- [--data DIR] [--set toptw|mctopmtw|chinatravel] [--seconds S]
       [--only PATTERN] [--json FILE] [--plans DIR] [--seed N] [--clock wall|cpu]`;

/** Parses the command line. Returns an error message for invalid options. */
export function parseOptions(args: readonly string[]): BenchOptions | string {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        set: { type: 'string', multiple: true },
        seconds: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        plans: { type: 'string' },
        seed: { type: 'string', default: '1' },
        clock: { type: 'string', default: 'wall' },
      },
    });
    const unknown = values.set?.find((name) => !benchSets.some((set) => set === name));
    if (unknown !== undefined) return `--set ${unknown}: choose from ${benchSets.join(', ')}`;
    const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
    if (seconds !== undefined && !(seconds > 0)) return `--seconds ${values.seconds}: give a number above 0`;
    if (values.clock !== 'wall' && values.clock !== 'cpu')
      return `--clock ${values.clock}: choose wall or cpu`;
    return {
      dataDir: resolve(values.data ?? resolve(root, '../shared/bench')),
      sets: values.set ? benchSets.filter((set) => values.set?.includes(set)) : benchSets,
      seconds,
      only: values.only,
      jsonFile: values.json,
      plansDir: values.plans,
      seed: Number(values.seed),
      clock: values.clock,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
