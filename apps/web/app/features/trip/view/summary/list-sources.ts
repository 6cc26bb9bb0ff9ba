import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { RuleSource } from '@yunyou/contract/trip/trip-rules.schema';

/** Returns the sources of the entries, each once: most tickets have the same. */
export function listSources(entries: TripView['checklist']): RuleSource[] {
  const sources = entries.flatMap(({ source }) => source ?? []);
  return [...new Map(sources.map((source) => [source.source, source])).values()];
}
