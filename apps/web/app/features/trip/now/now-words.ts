import { capitalise } from '@yunyou/contract/capitalise';
import type { DayStop } from '@yunyou/domain/on-the-day/day-moment';
import { placeOf } from '@yunyou/domain/on-the-day/day-moment';
import { formatDistance } from '../../facts/format.ts';
import { formatMinutes, modeName } from '../view/trip-words.ts';

// Frame
export const today = 'Today';
export const preview = 'Preview';
export const wholePlan = 'Whole plan';
export const dayBefore = 'Day before';
export const dayAfter = 'Day after';
export const dayLine = (number: number, date: string): string => `Day ${number} · ${date}`;
export const chinaTime = (time: string): string => `${time} in China`;
export const actions = 'Actions';
export const close = 'Close';
export const undo = 'Undo';

// Next stop
export const now = 'Now';
export const next = 'Next';
export const first = 'First stop';
export const dayIsOver = 'Nothing more is planned for today';
export const untilLine = (name: string, time: string): string => `${name}, until ${time}`;
export const leaveBy = 'Leave by';
export const boardFrom = (time: string): string => `departs at ${time}`;
export const startsAt = (time: string): string => `starts at ${time}`;
export const lateBy = (minutes: number): string =>
  `You are ${formatMinutes(minutes)} late for it, by the plan.`;
export const stayHere = 'You are there already: it is at the same place.';
export const wayLine = (mode: string, minutes: number, meters: number): string =>
  `${modeName(mode)}, ${formatMinutes(minutes)}, ${formatDistance(meters)}`;
export const laterToday = 'Later';
export const booked = 'Booked';

/** Names a stop: "Lunch: Lao Sun Jia", "Train to Xi'an". */
export function nameStop(stop: DayStop): string {
  switch (stop.kind) {
    case 'meal':
      return `${capitalise(stop.meal)}: ${stop.place.kind === 'near-spot' ? 'near ' : ''}${stop.place.name}`;
    case 'ride':
      return `${modeName(stop.mode)} to ${stop.to.name}`;
    case 'transfer':
      return `To ${stop.to.name}`;
    default:
      return placeOf(stop).name;
  }
}

/** Lists what to have at hand for a stop: ticket and passport. */
export function listNeeds(stop: DayStop): string[] {
  if (stop.kind === 'ride') return ['Bring the passport you booked with, and be there early.'];
  if (stop.kind === 'night') return ['The hotel registers your passport.'];
  if (stop.kind !== 'visit') return [];
  const { required, passport, note } = stop.booking;
  return [
    required === 'required' && 'You need a ticket or reservation made ahead.',
    required === 'recommended' && 'A ticket booked ahead saves you the queue.',
    required === 'not-needed' && (stop.free ? 'Free, no ticket needed.' : 'Buy the ticket at the entrance.'),
    passport && 'Bring your passport.',
    required !== 'not-needed' && note,
  ].filter((text) => typeof text === 'string');
}

// Running late
export const runningLate = 'Running late';
export const lateLead = (name: string): string => `When do you leave for ${name}?`;
export const laterBy = (minutes: number): string => `${formatMinutes(minutes)} later`;
export const leaveNow = 'Now';
export const newTimes = 'New times';
export const newTime = (time: string, name: string, before: string): string =>
  `${time} ${name}, not ${before}`;
export const nothingMoves = 'The other stops keep their times.';
export const noLongerFits = 'This no longer fits';
export const stillNotFitting = 'Still does not fit';
export const changeTimes = 'Change the times';
export const changeAndLeaveOut = (names: readonly string[]): string => `Leave out ${names.join(' and ')}`;
export const timesChanged = 'The rest of the day has new times.';
export const nothingToRetime = 'There is nothing after this that has a time.';

// Skip
export const skip = 'Skip';
export const skipTitle = (name: string): string => `Skip ${name}?`;
export const skipLead = 'The stops after it move up as far as opening hours and trains allow.';
export const skipped = (name: string): string => `${name} is skipped.`;

// Nearby
export const nearby = 'Nearby';
export const nearbyKinds = { food: 'Food', metro: 'Metro', toilet: 'Toilets', pharmacy: 'Pharmacy' } as const;
export const fromPlace = (name: string): string => `From ${name}`;
export const fromPosition = 'From where you are';
export const askPosition = 'Use my position';
export const positionStays = 'Your position stays on this device.';
export const positionUnknown = 'We could not find your position.';
export const onTheWay = 'You are on the way. Use your position to see what is nearby.';
export const nothingNear = 'Our guide lists nothing within a walk of here.';
export const noPharmacies = 'Our guide lists no pharmacies. Look for a green cross.';
export const askPeople = 'Or ask';
export const away = (near: string | undefined, meters: number, minutes: number): string =>
  `${near === undefined ? '' : `${near}: `}${formatDistance(meters)}, ${minutes} min on foot`;

// Help
export const help = 'Help';
export const call = (number: string, purpose: string): string => `Call ${number}: ${purpose}`;
export const showSentences = 'Sentences to show';
