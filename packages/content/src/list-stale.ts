import { type DatedEntity, factKinds } from '@yunyou/contract/entities/fact-validity';
import { listDueKinds } from '@yunyou/domain/editorial/stale-facts';
import { addDays } from '@yunyou/domain/time/china-time';
import { listItems } from './checks/check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Lists dated facts that have expired by their own `validDays`, and items with facts that are too old for their kind. */
export function listStale(content: Content, today: string): ContentProblem[] {
  const facts = [
    ...listItems(content, 'guide').map((item) => ({ item, facts: item.fields.facts })),
    ...listItems(content, 'rule').map((item) => ({ item, facts: [item.fields.fact] })),
  ];
  return [
    ...facts.flatMap(({ item, facts: dated }) =>
      dated
        .filter(({ checkedOn, validDays }) => addDays(checkedOn, validDays) < today)
        .map(({ checkedOn, statement }) => report(item, `checked on ${checkedOn}: ${statement}`)),
    ),
    ...content.items.flatMap((item) => {
      const { entity, fields } = item;
      if (!isDated(entity) || !('factsAsOf' in fields)) return [];
      const { kinds } = listDueKinds(entity, fields, today);
      return kinds.length > 0
        ? [report(item, `factsAsOf is ${fields.factsAsOf}, too old for ${kinds.join(', ')}.`)]
        : [];
    }),
  ];
}

/** Returns a line of the list, which is for the command line only. */
const report = ({ file, id }: ContentItem, text: string): ContentProblem => ({
  file,
  message: `${id}: ${text}`,
});

const isDated = (entity: string): entity is DatedEntity => entity in factKinds;
