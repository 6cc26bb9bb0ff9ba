interface NowOptions {
  /** Index of today's day while the trip is under way. */
  today: number | undefined;
  dayCount: number;
  /** Opens today's day when the address names none. */
  opensFirst: boolean;
}

/**
 * Returns the day that the page shows instead of the whole plan: the one in the fragment of the address, or today. The
 * service worker ignores the fragment, so that the view works without a network.
 */
export function readNowDay(hash: string, { today, dayCount, opensFirst }: NowOptions): number | undefined {
  const dayIndex = /^#now-\d+$/.test(hash) ? Number(hash.slice(5)) - 1 : undefined;
  if (dayIndex !== undefined) return dayIndex >= 0 && dayIndex < dayCount ? dayIndex : undefined;
  return hash === '' && opensFirst ? today : undefined;
}

export const nowHash = (dayIndex: number): string => `#now-${dayIndex + 1}`;
