import type { ListedTask } from '@yunyou/domain/preparations/merge-tasks';
import { countOf } from '../../../plurals.ts';

export const groupNames: Record<ListedTask['group'], string> = {
  documents: 'Documents',
  bookings: 'Tickets and bookings',
  phone: 'Phone and money',
  health: 'Health',
  packing: 'Packing',
  own: 'Your own entries',
};

export const prepare = 'Prepare';
export const openCount = (left: number): string =>
  left === 0 ? 'All done' : `${countOf(left, 'thing')} left to do`;
export const showDone = 'Show what is done';
export const doneNamed = (title: string): string => `Done: ${title}`;
export const byDate = (date: string): string => `By ${date}`;
export const late = 'late';
export const change = 'Change';
export const changeNamed = (title: string): string => `Change ${title}`;
export const who = 'Who does it';
export const notAssigned = 'Not assigned';
export const due = 'Date';
export const removeLabel = 'Delete';
export const removeNamed = (title: string): string => `Delete ${title}`;
export const ownEntry = 'Add an entry of your own';
export const add = 'Add to the list';
export const calendarNote = 'Dates are in the calendar file of the trip, with a reminder.';
export const assignedTo = (name: string): string => `${name} does it`;
export const youDoIt = 'You do it';

// Reminders
export const remindMe = 'Remind me on this device';
export const stopReminders = 'Turn off';
export const reminderStates = {
  possible: 'Get a notification in the morning of the day.',
  on: 'Reminders are on for this device.',
  working: 'One moment.',
  failed: "We couldn't turn on reminders. Check your connection and try again.",
  blocked:
    'Notifications of this site are blocked. Allow them in the settings of your browser to get reminders.',
  'home-screen-only':
    'To get reminders here, tap Share, then Add to Home Screen, and open the trip from there.',
} as const;
