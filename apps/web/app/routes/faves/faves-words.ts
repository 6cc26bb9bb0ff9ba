import { countOf } from '../../plurals.ts';

// Faves
export const favesLead =
  'Food, mountains, old towns, night views: themes to travel by, with places and trips.';
export const noThemesYet = 'No themes yet.';
export const startWith = 'Start with one of these';
export const moreThemes = 'More themes';
export const sightsByInterest = 'Sights by interest';
export const allSights = 'All sights';
export const classicRoutes = 'Classic routes';
export const allClassicRoutes = 'All classic routes';
export const readyTrips = 'Ready-made trips';

// Theme
export const faves = 'Faves';
export const seeTrips = (length: number): string => `See ${countOf(length, 'trip')}`;
export const whereToFindIt = 'Where to find it';
export const onTheMap = 'On the map';
export const placesOf = (title: string): string => `Places of ${title}`;
export const citiesForTheme = 'Best cities for this';
export const allTrips = 'All trips for this theme';

// Trip list
export const tripsTitle = 'Trips';
export const tripsOf = (title: string): string => `${title}: trips`;
export const tripsFor = (title: string): string => `Trips: ${title}`;
export const noTrips = 'No trips for this theme yet.';
export const planYourOwn = 'Plan your own';
export const otherThemes = 'Other themes';
export const allThemes = 'All themes';
