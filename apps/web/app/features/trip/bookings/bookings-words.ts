import { countOf } from '../../../plurals.ts';

// Booking fields
export const flight = 'Flight';
export const train = 'Train';
export const hotel = 'Hotel';
export const restaurant = 'Restaurant';
export const show = 'Show';
export const tourOrActivity = 'Tour or activity';
export const newBooking = 'New booking';
export const kind = 'Kind';
export const choose = 'Choose';
export const flightNumber = 'Flight number';
export const trainNumber = 'Train number';
export const from = 'From';
export const to = 'To';
export const name = 'Name';
export const departureDate = 'Departure date';
export const departure = 'Departure';
export const arrival = 'Arrival';
export const arrivalDate = 'Arrival date';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const date = 'Date';
export const starts = 'Starts';
export const endsIfKnown = 'Ends (optional)';
export const addressOrMeetingPoint = 'Address or meeting point';
export const price = 'Price in all';
export const currency = 'Currency';
export const bookingReference = 'Booking reference';
export const noteSuchAsSeats = 'Note, for example seats';
export const leaveOutThisBooking = 'Leave out this booking';
export const city = 'City';
export const cityAsPlanned = 'As planned for the day';

// Booking form
export const fileUnreadable = "We couldn't read this file.";
export const pasteLabel =
  'Paste a confirmation from an airline, 12306, Trip.com, Booking.com, Agoda or others';
export const readTheText = 'Read the text';
export const chooseCalendarFileIcs = 'Or choose a calendar file (.ics)';
export const bookingNote = 'Only you can see reference, note and price. Times are local times.';
export const oneMoment = 'One moment';
export const previewWithTheseBookings = 'Preview with these bookings';
export const close = 'Close';
export const nothingFound = 'We found no booking in this text. Fill in the fields below.';

export const foundNote = (count: number): string =>
  `Found ${countOf(count, 'booking')}. Check the fields and fill in what is missing.`;

// Bookings box
export const bookings = 'Bookings';
export const bookingsLead = 'Add flights, trains, hotels and tickets you have booked. We plan around them.';
export const editNamed = (title: string): string => `Edit ${title}`;
export const edit = 'Edit';
export const removeNamed = (title: string): string => `Remove ${title}`;
export const remove = 'Remove';
export const loading = 'Loading';
export const addABooking = 'Add a booking';
export const fromToPlace = (from: string, to: string): string => `${from} to ${to}`;
export const referenceOf = (reference: string): string => `Reference ${reference}`;
export const fromToDate = (date: string, endDate: string): string => `${date} to ${endDate}`;
export const onDate = (endDate: string): string => ` on ${endDate}`;
export const untilTime = (endMinute: string, day: string): string => ` to ${endMinute}${day}`;

// Booking draft
export const rideTitle = (mode: string, from: string, to: string): string => `${mode} from ${from} to ${to}`;
