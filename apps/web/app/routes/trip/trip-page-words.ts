import { countOf } from '../../plurals.ts';

// Add booking
export const addABooking = 'Add a booking';
export const addBookingDescription = 'Add a confirmation from another app to one of your trips.';
export const addBookingLead =
  'Share a confirmation or a calendar file with Yunyou from your mail app, or paste it here. Then choose the trip.';
export const thisPageNeedsJavascript = 'This page needs JavaScript.';
export const confirmation = 'Confirmation';
export const loading = 'Loading';
export const yourTrips = 'Your trips';
export const addTo = (title: string): string => `Add to ${title}`;
export const noTripsYet = 'No trips yet';
export const noTripsHint = 'Plan a trip first, or sign in to see your saved trips.';
export const planATrip = 'Plan a trip';

// Book
export const bookTitle = (name: string): string => `Book: ${name}`;

// Classic route
export const tripPlanning = 'Trip planning';
export const classicRoutes = 'Classic routes';
export const planThisTrip = 'Plan this trip';
export const atAGlance = 'At a glance';
export const length = 'Length';
export const bestMonths = 'Best months';
export const pace = 'Pace';
export const goodFor = 'Good for';
export const stopByStop = 'Stop by stop';
export const onTheMap = 'On the map';
export const stopsOf = (title: string): string => `Stops of ${title}`;
export const whyItWorks = 'Why it works';
export const howToDoIt = 'How to do it';
export const variations = 'Variations';
export const similarRoutes = 'Similar routes';
export const allClassicRoutes = 'All classic routes';

// Classic routes
export const upToAWeek = 'Up to a week';
export const eightToTenDays = 'Eight to ten days';
export const elevenDaysAndMore = 'Eleven days and more';
export const routesDescription =
  'Proven routes through China: cities in order, nights, best months and reasons, ready to plan.';
export const routesLead =
  'Most good trips start here: cities in a sensible order, with nights, best months and reasons. Pick one and make it yours.';
export const routeCount = (count: number): string => countOf(count, 'route');
export const showAllRoutes = 'Show all routes';

// Route stops
export const stopLine = (before: string, stay: string): string => `${before}, then ${stay}`;
export const mainSightsIn = (city: string): string => `Main sights in ${city}`;

// Tours
export const cheapestFirst = 'Lowest price';
export const shortestFirst = 'Shortest';
export const tours = 'Tours';
export const toursDescription =
  'Small-group tours in China with a guide: by city, interest, month, length and price.';
export const toursLead = 'Small groups with a guide, on dates you can book. Prices are per adult.';
export const order = 'Sort by';
export const popularFirst = 'Most popular';
export const noMatchingData = 'No matching data';
export const noMatches = 'No matches. Try removing a filter.';
export const showAllTours = 'Show all tours';
export const toursStartHere = (count: number): string => `${countOf(count, 'tour')} from here`;
export const tourCount = (count: number): string => countOf(count, 'tour');

// Trip plan
export const needsJavaScript = 'Planning needs JavaScript.';

// Trip
export const changeWishes = 'Change your wishes';
export const createMyTrip = 'Create my trip';
export const tripLead =
  'Tell us when, with whom and what you love. We plan with real opening hours, trains and prices.';
export const startFromRoute = 'Start from a classic route';
