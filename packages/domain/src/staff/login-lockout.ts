const freeAttempts = 5;
const firstWaitSeconds = 15;
const longestWaitSeconds = 3600;

/** After five wrong tries each further one doubles the wait, up to an hour; `null` when there is none. */
export function lockedUntil(failedLogins: number, now: Date): Date | null {
  if (failedLogins < freeAttempts) return null;
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (failedLogins - freeAttempts));
  return new Date(now.getTime() + seconds * 1000);
}
