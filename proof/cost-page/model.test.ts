import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { examplePrices, sizing, visitorDay } from './inputs.ts';
import { costOfVisitor, databaseLimit, sizeFor } from './model.ts';
import { createCostPage, readReports } from './page.ts';
import { type Figures, readFigures } from './read-figures.ts';

/** Round figures, so that results can be computed by hand. */
const figures: Figures = {
  pageFromMemoryMs: 1,
  pageRenderedMs: 10,
  answerFromMemoryMs: 1,
  answerStored: { appMs: 5, databaseMs: 2 },
  tripFromMemory: { appMs: 2, databaseMs: 1 },
  tripDescribed: { appMs: 20, databaseMs: 3 },
  planCpuMs: 300,
  copyMb: 512,
  databaseMb: 1024,
  pageKb: 20,
  scriptsAndStylesKb: 100,
  bytesPerEvent: 200,
  bytesPerAccount: 1000,
  bytesPerTrip: 10_000,
};
const day = {
  pages: 10,
  pagesFromMemory: 0.5,
  filesPerPage: 3,
  answers: 4,
  answersFromMemory: 0.5,
  tripsOpened: 2,
  tripsFromMemory: 0.5,
  plans: 0.1,
  events: 5,
  newAccounts: 0.1,
  newTrips: 0.01,
  emptyCaches: 0.5,
  pictureKbPerPage: 80,
};
const prices = { coreHour: 1, memoryGbHour: 0, storageGbMonth: 0, trafficGb: 0 };
const size = {
  peak: 2,
  useMax: 0.5,
  copiesMin: 2,
  eventDays: 10,
  growthDays: 100,
  databaseCoresMax: 4,
};
const options = { figures, day, prices, sizing: size };

describe('the cost of a visitor', () => {
  it('is the sum of what the visitor does, by measured cost', () => {
    expect(costOfVisitor(figures, day)).toEqual({
      appMs: 10 * 0.5 * 1 + 10 * 0.5 * 10 + 10 * 3 * 1 + 2 * 1 + 2 * 5 + 1 * 2 + 1 * 20, // 119
      plannerMs: 30,
      databaseMs: 2 * 2 + 1 * 1 + 1 * 3, // 8
      trafficBytes: 1024 * (10 * 100 + 50),
      eventBytes: 1000,
      growthBytes: 200,
    });
  });
});

describe('an installation', () => {
  it('has cores for the busiest hour below the planned use', () => {
    // 1 million visitors: 119 ms * 2 / 86,400,000 ms = 2.75 cores in use, at most half of each: 6 copies.
    const installation = sizeFor(1_000_000, options);
    expect(installation.cores).toEqual({ app: 6, planner: 2, database: 1 });
    expect(installation.use.app).toBeCloseTo(2.7546 / 3, 3);
    expect(installation.memoryGb).toBe((6 * 512 + 1024) / 1024);
    expect(installation.costPerDay).toBe(9 * 24);
    expect(installation.costPer1000).toBeCloseTo(0.216, 6);
  });

  it('stores events for their days, and accounts and trips for the days of growth', () => {
    const { storageGb, trafficGbPerDay } = sizeFor(1024 ** 3, options);
    expect(storageGb).toBe(1000 * 10 + 200 * 100);
    expect(trafficGbPerDay).toBe(1024 * 1050);
  });

  it('has enough copies for availability, and costs more per visitor when few come', () => {
    expect(sizeFor(10, options).cores).toEqual({ app: 2, planner: 1, database: 1 });
    expect(sizeFor(10, options).costPer1000).toBeGreaterThan(sizeFor(1_000_000, options).costPer1000);
  });

  it('names the resource that is full first, and no resource is full before that number of visitors', () => {
    for (const visitors of [1000, 50_000, 1_000_000, 7_000_000]) {
      const { next, cores, use } = sizeFor(visitors, options);
      expect(Math.max(...Object.values(use))).toBe(use[next.resource]);
      expect(next.visitors).toBeGreaterThanOrEqual(visitors);
      const just = sizeFor(next.visitors, options);
      const beyond = sizeFor(next.visitors * 1.01, options);
      expect(just.cores[next.resource]).toBe(cores[next.resource]);
      expect(beyond.cores[next.resource]).toBeGreaterThan(cores[next.resource]);
    }
  });

  it('ends where the primary database fills the largest server', () => {
    const limit = databaseLimit(figures, day, size); // 4 * 0.5 * 86,400,000 / (8 * 2)
    expect(limit).toBe(10_800_000);
    expect(sizeFor(limit, options).cores.database).toBe(4);
    expect(sizeFor(limit + 1000, options).cores.database).toBe(5);
  });
});

describe('the reports in docs/proof', () => {
  it('have every figure of the page', () => {
    const measured = readFigures(readReports());
    for (const value of Object.values(measured).flatMap((each) =>
      typeof each === 'number' ? [each] : Object.values(each as object),
    ))
      expect(value).toBeGreaterThanOrEqual(0);
    const installation = sizeFor(1_000_000, {
      figures: measured,
      day: visitorDay,
      prices: examplePrices,
      sizing,
    });
    expect(installation.costPer1000).toBeGreaterThan(0);
  });

  it('are the source of docs/cost.md, which `npm run cost:page` writes', () => {
    const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'cost.md'), 'utf8');
    expect(page).toBe(createCostPage(readReports()));
  });

  it('are refused when a figure is missing', () => {
    expect(() => readFigures({ cost: '', web: '', workers: '', visitors: '' })).toThrow('No row');
  });
});
