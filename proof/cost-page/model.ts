import type { Prices, Sizing, VisitorDay } from './inputs.ts';
import type { Figures } from './read-figures.ts';

/** CPU milliseconds and bytes that one visitor costs on one day. */
export interface VisitorCost {
  appMs: number;
  plannerMs: number;
  databaseMs: number;
  trafficBytes: number;
  /** Storage of one day's events, accounts and trips of a visitor, by how long it is stored. */
  eventBytes: number;
  growthBytes: number;
}

export function costOfVisitor(figures: Figures, day: VisitorDay): VisitorCost {
  const { pages, pagesFromMemory, answers, answersFromMemory, tripsOpened, tripsFromMemory } = day;
  const storedAnswers = answers * (1 - answersFromMemory);
  const describedTrips = tripsOpened * (1 - tripsFromMemory);
  return {
    appMs:
      pages * (pagesFromMemory * figures.pageFromMemoryMs + (1 - pagesFromMemory) * figures.pageRenderedMs) +
      pages * day.filesPerPage * figures.pageFromMemoryMs +
      answers * answersFromMemory * figures.answerFromMemoryMs +
      storedAnswers * figures.answerStored.appMs +
      tripsOpened * tripsFromMemory * figures.tripFromMemory.appMs +
      describedTrips * figures.tripDescribed.appMs,
    plannerMs: day.plans * figures.planCpuMs,
    databaseMs:
      storedAnswers * figures.answerStored.databaseMs +
      tripsOpened * tripsFromMemory * figures.tripFromMemory.databaseMs +
      describedTrips * figures.tripDescribed.databaseMs,
    trafficBytes:
      1024 * (pages * (figures.pageKb + day.pictureKbPerPage) + day.emptyCaches * figures.scriptsAndStylesKb),
    eventBytes: day.events * figures.bytesPerEvent,
    growthBytes: day.newAccounts * figures.bytesPerAccount + day.newTrips * figures.bytesPerTrip,
  };
}

export const resources = ['app', 'planner', 'database'] as const;
export type Resource = (typeof resources)[number];

export interface Installation {
  visitors: number;
  /** Cores, which are copies of the site for `app`. */
  cores: Record<Resource, number>;
  /** Share of its planned maximum that each resource uses in the busiest hour. */
  use: Record<Resource, number>;
  memoryGb: number;
  storageGb: number;
  trafficGbPerDay: number;
  /** In the currency of the prices. */
  costPerDay: number;
  costPer1000: number;
  /** The resource that is used most, and the visitors a day at which it reaches its planned maximum. */
  next: { resource: Resource; visitors: number };
}

const dayMs = 86_400_000;
const gigabyte = 1024 ** 3;

/** Sizes an installation for a number of visitors a day and computes its cost. */
export function sizeFor(
  visitors: number,
  { figures, day, prices, sizing }: { figures: Figures; day: VisitorDay; prices: Prices; sizing: Sizing },
): Installation {
  const visitor = costOfVisitor(figures, day);
  const millis: Record<Resource, number> = {
    app: visitor.appMs,
    planner: visitor.plannerMs,
    database: visitor.databaseMs,
  };
  /** Cores in use in the busiest hour. */
  const load = (resource: Resource) => (visitors * millis[resource] * sizing.peak) / dayMs;
  const atLeast = { app: sizing.copiesMin, planner: 1, database: 1 };
  const coresFor = (resource: Resource) =>
    Math.max(atLeast[resource], Math.ceil(load(resource) / sizing.useMax));
  const cores = { app: coresFor('app'), planner: coresFor('planner'), database: coresFor('database') };
  const shareOf = (resource: Resource) => load(resource) / (cores[resource] * sizing.useMax);
  const use = { app: shareOf('app'), planner: shareOf('planner'), database: shareOf('database') };
  const memoryGb = (cores.app * figures.copyMb + figures.databaseMb) / 1024;
  const storageGb =
    (visitors * (visitor.eventBytes * sizing.eventDays + visitor.growthBytes * sizing.growthDays)) / gigabyte;
  const trafficGbPerDay = (visitors * visitor.trafficBytes) / gigabyte;
  const allCores = cores.app + cores.planner + cores.database;
  const costPerDay =
    allCores * 24 * prices.coreHour +
    memoryGb * 24 * prices.memoryGbHour +
    (storageGb * prices.storageGbMonth) / 30 +
    trafficGbPerDay * prices.trafficGb;
  const resource = resources.toSorted((a, b) => use[b] - use[a])[0] ?? 'app';
  return {
    visitors,
    cores,
    use,
    memoryGb,
    storageGb,
    trafficGbPerDay,
    costPerDay,
    costPer1000: (costPerDay * 1000) / visitors,
    next: { resource, visitors: Math.floor(visitors / use[resource]) },
  };
}

/** Returns the visitors a day at which the primary database fills the largest server: replicas or less work per visitor come first. */
export function databaseLimit(figures: Figures, day: VisitorDay, sizing: Sizing): number {
  const { databaseMs } = costOfVisitor(figures, day);
  return Math.floor((sizing.databaseCoresMax * sizing.useMax * dayMs) / (databaseMs * sizing.peak));
}
