import { countOf } from '../../plurals.ts';

// Booking checks
export const chooseADate = 'Choose a date';
export const nameInLatin = 'Enter the name in Latin letters, as in the passport';
export const nameMissing = 'Enter the name as in the passport';
export const passportNumberWrong = 'Enter the passport number: letters and digits, no spaces';
export const contactNameMissing = 'Enter your name';
export const emailWrong = 'Enter an email address such as ada@example.org';
export const phoneWrong = 'Enter a phone number and choose its country';

// Booking page
export const dateAndTravellers = 'Date and travellers';
export const contactTitle = 'How can we reach you?';
export const reviewTitle = 'Review and book';
export const continueLabel = 'Continue';
export const tour = 'Tour';
export const departure = 'Departure';
export const notChosenYet = 'Not chosen yet';
export const length = 'Length';
export const travellers = 'Travellers';

// Conflict help
export const notBookedYet = 'Not booked yet';
export const otherDates = 'Other dates with enough seats:';
export const otherDate = (date: string, priceAdult: string, seatsLeft: number): string =>
  `${date}, ${priceAdult} per adult, ${countOf(seatsLeft, 'seat')} left`;

// Contact step
export const yourName = 'Your name';
export const emailNote =
  'Your guide writes to this address. The confirmation goes to the address you sign in with.';
export const noteLabel = 'Anything your guide should know? (optional)';

export const email = 'Email';

// Phone field
export const phone = 'Phone';
export const phoneNote = 'Your guide calls or writes to this number';

// Review step
export const travellersOn = (date: string): string => `Travellers on ${date}`;
export const travellerLine = (name: string, kind: string, value: string): string =>
  `${name} (${kind}), passport ${value}`;
export const guideReachesYou = 'Your guide will reach you at';
export const ifYouCancel = 'If you cancel';
export const bookingNote =
  'Your seats are held as soon as you book. We use passport details only for the tickets of this tour.';
export const booking = 'Booking';
/** On a phone, the price table is below the button. */
export const bookNowFor = (total: string): string => `Book now for ${total}`;
export const signInToBook = 'Sign in to book';

// Step bar
export const contact = 'Contact';
export const reviewAndBook = 'Review and book';
export const bookingSteps = 'Booking steps';

// Travellers step
export const dateOfDeparture = 'Departure date';
export const groupSize = 'How many travellers?';
export const traveller = (number: number): string => `Traveller ${number}`;
export const nameAsInPassport = 'Name as in the passport';
export const passportNumber = 'Passport number';
export const passportNote = 'Needed for the tickets';
export const dateOfBirth = 'Date of birth';
