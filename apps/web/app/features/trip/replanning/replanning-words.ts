// End hours
export const theCentreOf = (name: string): string => `the centre of ${name}`;
export const theAirport = 'the airport';
export const youLeave = 'You leave';
export const arrivalAt = 'Arrival at';
export const youAreAt = 'You are at';
export const departureAt = 'Departure at';
export const assumed = 'assumed';
export const planAgain = 'Plan again';
export const cancel = 'Cancel';
export const changeTheTime = (verb: string, place: string, by: string, time: string): string =>
  `Change the time: ${verb} ${place} ${by} ${time}`;
export const change = 'Change';

// Passport question
export const passport = (code: string): string => `Passport: ${code}`;
export const yourPassport = 'Your passport';
export const chooseACountry = 'Choose a country';
export const checkTheRules = 'Check the rules';

// Nearest plan
export const changeWishes = 'Change your wishes';
export const earlierPlan = 'Your change cannot be planned. You still see the plan before it';
export const nearestPlan = 'This is the nearest plan to your wishes';
export const noPlan = 'No plan is possible like this';

// Trip basis
export const plannedByYourWishes = 'Planned by your wishes';
export const suggestedBecause = 'Suggested, because ';
export const suggestedCities = 'Suggested cities';
export const leaveOutNamed = (name: string): string => `Leave out ${name} and plan again`;
export const leaveOut = 'Leave out';
export const without = (name: string): string => `Without ${name}`;
export const yourWishes = 'Your wishes';
export const removeNamed = (label: string): string => `Remove ${label} and plan again`;
export const notesOnYourWish = 'Notes on your wish';

// Undo notice
export const plannedAgain = 'Planned again';
export const undoThisChange = 'Undo this change';
