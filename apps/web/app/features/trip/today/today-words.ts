export const today = 'Today';
export const description = 'Opens the day of your trip: what is next, when to leave and how to get there.';
export const loading = 'Looking for your trip';
export const noTripToday = 'No trip today';
export const beginsOn = (title: string, date: string): string => `${title} begins on ${date}.`;
export const noneHint =
  'On the days of a trip this page opens what is next. Plan a trip, or sign in to see yours.';
export const openNext = 'Open the trip';
export const planATrip = 'Plan a trip';
export const allTrips = 'All my trips';
