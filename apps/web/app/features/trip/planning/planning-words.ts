// Planning
export const yourTrip = 'Your trip';
export const notFound = 'This trip is not available';
export const notFoundNote = 'It may have been deleted, or it belongs to another account or browser.';
export const createATrip = 'Create a trip';
export const planningLead = 'Days appear here as soon as they are planned.';
export const plannedSoFar = 'Planned so far';
export const readingYourWishes = 'Reading your wishes';
export const openTheTrip = 'Open the trip';
