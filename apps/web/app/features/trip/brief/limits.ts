/** Limits of the contract, repeated so that the page does not load its schemas. A test compares them. */
export const tripDaysMost = 21;
export const adultsMost = 12;
export const childrenMost = 8;
