/**
 * When to stop: told how many iterations are done, answers how much of the allowance is used up.
 * One or more means stop. The share below one also paces the search (it cools down towards the end).
 */
export type Stop = (iterations: number) => number;

/** Stops after so many iterations. The only rule under which equal seeds promise equal plans. */
export function maxIterations(limit: number): Stop {
  return (iterations) => iterations / Math.max(1, limit);
}

/** Stops after so many milliseconds of the given clock, which starts with the first question. */
export function maxRuntime(milliseconds: number, now: () => number): Stop {
  let started: number | undefined;
  return () => {
    const time = now();
    started ??= time;
    return (time - started) / Math.max(1, milliseconds);
  };
}

/** Stops as soon as one of the rules does. */
export function firstOf(...rules: readonly Stop[]): Stop {
  return (iterations) => {
    let used = 0;
    for (const rule of rules) used = Math.max(used, rule(iterations));
    return used;
  };
}

/** Stops when the signal says so, for cancellation from outside. */
export function whenAborted(signal: { readonly aborted: boolean }): Stop {
  return () => (signal.aborted ? 1 : 0);
}
