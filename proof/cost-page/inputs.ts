/*
 * Assumptions of the cost page. None of them is measured: replace the values by those of your site and your provider.
 */

/** Average activity of one visitor on one day. */
export interface VisitorDay {
  pages: number;
  /** Share of pages that a process has in memory; the others are rendered. */
  pagesFromMemory: number;
  /** Pictures, scripts and styles that a page loads from the site. Each is taken to cost as much as a page from memory. */
  filesPerPage: number;
  /** Calls of the API for public answers. */
  answers: number;
  answersFromMemory: number;
  tripsOpened: number;
  tripsFromMemory: number;
  plans: number;
  events: number;
  newAccounts: number;
  newTrips: number;
  /** Share of visitors without scripts and styles in their browser's cache. */
  emptyCaches: number;
  pictureKbPerPage: number;
}

export const visitorDay: VisitorDay = {
  pages: 6,
  pagesFromMemory: 0.9,
  filesPerPage: 8,
  answers: 8,
  answersFromMemory: 0.9,
  tripsOpened: 0.5,
  tripsFromMemory: 0.5,
  plans: 0.05,
  events: 8,
  newAccounts: 0.02,
  newTrips: 0.03,
  emptyCaches: 0.7,
  pictureKbPerPage: 250,
};

/** Example prices in one currency. They are no offer of a provider. */
export interface Prices {
  coreHour: number;
  memoryGbHour: number;
  storageGbMonth: number;
  trafficGb: number;
}

export const examplePrices: Prices = {
  coreHour: 0.03,
  memoryGbHour: 0.004,
  storageGbMonth: 0.1,
  trafficGb: 0.01,
};

/** Size of an installation. */
export interface Sizing {
  /** Load of the busiest hour, divided by the average hour. */
  peak: number;
  /** Highest planned use of a core. */
  useMax: number;
  /** Copies of the site for availability, whatever the load is. */
  copiesMin: number;
  /** Days that events are stored, and days of growth of accounts and trips that the storage must hold. */
  eventDays: number;
  growthDays: number;
  /** Cores of the largest server that you would use for the primary database. */
  databaseCoresMax: number;
}

export const sizing: Sizing = {
  peak: 4,
  useMax: 0.7,
  copiesMin: 2,
  eventDays: 180,
  growthDays: 365,
  databaseCoresMax: 32,
};

export const visitorsPerDay = [1000, 10_000, 100_000, 1_000_000] as const;
