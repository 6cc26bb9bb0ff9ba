import { writtenPlan } from '@yunyou/contract/trip/check.endpoints';
import { maxTripDays } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays } from '@yunyou/domain/time/china-time';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { verifyWrittenPlan } from './verify-written-plan.ts';

const placesPerDay = 12;
const nameLength = 120;

/** Returns a plan of the largest legal size. Sights in other cities need ways, and misspelt names are slow to read. */
const longestPlan = (sights: readonly string[]) =>
  writtenPlan.parse({
    days: Array.from({ length: maxTripDays }, (_, day) => ({
      date: addDays('2027-04-01', day),
      places: Array.from({ length: placesPerDay }, (__, index) => {
        const misspelt = `${day} ${index} ${'shanghia terracota beejing '.repeat(10)}`.slice(0, nameLength);
        return { place: index % 2 === 0 ? (sights[(index / 2) % sights.length] ?? '') : misspelt.trim() };
      }),
    })),
  });

/** Runs work and returns its CPU time, and that of the longest turn of the event loop in it, in microseconds. */
async function measureTurns(work: () => Promise<unknown>): Promise<{ total: number; longestTurn: number }> {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const start = cpu();
  let before = start;
  let longestTurn = 0;
  const note = (): void => {
    const now = cpu();
    longestTurn = Math.max(longestTurn, now - before);
    before = now;
    next = setImmediate(note);
  };
  let next = setImmediate(note);
  await work();
  clearImmediate(next);
  return { total: cpu() - start, longestTurn };
}

it('a plan of the largest legal size is checked in many short turns', async () => {
  const { services } = await createTestApp();
  const { cities, spots } = await services.tripCatalogue();
  const longest = longestPlan(
    cities.flatMap(({ id }) => spots.find(({ cityId }) => cityId === id)?.id ?? []),
  );
  await verifyWrittenPlan(longest, services); // compiles the code and reads the catalogue
  const shares: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { total, longestTurn } = await measureTurns(() => verifyWrittenPlan(longest, services));
    shares.push(longestTurn / total);
  }
  // Garbage collection can fall into any turn. In one piece, reading the names alone is more than half of the work.
  expect(Math.min(...shares)).toBeLessThan(0.25);
});
