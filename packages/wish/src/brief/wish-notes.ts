import { capitalise } from '@yunyou/contract/capitalise';
import { maxTripDays } from '@yunyou/contract/trip/trip-brief.schema';
import { formatClock } from '@yunyou/domain/trip/description/format-clock';
import type { Gazetteer } from '../gazetteer.ts';
import { assumedLanding, portMinutes, toHours } from '../journey-hours.ts';
import type { WishProblem, WishValues } from '../wish-values.ts';

const problems: Readonly<Record<WishProblem, string>> = {
  'two-budgets': 'You named more than one budget; none of them is used. Say which one counts.',
  'days-disagree': 'The number of days and the dates do not agree. Say how long the trip is.',
  'currency-missing': 'You named a budget without a currency; it is not used. Say which money it is in.',
  'rough-rate':
    'We have no exchange rate for the currency of your budget and converted it to euros roughly. Check the amount.',
  'flights-included':
    'Your budget includes flights to China; the plan counts only what you spend in China. Take the fare off the budget.',
  'booked-hotels':
    'You have booked hotels: the nights follow your dates. Choose your own hotel in each city of the plan.',
  'open-stop':
    'You left a stop open: we chose places that suit your interests and the way. Swap them as you like.',
  'arrive-apart':
    'You do not all arrive together: the plan starts when the whole group is there. Change the first day if you like.',
  'self-drive':
    'The plan has no days of driving yourself: foreign licences are not accepted in mainland China without a temporary Chinese one. A car with a driver can be booked by the day.',
  'sea-cruise':
    'Your cruise begins or ends at the port: the plan has no airport there. Check-in closes well before the ship sails; ask your cruise line for the hours and allow for the way between port and town.',
  'port-call':
    'The day starts and ends in town. Ask on board when you may go ashore and when all must be back: a ship does not wait.',
};

export function describeProblem(problem: WishProblem): string {
  return problems[problem];
}

const dietNotes: Readonly<Record<string, string>> = {
  kosher: 'Kosher kitchens are rare in China and not part of the plan; vegetarian and halal ones are.',
  'gluten-free':
    'Restaurants are not checked for gluten: wheat and soy sauce are everywhere. Carry a card in Chinese.',
  'nut-allergy':
    'Restaurants are not checked for nuts. Carry a card in Chinese that says what you must not eat.',
  'no-pork': 'Halal restaurants serve no pork; others are not checked for it.',
  'not-spicy':
    'Restaurants are not chosen by how hot they cook; "bù yào là" (不要辣) asks for food without chilli.',
};

const classNote = 'Prices are for the whole group, without the journey to and from China.';

/** Formats a date (YYYY-MM-DD) or a month (YYYY-MM). */
function describeDate(date: string): string {
  const day = date.length > 7 ? ({ day: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat('en-GB', {
    ...day,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date.slice(0, 7)}-${date.slice(8) || '01'}T00:00:00Z`));
}

function layoverNotes(wish: WishValues): (string | false)[] {
  if (wish.layoverHours === undefined) return [];
  if (toHours(wish) === undefined)
    return [
      `${wish.layoverHours} hours between flights are too short for a visit: formalities and the way back take about five.`,
    ];
  return [
    wish.arrival === undefined &&
      wish.departure === undefined &&
      `You did not say when you land; the plan is for ${formatClock(assumedLanding)}. Change the hours as you like.`,
  ];
}

/** Returns notes that request the hours of flights and trains that the wish names by number only. */
function journeyNotes({ journeyNumbers, arrival, departure }: WishValues): string[] {
  const hours = [arrival, departure].filter((one) => one !== undefined).length;
  return journeyNumbers
    .slice(hours)
    .map((number) => `${capitalise(number)}: tell us its hours, and the plan follows them.`);
}

function portNotes({ arrival, entryCityId }: WishValues, { cities }: Gazetteer): string[] {
  const name = cities.find(({ id }) => id === entryCityId)?.name;
  if (arrival?.by !== 'ship' || name === undefined) return [];
  return [
    `We keep ${portMinutes(entryCityId)} minutes for each way between the port and the middle of ${name}, besides going ashore and boarding.`,
  ];
}

/** Lists sentences about facts of a wish that the trip brief cannot hold or that it changes. */
export function wishNotes(
  wish: WishValues,
  { gazetteer, today }: { gazetteer: Gazetteer; today: string },
): string[] {
  const areas = wish.areaIds.flatMap((id) => gazetteer.areas.find((area) => area.id === id)?.name ?? []);
  const date = wish.firstDate ?? (wish.month === undefined ? undefined : `${wish.month}-28`);
  const notes: (string | false | undefined)[] = [
    date !== undefined &&
      date < today &&
      `${describeDate(wish.firstDate ?? wish.month ?? date)} has passed; the plan is for the same time of the year to come.`,
    (wish.days ?? 0) > maxTripDays &&
      `Plans are for ${maxTripDays} days at most; the first ${maxTripDays} are planned.`,
    wish.maxStays !== undefined &&
      wish.cityIds.length > wish.maxStays &&
      `You name ${wish.cityIds.length} cities and ask for ${wish.maxStays} places to stay at most: every city that you name is planned. Remove one to stay within the limit.`,
    (wish.adults ?? 0) > 12 && 'Plans are for 12 adults at most.',
    areas.length > 0 &&
      `${areas.join(', ')}: the best-known cities that fit the days are chosen; change them as you like.`,
    wish.preferredModes.includes('train') &&
      'You like trains: flights are only ruled out when "train" alone is set as the way to travel.',
    wish.mobility.length > 0 &&
      'Places that are step-free for the most part are preferred; ask ahead at the others, many sights have steps.',
    ...layoverNotes(wish),
    ...portNotes(wish, gazetteer),
    ...journeyNotes(wish),
    wish.childAges.length > 0 && 'Child tickets depend on age and height at each sight; bring passports.',
    wish.budget !== undefined && (wish.budget.per === 'person' || wish.budget.span === 'day') && classNote,
    ...wish.diets.map((diet) => dietNotes[diet]),
  ];
  return notes.filter((note) => typeof note === 'string');
}
