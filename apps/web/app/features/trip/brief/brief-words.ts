import type { PartialTripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { monthName } from '@yunyou/domain/time/date-format';
import { countOf } from '../../../plurals.ts';
import { formatDate, formatMoney } from '../../facts/format.ts';
import type { When } from './brief-state.ts';

/** Describes the dates: "10 days in October 2026", "7 days from 3 May 2027". */
export function describeWhen(when: When): string {
  const days = countOf(when.days, 'day');
  return when.kind === 'month'
    ? `${days} in ${monthName(when.month)} ${when.year}`
    : `${days} from ${formatDate(when.firstDate)}`;
}

/** Describes the group: "2 adults, 1 child". */
export function describeTravellers({
  adults,
  children,
}: NonNullable<PartialTripBrief['travellers']>): string {
  const grown = countOf(adults, 'adult');
  return children ? `${grown}, ${countOf(children, 'child', 'children')}` : grown;
}

export function describeBudget(budget: NonNullable<PartialTripBrief['budget']>): string {
  return `${formatMoney(budget)} for everyone`;
}

export const hotelClasses = ['Simple', 'Comfortable', 'Fine', 'Luxury'] as const;

/** Labels of the hours at both ends of a trip. */
export const endHours = { arrival: 'Out of the airport at', departure: 'Back there at' } as const;

// Also slot
export const vegetarian = 'Vegetarian';
export const vegan = 'Vegan';
export const halal = 'Halal';
export const train = 'Train';
export const plane = 'Plane';
export const coach = 'Coach';
export const ferry = 'Ferry';
export const awayFromCrowds = 'Away from crowds';
export const byOnly = (ways: string): string => `By ${ways} only`;
export const nothingElse = 'Nothing else';
export const furtherWishes = 'Further wishes';
export const foodAndCrowds = 'Food and crowds';
export const waysBetween = 'How to travel between cities';
export const byWay = (name: string): string => `By ${name}`;

// Brief form
export const yourPreferences = 'Your preferences';
export const notesOnYourSentence = 'Notes on your sentence';
export const adults = 'Adults';
export const children = 'Children';
export const balanced = 'Balanced';
export const pace = 'Pace';
export const aBitOfEverything = 'A bit of everything';
export const whatYouLove = 'What you love';
export const oneMoment = 'One moment';
export const briefNote = 'No account needed. You can change everything later.';

// Budget slot
export const noLimit = 'No limit';
export const budgetLabel = 'For everyone, for the whole trip';
export const currency = 'Currency';
export const hotels = 'Hotels';
export const budgetNote = 'Without flights to and from China.';

// Ends slot
export const landsIn = (places: string): string => `in ${places}`;
export const leavesFrom = (places: string): string => `from ${places}`;
export const whereverSuitsTheRoute = 'Wherever suits the route';
export const landIn = 'Land in';
export const leaveFrom = 'Leave from';
export const anyCity = 'Any city';
export const hoursNote =
  'If you leave the hours open, the trip runs from 11:00 on the first day to 17:00 on the last; a single day runs from 9:00 to 20:00.';
export const atHour = (minute: string): string => `at ${minute}`;
export const passportOf = 'Passport of';
export const notSet = 'Not set';
export const comingFrom = 'Coming from';
export const goingOnTo = 'Going on to';
export const visaHint = 'Add your passport for a visa check';
export const transitNote =
  'Visa-free transit needs a third country: you come from one country and go on to another.';

// Must see slot
export const nothingInParticular = 'Nothing in particular';
export const mustSeeLabel = 'Must-see sights';
export const addASight = 'Add a sight';
export const sightPlaceholder = 'Terracotta Army, 故宫...';
export const fromYourCollections = 'From your collections';

// Slot
export const assumed = '(assumed)';
export const remove = (name: string): string => `Remove ${name}`;

// Stepper
export const fewer = (label: string): string => `Fewer: ${label}`;
export const more = (label: string): string => `More: ${label}`;

// Suggestions
export const uncovered = 'Places not in this guide';
export const addCity = (cityName: string): string => `Add ${cityName}`;

// When slot
export const anyTime = 'Any time. Add a month or dates';
export const daysLabel = 'Days';
export const month = 'Month';
export const onExactDates = 'On exact dates';
export const orFromThisDay = 'or from this day';

// Where slot
export const surpriseMe = 'Surprise me';
export const citiesLabel = 'Cities of the trip';
export const addACity = 'Add a city';
export const cityPlaceholder = "Chengdu, Xi'an, Lijiang";

// Other wishes
/** Prefixes of the name of a place, kind or country. */
export const noPrefix = 'No ';
export const fewPrefix = 'Few ';
export const likePrefix = 'Like the route ';
export const notPrefix = 'Not ';
export const passportPrefix = 'Passport: ';
export const ownHours = 'Your own hours on some days';
export const nightsIn = (nights: number, city: string): string => `${countOf(nights, 'night')} in ${city}`;
export const fixedOrder = 'Cities in a fixed order';
export const onlyTheseCities = 'No other cities';
export const mostStays = (count: number): string => `At most ${countOf(count, 'place')} to stay`;
export const openStop = 'One stop of our choice';
export const startsInTown = 'In town on the first morning';
export const endsInTown = 'In town on the last evening';
export const childrenAged = (ages: string): string => `Children aged ${ages}`;
export const seniorCount = (count: number): string => countOf(count, 'senior');
export const dailyFreeTime = 'Free time every day';
export const fixedOn = (name: string, date: string): string => `${name} on ${date}`;
export const nightTrains = 'Night trains';
export const summitNight = 'Night on the mountain';
export const noNightTrains = 'No night trains';
export const carefulWithAltitude = 'Careful with altitude';
export const noLongRides = 'No long rides';
export const endsWith = (what: string): string => `Ends with: ${what}`;
export const firstVisit = 'First visit to China';
