import { countOf } from '../../../plurals.ts';

export const wholePlan = 'See the plan';
export const lead = 'What you saw, your photos and what you spent.';
export const dayLine = (number: number, date: string): string => `Day ${number} · ${date}`;
export const nothingPlanned = 'No sights on this day.';
export const seen = (name: string): string => `We saw ${name}`;
export const notSeen = 'not seen';
export const addPhotos = 'Add photos';
export const addPhotosTo = (day: number): string => `Add photos to day ${day}`;
export const photosOf = (day: number): string => `Photos of day ${day}`;
export const openPhoto = (number: number, day: number): string => `Open photo ${number} of day ${day}`;
export const waiting = 'Not sent yet';
export const costs = 'Costs';
export const share = 'Share the journal';
export const shareLead =
  'Only the people of this trip see the journal. You choose what others see with your share link.';
export const shareJournal = 'Show sights and photos to readers of my share link';
export const shareCosts = 'Show what we spent, as sums without names';
export const noLinkYet = 'There is no share link yet. Make one to send the journal to others.';
export const shareLink = 'Share link';
export const deleteHeading = 'Delete';
export const deleteTrip = 'Delete this trip';
export const deleteQuestion =
  'Delete the plan, the journal, all photos, files and expenses? This cannot be undone.';
export const deleteForGood = 'Delete for good';
export const keep = 'Keep it';
export const isDeleted = 'The trip is deleted.';

export function journalFacts({
  days,
  cities,
  sights,
  spent,
}: {
  days: number;
  cities: number;
  sights: number;
  spent: string | undefined;
}): string[] {
  return [
    countOf(days, 'day'),
    countOf(cities, 'city', 'cities'),
    `${countOf(sights, 'sight')} seen`,
    ...(spent === undefined ? [] : [`${spent} spent`]),
  ];
}
