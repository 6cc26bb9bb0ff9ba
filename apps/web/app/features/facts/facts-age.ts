import type { DatedEntity, FactKind } from '@yunyou/contract/entities/fact-validity';
import { listDueKinds } from '@yunyou/domain/editorial/stale-facts';
import { formatYearMonth } from './format.ts';

// Loaders call these, so that pages do not download them.

const toConfirm: Partial<Record<FactKind, string>> = {
  hours: 'opening hours',
  prices: 'prices',
  trading: 'that it is still open',
  hotel: 'that it is still open',
};

/** States the month of figures that change, and the advice to check them: by name, those that are too old for their kind. */
export function describeFactsAge(
  entity: DatedEntity,
  fields: Readonly<Record<string, unknown>> & { factsAsOf: string },
  today: string,
): string {
  const { kinds } = listDueKinds(entity, fields, today);
  const old = kinds.flatMap((kind) => toConfirm[kind] ?? []);
  const advice = old.length > 0 ? `Much can change in that time: confirm ${old.join(' and ')}` : 'Check';
  return `Last checked ${formatYearMonth(fields.factsAsOf)}. ${advice} before you go.`;
}
