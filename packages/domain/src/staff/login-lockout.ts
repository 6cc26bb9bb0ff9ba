const attemptsBeforeLockout = 5;
const firstWaitSeconds = 15;
const longestWaitSeconds = 3600;

/** Returns the end of the lockout: 15 s after the fifth failed login, doubled by each further one, at most an hour. `null`: no lockout. */
export function lockedUntil(failedLogins: number, now: Date): Date | null {
  if (failedLogins < attemptsBeforeLockout) return null;
  const seconds = Math.min(
    longestWaitSeconds,
    firstWaitSeconds * 2 ** (failedLogins - attemptsBeforeLockout),
  );
  return new Date(now.getTime() + seconds * 1000);
}
