interface StarCount {
  stars: number;
  count: number;
}

export interface Rating {
  total: number;
  /** One decimal; null without reviews. */
  average: number | null;
  /** Five stars first; includes counts of 0. */
  distribution: StarCount[];
}

/** Computes the rating from the number of published reviews per star count. */
export function toRating(counts: ReadonlyMap<number, number>): Rating {
  const distribution = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
  const total = distribution.reduce((sum, entry) => sum + entry.count, 0);
  const points = distribution.reduce((sum, entry) => sum + entry.stars * entry.count, 0);
  return { total, average: total ? Math.round((points * 10) / total) / 10 : null, distribution };
}
