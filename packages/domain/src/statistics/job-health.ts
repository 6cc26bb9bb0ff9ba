interface JobHealth {
  failed: number;
  waitedSeconds: number;
  longestSeconds: number;
}

/** A due job that waits longer means that no worker runs, or too few. */
const waitedSecondsMax = 300;
/** A run that takes longer is close to its timeout. */
const runSecondsMax = 120;

/** Returns whether jobs of one kind fail, wait too long or take too long. */
export const needsAttention = ({ failed, waitedSeconds, longestSeconds }: JobHealth): boolean =>
  failed > 0 || waitedSeconds > waitedSecondsMax || longestSeconds > runSecondsMax;
