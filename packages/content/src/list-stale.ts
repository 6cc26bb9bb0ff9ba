import { type DatedEntity, validMonths } from '@yunyou/contract/entities/fact-validity';
import { isOutdated } from '@yunyou/domain/editorial/stale-facts';
import { addDays } from '@yunyou/domain/time/china-time';
import { listItems } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Lists dated facts that have expired by their own `validDays`, and items whose `factsAsOf` is too long ago. */
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
      if (!isDated(entity) || !('factsAsOf' in fields) || !isOutdated(entity, fields, today)) return [];
      return [report(item, `factsAsOf is ${fields.factsAsOf}.`)];
    }),
  ];
}

/** The list is for the command line only. */
const report = ({ file, id }: ContentItem, text: string): ContentProblem => ({
  file,
  message: `${id}: ${text}`,
});

const isDated = (entity: string): entity is DatedEntity => entity in validMonths;
