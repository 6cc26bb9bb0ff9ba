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
