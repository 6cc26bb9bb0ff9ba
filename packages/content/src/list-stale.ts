import type { EntityName } from '@yunyou/contract/entities';
import { addDays } from '@yunyou/domain/time/china-time';
import { listItems, problemIn } from './check-items.ts';
import type { Content, ContentItem, ContentProblem } from './read-content.ts';

/** Months after which an item with prices, hours or a business in it should be checked again. */
const validMonths: Partial<Record<EntityName, number>> = {
  'scenic-spot': 18,
  link: 24,
  hotel: 24,
  restaurant: 24,
  shop: 24,
  station: 36,
  district: 36,
  city: 36,
};
/** Railway timetables change little from year to year, and so do sights without a ticket. */
const lastingMonths = 36;

/** Returns the months that the facts of an item are valid. Undefined: they do not age. */
function monthsValid(item: ContentItem): number | undefined {
  return isLasting(item) ? lastingMonths : validMonths[item.entity];
}

function isLasting(item: ContentItem): boolean {
  if (isOf(item, 'link')) return item.fields.mode === 'train';
  return isOf(item, 'scenic-spot') && item.fields.free && item.fields.tickets.length === 0;
}

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
        .map(({ checkedOn, statement }) => problemIn(item, `checked on ${checkedOn}: ${statement}`)),
    ),
    ...content.items.flatMap((item) => {
      const months = monthsValid(item);
      if (months === undefined || !('factsAsOf' in item.fields)) return [];
      const { factsAsOf } = item.fields;
      return monthsBetween(factsAsOf, today) > months ? [problemIn(item, `factsAsOf is ${factsAsOf}.`)] : [];
    }),
  ];
}

const monthsBetween = (from: string, to: string) => toMonths(to) - toMonths(from);
const toMonths = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

function isOf<N extends EntityName>(item: ContentItem, entity: N): item is ContentItem<N> {
  return item.entity === entity;
}
