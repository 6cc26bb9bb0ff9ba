import { stepFree } from '@yunyou/contract/entities/step-free';
import { weekdayNames } from '@yunyou/contract/entities/weekdays';
import { listItems, problemIn } from '../checks/check-items.ts';
import { type Mistake, mistake } from '../messages/mistake.ts';
import type { Content, ContentItem } from '../read-content.ts';
import { listTexts } from './text-of.ts';
import type { WarningRule } from './warning-rule.ts';

type Spot = ContentItem<'scenic-spot'>;

/** Visits from this length on take a whole day; from `halfDayMinutes` on they need visit variants. */
const fullDayMinutes = 360;
const halfDayMinutes = 240;

const forSpots =
  (findMistake: (spot: Spot) => Mistake | undefined): WarningRule =>
  (content: Content) =>
    listItems(content, 'scenic-spot').flatMap((spot) => {
      const found = findMistake(spot);
      return found ? [problemIn(spot, found)] : [];
    });

/** Reports a tag that contradicts the field with the same meaning. */
const tagMatches = (tag: string, holds: (spot: Spot) => boolean, field: string, minimum = 0): WarningRule =>
  forSpots((spot) => {
    const isTagged = spot.fields.tagIds.includes(tag);
    if (isTagged === holds(spot)) return undefined;
    return mistake(isTagged ? 'tag-contradicts-field' : 'tag-missing', { tag, field, minimum });
  });

const closingDays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Finds a weekday that the text calls a closing day and the opening hours do not. */
function findClosingDay({ fields }: Spot): Mistake | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const closed = new Set(fields.openingHours.flatMap(({ closedOn }) => closedOn));
  const isSaid = (name: string) =>
    new RegExp(`\\b(it|park|museum|temple|site|palace|garden|here) (is |are )?closed on ${name}s`, 'i').test(
      text,
    );
  const day = closingDays.find((weekday) => isSaid(weekdayNames[weekday]) && !closed.has(weekday));
  return day && mistake('closing-day-in-text', { day, name: weekdayNames[day] });
}

/** Finds an entry price in the text that no ticket has. */
function findEntryPrice({ fields }: Spot): Mistake | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const prices = new Set(fields.tickets.map(({ price }) => price.amountMinor / 100));
  const said = [
    ...text.matchAll(/\b(?:entry|entrance|admission)(?: ticket)? (?:costs|is) (?:about )?(\d+) yuan/gi),
  ]
    .map(([, amount]) => Number(amount))
    .find((amount) => !prices.has(amount));
  return said === undefined ? undefined : mistake('entry-price-in-text', { yuan: said });
}

const numbers: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, 'twenty-five': 25, thirty: 30 },
};
const toNumber = (word: string) => numbers[word.toLowerCase()] ?? Number(word);

/** Finds a length of the visit in the text that is less than half or more than twice `visitMinutes`. */
function findVisitLength({ fields }: Spot): Mistake | undefined {
  const text = listTexts([fields.summary, fields.description, fields.tips]).join(' ');
  const [said, count = ''] = /\ballow (two|three|four|five|six|\d) hours\b/i.exec(text) ?? [];
  if (!said) return undefined;
  const minutes = toNumber(count) * 60;
  if (minutes <= fields.visitMinutes * 2 && minutes >= fields.visitMinutes / 2) return undefined;
  return mistake('visit-length-in-text', { quote: said, minutes: fields.visitMinutes });
}

const number = `(${Object.keys(numbers)
  .toSorted((a, b) => b.length - a.length)
  .join('|')}|\\d+)`;
/**
 * Matches "ten to fifteen minutes on foot" and "a walk of about 10 minutes". The groups are the shortest and the
 * longest time.
 */
const walkPattern = new RegExp(
  `(?:\\b${number} to )?\\b${number} minutes(?:' walk| on foot| away)|\\bwalk of (?:about )?(?:${number} to )?${number} minutes`,
  'i',
);
/** A walk may take this many minutes more or less than `walkMinutes`: people come out at different exits. */
const walkTolerance = 3;

/** Finds a walk from the metro station in the text that differs from `nearestMetro`. */
function findMetroWalk({ fields }: Spot): Mistake | undefined {
  const { nearestMetro } = fields;
  if (!nearestMetro) return undefined;
  const [station = ''] = nearestMetro.station.split(' (');
  const texts = listTexts([fields.summary, fields.description, fields.tips]);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?;])\s+|\n/));
  for (const sentence of sentences) {
    if (!sentence.includes(station) && !/\bmetro station\b/i.test(sentence)) continue;
    const [quote, ...groups] = walkPattern.exec(sentence) ?? [];
    const times = groups.filter((group) => group !== undefined).map(toNumber);
    if (quote === undefined || isNear(nearestMetro.walkMinutes, times)) continue;
    return mistake('metro-walk-in-text', { quote, minutes: nearestMetro.walkMinutes });
  }
  return undefined;
}

const isNear = (minutes: number, times: readonly number[]) =>
  minutes >= Math.min(...times) - walkTolerance && minutes <= Math.max(...times) + walkTolerance;

/** Returns whether a ticket is for the ride, or for the sight that includes it. */
const isRideTicket = ({ kind, name }: Spot['fields']['tickets'][number]) =>
  kind === 'transport' || (kind === 'combined' && /\bcable car\b/i.test(name));

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
    'visitMinutes',
    fullDayMinutes,
  ),
  'tag-step-free': forSpots(({ fields }) =>
    fields.tagIds.includes(stepFree) &&
    /\b\d[\d,]* (stone )?(steps|stairs)\b|\bsteep (steps|stairs)\b/i.test(
      listTexts([fields.summary, fields.description, fields.tips]).join(' '),
    )
      ? mistake('steps-with-step-free-tag', { tag: stepFree })
      : undefined,
  ),
  'text-closing-day': forSpots(findClosingDay),
  'text-entry-price': forSpots(findEntryPrice),
  'text-visit-length': forSpots(findVisitLength),
  'text-metro-walk': forSpots(findMetroWalk),
  'price-missing': forSpots(({ fields: { free, tickets } }) =>
    free || tickets.some(({ kind }) => kind === 'entry' || kind === 'combined')
      ? undefined
      : mistake('entry-price-missing'),
  ),
  'cable-car-price-missing': forSpots(({ fields: { tagIds, tickets } }) =>
    tagIds.includes('cable-car') && !tickets.some(isRideTicket)
      ? mistake('cable-car-price-missing', { tag: 'cable-car' })
      : undefined,
  ),
  'address-without-street': forSpots(({ fields: { zhAddress } }) =>
    /[路街道巷弄号號村镇鎮乡鄉胡同湾灣]|大道|广场/u.test(zhAddress)
      ? undefined
      : mistake('address-without-street', { address: zhAddress }),
  ),
  'visit-variants-missing': forSpots(({ fields }) =>
    fields.visitMinutes >= halfDayMinutes && !fields.visitVariants?.length
      ? mistake('variants-missing', { minutes: fields.visitMinutes })
      : undefined,
  ),
  'spot-links-nowhere': forSpots(({ fields }) =>
    hasLink(fields.description) ? undefined : mistake('spot-links-nowhere'),
  ),
};
