/**
 * Stop rule: maps the number of iterations done to the used share of the allowance. The search stops at 1 or more.
 * Below 1 the share also sets the annealing temperature, which falls towards the end.
 */
export type Stop = (iterations: number) => number;

/** Stops after `limit` iterations. Equal seeds give equal plans only under this rule. */
export function maxIterations(limit: number): Stop {
  return (iterations) => iterations / Math.max(1, limit);
}

/** Stops after this many milliseconds of the given clock, counted from the first call. */
export function maxRuntime(milliseconds: number, now: () => number): Stop {
  let started: number | undefined;
  return () => {
    const time = now();
    started ??= time;
    return (time - started) / Math.max(1, milliseconds);
  };
}

/** Stops as soon as one of the rules stops. */
export function firstOf(...rules: readonly Stop[]): Stop {
  return (iterations) => {
    let used = 0;
    for (const rule of rules) used = Math.max(used, rule(iterations));
    return used;
  };
}

/** Stops when the signal is aborted, for cancellation by the caller. */
export function whenAborted(signal: { readonly aborted: boolean }): Stop {
  return () => (signal.aborted ? 1 : 0);
}
