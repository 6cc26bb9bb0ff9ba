import type { RoutingProblem } from '@yunyou/planner/routing/routing-problem';

/** Recomputes tours independently of the search. Returns their profit, or a message about the first fault. */
export function checkTours(problem: RoutingProblem, tours: readonly (readonly number[])[]): number | string {
  const seen = new Set<number>();
  const used = Array.from({ length: problem.resourceCount }, () => 0);
  let profit = 0;
  for (const [t, tour] of tours.entries()) {
    let at = problem.tourStartLocation[t] ?? 0;
    let minute = problem.tourOpen[t] ?? 0;
    for (const node of tour) {
      if (seen.has(node)) return `point ${node} is visited twice`;
      seen.add(node);
      const to = problem.nodeLocation[node] ?? 0;
      const start = openFrom(
        problem,
        node,
        t,
        minute + (problem.travel[at * problem.locationCount + to] ?? 0),
      );
      if (start === undefined) return `tour ${t} comes too late to point ${node}`;
      minute = start + (problem.duration[node] ?? 0);
      at = to;
      profit += problem.profit[node] ?? 0;
      for (let r = 0; r < used.length; r++)
        used[r] = (used[r] ?? 0) + (problem.use[node * used.length + r] ?? 0);
    }
    const home = problem.tourEndLocation[t] ?? 0;
    if (minute + (problem.travel[at * problem.locationCount + home] ?? 0) > (problem.tourClose[t] ?? 0))
      return `tour ${t} ends too late`;
  }
  const over = used.findIndex((amount, r) => amount > (problem.resourceMax[r] ?? Infinity));
  return over < 0 ? profit : `limit ${over} is exceeded`;
}

function openFrom(problem: RoutingProblem, node: number, t: number, arrival: number): number | undefined {
  const base = node * problem.classCount + (problem.tourClass[t] ?? 0);
  const starts: number[] = [];
  for (let w = problem.windowFrom[base] ?? 0; w < (problem.windowFrom[base + 1] ?? 0); w++)
    if (arrival <= (problem.windowClose[w] ?? -1)) starts.push(Math.max(arrival, problem.windowOpen[w] ?? 0));
  return starts.length === 0 ? undefined : Math.min(...starts);
}
