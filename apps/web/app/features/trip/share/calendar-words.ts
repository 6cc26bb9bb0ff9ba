// Calendar address
export const addToYourCalendar = 'Add to your calendar';
export const calendarLead =
  'Your calendar shows the trip and follows your changes. Anyone with this address can read the plan, so keep it private.';
export const calendarAddress = 'Calendar address';
export const openInCalendarApp = 'Open in calendar app';
export const copyCalendarAddress = 'Copy calendar address';
export const removeCalendarAddress = 'Remove calendar address';
export const calendarHint = 'In Google Calendar or Outlook, add a calendar by URL and paste the address.';
export const createACalendarAddress = 'Create a calendar address';
