// Page data
export const destinations = 'Destinations';
export const guideTo = (name: string): string => `Guide to ${name}`;
export const faves = 'Faves';
export const travelGuides = 'Travel guides';
export const aboutAndNews = 'About and news';

// Trip data
export const tripPlanning = 'Trip planning';
export const classicRoutes = 'Classic routes';
export const tours = 'Tours';
export const tripTo = (stays: string): string => `A trip to ${stays}`;
