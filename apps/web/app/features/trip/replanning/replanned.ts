/** A change that was planned, and the version to which "Undo" returns. Kept in the state of the history entry. */
interface Replanned {
  label: string;
  /** Version before the change. */
  version: number;
}

/** Returns the state for the navigation to the planning page and from there to the trip. */
export const toHistoryState = (replanned: Replanned) => ({ replanned });

/** Reads the change from the state of a history entry, which may stem from any page. */
export function readReplanned(state: unknown): Replanned | undefined {
  if (typeof state !== 'object' || state === null || !('replanned' in state)) return undefined;
  const { replanned } = state;
  if (typeof replanned !== 'object' || replanned === null) return undefined;
  if (!('label' in replanned && 'version' in replanned)) return undefined;
  const { label, version } = replanned;
  return typeof label === 'string' && typeof version === 'number' ? { label, version } : undefined;
}
