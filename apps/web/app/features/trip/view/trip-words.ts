export { formatDayMonth as formatShortDate } from '@yunyou/domain/time/date-format';
export { formatMinutes } from '@yunyou/domain/time/format-minutes';
export { formatClock } from '@yunyou/domain/trip/description/format-clock';

import type { Money } from '@yunyou/contract/entities/base.schema';
import { weekdayNames } from '@yunyou/domain/time/weekday-names';
import { currencies } from '@yunyou/domain/trip/brief/travel-choices';
import { countOf } from '../../../plurals.ts';
import { formatMoney } from '../../facts/format.ts';

/** Formats fen as whole yuan: "CN¥120", or "free" for 0. */
export function formatFen(fen: number): string {
  return fen === 0 ? 'free' : formatMoney({ amountMinor: Math.round(fen / 100) * 100, currency: 'CNY' });
}

/** Formats an estimate without cents: "A$3,682". */
export function formatWhole({ amountMinor, currency }: Money): string {
  const unit = 10 ** currencies[currency].minorDigits;
  return formatMoney({ amountMinor: Math.round(amountMinor / unit) * unit, currency });
}

export const weekdayName = (day: keyof typeof weekdayNames): string => weekdayNames[day];

const modes: Readonly<Record<string, string>> = {
  walk: 'On foot',
  metro: 'Metro',
  bus: 'Bus',
  taxi: 'Taxi',
  car: 'Hired car',
  train: 'Train',
  flight: 'Flight',
  coach: 'Coach',
  ferry: 'Ferry',
  shuttle: 'Shuttle bus',
  'cable-car': 'Cable car',
};

export const modeName = (mode: string): string => modes[mode] ?? mode;

/** Parses "09:30" to minutes after midnight. */
export function readClock(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export const costNames = {
  hotels: 'Hotels',
  intercity: 'Trains and flights',
  sights: 'Tickets',
  meals: 'Meals',
  local: 'Getting about',
} as const;

// Booking blocks
export const booked = 'booked';

// Day bar
export const days = 'Days';
export const dayNumber = (number: number): string => `Day ${number}`;
export const today = ' · today';

// Driver card button
export const driverCardOf = (name: string): string => `Driver card: ${name}`;
export const driverCard = 'Driver card';
export const driverCardTitle = (name: string): string => `Card to show a driver: ${name}`;
export const pleaseTakeMeTo = (name: string): string => `Please take me to ${name}`;
export const close = 'Close';

// Item
export const wayLine = (mode: string, value: string, minutes: string): string =>
  `${mode} to ${value}, ${minutes}`;
export const freeTime = (minutes: string): string => `${minutes} free`;

// Left out
export const leftOut = 'Left out';
export const addNamed = (name: string): string => `Add ${name}`;
export const addLabel = 'Add';

// Map links
export const openNamedInMaps = (name: string): string => `Open in maps: ${name}`;
export const openInMaps = 'Open in maps';

// Map sheet
export const showTheMap = 'Show the map';
export const mapFull = 'Show the map full screen';
export const mapSmaller = 'Make the map smaller';

// Source
export const checkedLine = (source: string, checkedOn: string): string => `${source}, checked ${checkedOn}`;
export const dueForCheck = ' (due for a new check)';
export const checkBeforeYouGo = '. Check before you go.';

// Stays
export const stays = 'Stays';
export const dayCount = (days: number): string => countOf(days, 'day');
export const nightCount = (nights: number): string => countOf(nights, 'night');
export const hotelChosen = (name: string): string => `Hotel changed to ${name}.`;
export const otherHotelsHere = 'Other hotels here';
export const nightPrice = (price: string): string => `about ${price} a night for everyone`;
export const stayHere = 'Stay here';
export const atPlace = (name: string): string => `at ${name}`;

// Stops
export const aboutForEveryone = (costFen: string): string => `about ${costFen} for everyone`;
export const atOrNear = 'at or near ';
export const rideTitle = (mode: string, name: string, name2: string): string =>
  `${mode} from ${name} to ${name2}`;
export const rideFacts = (endMinute: string, costFen: string, boardMinutes: string): string =>
  `${endMinute} · ${costFen} for everyone · be there ${boardMinutes} before`;
export const legLine = (fromStop: string, toStop: string, mode: string): string =>
  `${fromStop} to ${toStop}: ${mode}`;
export const legMinutes = (minutes: string): string => `, about ${minutes}`;
export const legPerDay = (perDay: number): string => `, about ${perDay} a day`;
export const legTimetable = (month: string): string => `; times of ${month}, check on 12306`;
export const saleNote = (releaseDate: string): string => ` On sale from ${releaseDate}, with your passport.`;
export const acceptsPassports = 'accepts foreign passports';
export const askAboutPassports = 'ask whether it accepts foreign passports before you book';

// Tours
export const toursThatFitThis = 'Tours that fit this trip';
export const tourLine = (date: string, priceAdult: string): string =>
  `Departs on ${date}, from ${priceAdult} per adult.`;

// Trip map
export const addNamedToTrip = (name: string): string => `Add ${name} to the trip`;
export const addToTrip = 'Add to the trip';
export const wholeTrip = 'Whole trip';
export const followDay = 'Follow the day in view';
export const showTheWholeTrip = 'Show the whole trip';
export const hideSightsToAdd = 'Hide sights to add';
export const showSightsToAdd = 'Show sights to add';
export const pressMap = 'Tap the map where your place is';
export const addPlaceMap = 'Add a place on the map';
export const mapOfTheTrip = 'Map of the trip';
export const notInYourTrip = 'Not in your trip';

// Map content
export const fromToTime = (startTime: string, endTime: string): string => `${startTime} to ${endTime}`;
