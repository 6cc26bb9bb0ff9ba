import { listItems, problemIn } from '../check-items.ts';
import type { Content, ContentItem } from '../read-content.ts';
import { listTexts } from './text-of.ts';
import type { WarningRule } from './warning-rule.ts';

type Spot = ContentItem<'scenic-spot'>;

/** Visits from this length on take a whole day; from `halfDayMinutes` on they need visit variants. */
const fullDayMinutes = 360;
const halfDayMinutes = 240;

const forSpots =
  (findMistake: (spot: Spot) => string | undefined): WarningRule =>
  (content: Content) =>
    listItems(content, 'scenic-spot').flatMap((spot) => {
      const mistake = findMistake(spot);
      return mistake ? [problemIn(spot, mistake)] : [];
    });

/** Reports a tag that contradicts the field with the same meaning. */
const tagMatches = (tag: string, holds: (spot: Spot) => boolean, field: string): WarningRule =>
  forSpots((spot) => {
    const isTagged = spot.fields.tagIds.includes(tag);
    if (isTagged === holds(spot)) return undefined;
    return isTagged
      ? `tagIds has ${tag}, but ${field} says otherwise.`
      : `${field} says so, but tagIds has no ${tag}.`;
  });

const weekdays = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' } as const;

/** Finds a weekday that the text calls a closing day and the opening hours do not. */
function findClosingDay({ fields }: Spot): string | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const closed = new Set(fields.openingHours.flatMap(({ closedOn }) => closedOn));
  const isSaid = (name: string) =>
    new RegExp(`\\b(it|park|museum|temple|site|palace|garden|here) (is |are )?closed on ${name}s`, 'i').test(
      text,
    );
  const [, name] =
    Object.entries(weekdays).find(([day, english]) => isSaid(english) && !closed.has(day as 'mon')) ?? []; // the keys of `weekdays` are weekdays
  return name && `the text says closed on ${name}s, openingHours does not. Correct one of them.`;
}

/** Finds an entry price in the text that no ticket has. */
function findEntryPrice({ fields }: Spot): string | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const prices = new Set(fields.tickets.map(({ price }) => price.amountMinor / 100));
  const said = [
    ...text.matchAll(/\b(?:entry|entrance|admission)(?: ticket)? (?:costs|is) (?:about )?(\d+) yuan/gi),
  ]
    .map(([, amount]) => Number(amount))
    .find((amount) => !prices.has(amount));
  return said === undefined
    ? undefined
    : `the text says ${said} yuan for the entry, tickets has no such price. Correct one of them.`;
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Finds a length of the visit in the text that is less than half or more than twice `visitMinutes`. */
function findVisitLength({ fields }: Spot): string | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const [said, count = ''] = /\ballow (two|three|four|five|six|\d) hours\b/i.exec(text) ?? [];
  if (!said) return undefined;
  const minutes = (numbers[count.toLowerCase()] ?? Number(count)) * 60;
  if (minutes <= fields.visitMinutes * 2 && minutes >= fields.visitMinutes / 2) return undefined;
  return `the text says "${said}", visitMinutes is ${fields.visitMinutes}. Correct one of them.`;
}

const isFreeOfTickets = ({ fields }: Spot) => fields.free;
const hasLink = (node: unknown): boolean => JSON.stringify(node).includes('"href"');

export const spotRules: Readonly<Record<string, WarningRule>> = {
  'tag-free-entry': tagMatches('free-entry', isFreeOfTickets, 'free'),
  'tag-world-heritage': tagMatches(
    'world-heritage',
    ({ fields }) => fields.levels.includes('UNESCO'),
    'levels',
  ),
  'tag-full-day': tagMatches(
    'full-day',
    ({ fields }) => fields.visitMinutes >= fullDayMinutes,
    `visitMinutes of ${fullDayMinutes} or more`,
  ),
  'tag-step-free': forSpots(({ fields }) =>
    fields.tagIds.includes('step-free') &&
    /\b\d[\d,]* (stone )?(steps|stairs)\b|\bsteep (steps|stairs)\b/i.test(
      listTexts([fields.summary, fields.description, fields.tips]).join(' '),
    )
      ? 'tagIds has step-free, but the text names steps. Check the tag.'
      : undefined,
  ),
  'text-closing-day': forSpots(findClosingDay),
  'text-entry-price': forSpots(findEntryPrice),
  'text-visit-length': forSpots(findVisitLength),
  'price-missing': forSpots(({ fields: { free, tickets } }) =>
    free || tickets.some(({ kind }) => kind === 'entry' || kind === 'combined')
      ? undefined
      : 'free is false, but there is no entry ticket with a price.',
  ),
  'cable-car-price-missing': forSpots(({ fields: { tagIds, tickets } }) =>
    tagIds.includes('cable-car') && !tickets.some(({ kind }) => kind === 'transport')
      ? 'tagIds has cable-car, but no transport ticket has its price.'
      : undefined,
  ),
  'address-without-street': forSpots(({ fields: { zhAddress } }) =>
    /[路街道巷弄号號村镇鎮乡鄉胡同湾灣]|大道|广场/u.test(zhAddress)
      ? undefined
      : `zhAddress: "${zhAddress}" has no street, village or town.`,
  ),
  'visit-variants-missing': forSpots(({ fields }) =>
    fields.visitMinutes >= halfDayMinutes && !fields.visitVariants?.length
      ? `visitMinutes is ${fields.visitMinutes}, but there are no visitVariants.`
      : undefined,
  ),
  'spot-links-nowhere': forSpots(({ fields }) =>
    hasLink(fields.description) ? undefined : 'the text links to no other page.',
  ),
};
