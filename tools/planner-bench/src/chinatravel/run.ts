import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Planned } from './planning/plan-query.ts';
import { planQuery } from './planning/plan-query.ts';
import type { Query } from './query.ts';
import { loadQueries } from './query.ts';
import type { Sandbox } from './sandbox.ts';
import { loadSandbox } from './sandbox-files.ts';
import { scorePreferences } from './score/preferences.ts';
import type { Verdict } from './score/score.ts';
import { scorePlan } from './score/score.ts';
import type { Scored, Summary } from './score/summary.ts';
import { summarise } from './score/summary.ts';
import type { Value } from './snippet/value.ts';

export interface ChinaTravelOptions {
  /** The bench folder, or its chinatravel folder. */
  dataDir: string;
  /** CPU seconds after which a query gets no further attempt; default 2.2. The wall-clock limit is twice as long. */
  seconds?: number;
  /** Only queries whose uid matches this pattern. */
  only?: string;
  /** File for the rows and the summary. */
  jsonFile?: string;
  /** Folder for the plans, one `<uid>.json` each. */
  plansDir?: string;
  /** Called after each query. */
  onProgress?: (row: ChinaTravelRow, done: number, total: number) => void;
  /** Ends the run after the current query; finished queries are returned and written. */
  signal?: { readonly aborted: boolean };
}

/** Result of one query. */
export interface ChinaTravelRow {
  set: 'chinatravel';
  case: string;
  passed: boolean;
  realistic: boolean;
  /** Names of failed checks and constraints, realism faults, and parts of the query that were not understood. */
  environment: string[];
  unmet: number[];
  faults: string[];
  unknown: string[];
  attractions: number;
  transfers: number;
  meals: number;
  /** Whether the planner planned the whole trip or only its days. */
  by: Planned['by'];
  attempts: number;
  /** Errors of single attempts. */
  errors: string[];
  /** Wall-clock and CPU time. */
  seconds: number;
  cpuSeconds: number;
}

export interface ChinaTravelResult {
  rows: ChinaTravelRow[];
  summary: Summary;
}

const DEFAULT_SECONDS = 2.2;
/** Wall-clock limit as a multiple of the CPU limit, for busy machines. */
const CLOCK_FACTOR = 2;

/** Plans and scores the queries one by one. */
export function runChinaTravel(options: ChinaTravelOptions): ChinaTravelResult {
  const folder = findFolder(options.dataDir);
  const sandbox = loadSandbox(join(folder, 'sandbox'));
  const pattern = new RegExp(options.only ?? '');
  const queries = loadQueries(join(folder, 'queries', 'queries.jsonl')).filter(({ uid }) =>
    pattern.test(uid),
  );
  if (options.plansDir !== undefined) mkdirSync(options.plansDir, { recursive: true });
  const rows: ChinaTravelRow[] = [];
  const scored: Scored[] = [];
  for (const query of queries) {
    if (options.signal?.aborted) break;
    const { row, result } = runQuery(sandbox, query, options);
    rows.push(row);
    scored.push(result);
    options.onProgress?.(row, rows.length, queries.length);
  }
  const result = { rows, summary: summarise(scored) };
  if (options.jsonFile !== undefined) {
    mkdirSync(dirname(options.jsonFile), { recursive: true });
    writeFileSync(options.jsonFile, `${JSON.stringify(result, undefined, 1)}\n`);
  }
  return result;
}

/** Returns the chinatravel folder of a bench folder, or the folder itself when it is one. */
export function findFolder(dataDir: string): string {
  const inner = join(dataDir, 'chinatravel');
  const folder = [inner, dataDir].find((path) => existsSync(join(path, 'sandbox')));
  if (folder === undefined) throw new Error(`no sandbox folder in ${inner} or ${dataDir}; pass --data DIR`);
  return folder;
}

function runQuery(
  sandbox: Sandbox,
  query: Query,
  { seconds: allowed = DEFAULT_SECONDS, plansDir }: ChinaTravelOptions,
): { row: ChinaTravelRow; result: Scored } {
  const startedAt = performance.now();
  const startedCpu = cpuMilliseconds();
  // The main limit is CPU time, so that a busy machine does not change the plans.
  const now = (): number =>
    Math.max(cpuMilliseconds() - startedCpu, (performance.now() - startedAt) / CLOCK_FACTOR);
  const planned = planQuery(sandbox, query, { milliseconds: allowed * 1000, now });
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = (cpuMilliseconds() - startedCpu) / 1000;
  const plan: Value = planned.plan ?? {};
  const verdict = planned.verdict ?? scorePlan(sandbox, query, plan);
  if (plansDir !== undefined) {
    writeFileSync(
      join(plansDir, `${query.uid}.json`),
      JSON.stringify(planned.plan ? annotate(planned.plan, verdict) : {}),
    );
  }
  const preferences = scorePreferences(plan);
  const row: ChinaTravelRow = {
    set: 'chinatravel',
    case: query.uid,
    passed: verdict.passed && verdict.extra.length === 0,
    realistic: verdict.realistic,
    environment: [
      ...verdict.environment.failed,
      ...(verdict.environment.crash ? [verdict.environment.crash] : []),
    ],
    unmet: verdict.snippets.flatMap((isMet, index) => (isMet ? [] : [index])),
    faults: verdict.realism,
    unknown: planned.unknown,
    ...preferences,
    by: planned.by,
    attempts: planned.attempts,
    errors: planned.errors,
    seconds,
    cpuSeconds,
  };
  return { row, result: { verdict, preferences, seconds, cpuSeconds } };
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Adds the realism faults of a plan to it. */
function annotate(plan: object, verdict: Verdict): object {
  return verdict.realism.length === 0 ? plan : { ...plan, compromises: verdict.realism };
}
