import { countOf } from '../../plurals.ts';

// Attraction
export const destinations = 'Destinations';
export const today = 'Today';
export const price = 'Price';
export const timeNeeded = 'Time needed';
export const booking = 'Booking';
export const about = 'About this place';
export const tips = 'Tips';
export const planTheVisit = 'Plan the visit';
export const waysToVisit = 'Ways to visit';
export const openingHours = 'Opening hours';
export const tickets = 'Tickets';
export const onTheMap = 'On the map';
export const mapLabel = (name: string): string => `${name} and nearby sights`;
export const nearby = 'Nearby';

// Spot facts
export const highestClass = '5A, the highest national class';
export const unescoWorldHeritage = 'UNESCO World Heritage';
export const nationalPark = 'National park';
export const nationalMuseum = 'National museum';
export const protectedSite = 'Protected site';
export const bookAhead = 'Book ahead';
export const bookingAdvised = 'Booking ahead recommended';
export const noBookingNeeded = 'No booking needed';
export const city = 'City';
export const kind = 'Kind';
export const level = 'Level';
export const bestMonths = 'Best months';
export const bestTime = 'Best time';
export const rain = 'Rain';
export const goodInRain = 'Good in the rain, too';
export const bringYourOwn = 'Bring your own';
export const snacksInside = 'Snacks inside';
export const restaurantsInside = 'Restaurants inside';
export const bestHours = 'Best hours';
export const hoursWithReason = (from: string, to: string, why: string): string => `${from} to ${to}: ${why}`;
export const altitude = 'Altitude';
export const upToMetres = (altitudeMetres: string): string => `Up to ${altitudeMetres} m`;
export const metro = 'Metro';
export const metroWay = (station: string, line: string, walkMinutes: number): string =>
  `${station} (${line}), ${walkMinutes} min on foot`;
export const gettingThere = 'Getting there';
export const food = 'Food';
export const toilets = 'Toilets';
export const children = 'Children';
export const ferry = 'Ferry';
export const cableCar = 'Cable car';
export const parkBus = 'Park bus';
export const train = 'Train';
export const wayFrom = (value: string, name: string): string => `${value} from ${name}`;
export const minuteCount = (minutes: number): string => `${minutes} min`;
export const aboutEveryMin = (everyMinutes: number): string => `about every ${everyMinutes} min`;
export const firstAt = (first: string): string => `from ${first}`;
export const lastBack = (last: string): string => `last return ${last}`;
export const oneWay = (price: string): string => `${price} one way`;
export const passportOnWay = 'bring your passport';
export const ticketsSoldAhead = (daysAhead: number, releaseTime?: string): string =>
  `Tickets go on sale ${countOf(daysAhead, 'day')} ahead${releaseTime ? ` at ${releaseTime}` : ''}`;
export const passportNeeded = 'Bring your passport';
export const free = 'Free';
export const seeTickets = 'See tickets';
export const priceUnknown = 'Not known';
export const freeParts = (range: string): string => `Free entry, some parts ${range}`;
export const entryIsFree = 'Entry is free.';
export const neededByAll = 'Required for everyone';
export const season = (from: string, to: string): string => `${from} to ${to}`;

// Visit variants
export const dayCount = (days: number): string => countOf(days, 'day');
export const daysAndNights = (days: number, nights: number): string =>
  `${countOf(days, 'day')}, ${countOf(nights, 'night')} inside`;
export const needs = (ticketNames: string): string => `Needs: ${ticketNames}`;
