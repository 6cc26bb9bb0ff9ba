/** Limits of the contract, repeated so that the page does not load its schemas. A test compares them. */
export const maxTripDays = 21;
export const maxAdults = 12;
export const maxChildren = 8;
export const maxCities = 10;
