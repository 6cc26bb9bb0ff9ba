/** The contract's own limits; written here so that its schemas stay out of the page. A test compares them. */
export const tripDaysMost = 21;
export const adultsMost = 12;
export const childrenMost = 8;
