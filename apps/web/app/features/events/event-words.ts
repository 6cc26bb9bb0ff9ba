// Privacy choices
export const privacyChoices = 'Privacy choices';

// Privacy dialog
export const countingNote =
  'We count which pages are read and how often something is liked, saved or shared. We record the page and the time, never who you are, what you typed or your address. We share this with no one.';
export const countMyVisits = 'Count my visits';
export const notTracked = 'Your browser asks sites not to track you, so we count nothing.';
export const done = 'Done';
