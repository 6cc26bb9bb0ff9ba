import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchRoutes } from '@yunyou/planner/routing/route-search';
import type { RoutingProblem } from '@yunyou/planner/routing/routing-problem';
import { maxRuntime } from '@yunyou/planner/stop';
import { checkTours } from './check-tours.ts';
import { parseMctopmtw } from './mctopmtw.ts';
import { readReference } from './reference.ts';
import { parseToptw, toRoutingProblem } from './toptw.ts';

/** One case of a routing benchmark. */
export type RoutingCase = {
  readonly set: 'toptw' | 'mctopmtw';
  readonly name: string;
  readonly family: string;
  readonly tours: number;
  readonly reference: number;
  readonly referenceSource: string;
  /** Mean of a published method on this case. */
  readonly published: number;
  readonly load: () => RoutingProblem;
};

export type RoutingRow = {
  readonly set: 'toptw' | 'mctopmtw';
  readonly case: string;
  readonly family: string;
  readonly tours: number;
  readonly value: number;
  readonly reference: number;
  readonly referenceSource: string;
  readonly gapPercent: number;
  /** Gap of a run of 0.1 seconds. */
  readonly gapAt100msPercent: number;
  readonly publishedGapPercent: number;
  readonly seconds: number;
  readonly iterations: number;
  readonly valid: boolean;
};

/** Lists the cases of a set in a data folder, in the order of its reference file. */
export function listRoutingCases(set: 'toptw' | 'mctopmtw', dataDir: string): RoutingCase[] {
  const folder = join(dataDir, set);
  return readReference(join(folder, 'reference.csv')).map((row) => {
    const instance = row['instance'] ?? '';
    const tours = Number(row['m']);
    const family = instance.startsWith('pr') ? 'Cordeau' : 'Solomon';
    const decimals = family === 'Cordeau' ? 2 : 1;
    const file = set === 'toptw' ? `${instance}.txt` : `MCTOPMTW-${tours}-${instance}.txt`;
    const load = (): RoutingProblem => {
      const text = readFileSync(join(folder, file), 'utf8');
      return set === 'toptw'
        ? toRoutingProblem(parseToptw(text), tours, decimals)
        : parseMctopmtw(text, decimals);
    };
    const known = row['bks'] ?? row['benchmark'] ?? '';
    const isKnown = known !== '';
    return {
      set,
      name: `${instance}-${tours}`,
      family,
      tours,
      load,
      reference: Number(isKnown ? known : row['graspils_best']),
      referenceSource: isKnown ? 'best known' : 'GRASP-ILS',
      published: Number(row['graspils_avg'] ?? row['average']),
    };
  });
}

export function runRoutingCase(
  routingCase: RoutingCase,
  options: { readonly seconds: number; readonly seed: number; readonly now: () => number },
): RoutingRow {
  const { reference, published } = routingCase;
  const problem = routingCase.load();
  const gap = (value: number): number => ((reference - value) / reference) * 100;
  const short = run(problem, { ...options, seconds: Math.min(0.1, options.seconds) });
  const full = options.seconds > 0.1 ? run(problem, options) : short;
  return {
    set: routingCase.set,
    case: routingCase.name,
    family: routingCase.family,
    tours: routingCase.tours,
    value: full.value,
    reference,
    referenceSource: routingCase.referenceSource,
    gapPercent: gap(full.value),
    gapAt100msPercent: gap(short.value),
    publishedGapPercent: gap(published),
    seconds: full.seconds,
    iterations: full.iterations,
    valid: full.valid && short.valid,
  };
}

function run(
  problem: RoutingProblem,
  { seconds, seed, now }: { readonly seconds: number; readonly seed: number; readonly now: () => number },
): { value: number; seconds: number; iterations: number; valid: boolean } {
  const startedAt = now();
  const { state, iterations } = searchRoutes(problem, { stop: maxRuntime(seconds * 1000, now), seed });
  const spent = (now() - startedAt) / 1000;
  const tours = Array.from({ length: problem.tourCount }, (_, t) => {
    const tour: number[] = [];
    const last = problem.nodeCount + problem.tourCount + t;
    for (let at = state.next[problem.nodeCount + t] ?? last; at !== last; at = state.next[at] ?? last)
      tour.push(at);
    return tour;
  });
  const checked = checkTours(problem, tours);
  return typeof checked === 'number'
    ? { value: checked, seconds: spent, iterations, valid: true }
    : { value: 0, seconds: spent, iterations, valid: false };
}
