import { countOf } from '../../../plurals.ts';

// Route editor
export const pickedUp = (id: string): string => `Picked up ${id}.`;
export const nowAt = (id: string, id2: number, length: number): string =>
  `${id} is now number ${id2} of ${length}.`;
export const wasPutDown = (id: string): string => `${id} was put down.`;
export const wasPutBack = (id: string): string => `${id} was put back.`;
export const addACity = 'Add a city';
export const cityPlaceholder = "Chengdu, Xi'an, Lijiang";
export const nightsInAll = (nights: string): string => `${nights} in all`;
export const oneMoment = 'One moment';
export const previewThisRoute = 'Preview this route';
export const close = 'Close';
export const dragHelp =
  'To move this city, press space, then the arrow keys. Press space again to drop it, or escape to cancel.';
export const drag = (name: string): string => `Drag ${name}`;
export const nightsIn = (name: string): string => `Nights in ${name}`;
export const fewerNightsIn = (name: string): string => `Fewer nights in ${name}`;
export const moreNightsIn = (name: string): string => `More nights in ${name}`;
export const night = 'night';
export const nights = 'nights';
export const moveEarlier = (name: string): string => `${name} earlier`;
export const moveLater = (name: string): string => `${name} later`;
export const earlier = 'Earlier';
export const later = 'Later';
export const leaveOutNamed = (name: string): string => `Leave out ${name}`;
export const leaveOut = 'Leave out';

// Ends fields
export const arriveIn = 'Arrive in';
export const leaveFrom = 'Leave from';
export const firstDay = 'First day';
export const anyCity = 'Any city of the trip';

// Messages after a sentence (use-refine.ts)
export const nothingToUndo = 'Nothing to undo. Earlier versions are in the menu.';
export const undone = 'Undone';
export const done = (label: string): string => `Done: ${label}`;

// Refine box
export const addToThisTrip = 'Add to this trip';
export const citiesAndNights = 'Cities and nights';
export const changeCitiesNightsAndDates = 'Change cities, nights and dates';
export const changeYourTripInWords = 'Change your trip in words';
export const whatToChange = 'What would you like to change?';
export const changePlaceholder = 'Make day 2 slower';
export const preview = 'Preview';
export const undoThisChange = 'Undo this change';
export const yourLastChanges = 'Your last changes';
export const tripHasChanged = 'Your trip has changed since. Press Preview again.';
export const whatDidYouMean = 'What did you mean?';
export const notUsed = (text: string): string => `Not used: "${text}"`;
export const notUnderstood = 'We did not understand that. Try one of these:';
export const neverMind = 'Never mind';
export const moreChanges = (count: number): string => `And ${countOf(count, 'more change')}`;
export const planStays = 'The plan stays as it is';
export const applyNamed = (label: string): string => `Apply: ${label}`;
export const apply = 'Apply';
export const costsStay = (cost: string): string => `Costs stay at ${cost}`;
export const costsLess = (cost: string, less: string): string => `Costs ${cost}, ${less} less`;
export const costsMore = (cost: string, more: string): string => `Costs ${cost}, ${more} more`;
