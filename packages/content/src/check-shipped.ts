import { checkContent } from './check-content.ts';
import { checkCounts } from './check-counts.ts';
import { checkGeography } from './check-geography.ts';
import { checkOpeningHours } from './check-opening-hours.ts';
import { checkPrices } from './check-prices.ts';
import { checkTripLines } from './check-trip-lines.ts';
import { checkWording } from './check-wording.ts';
import { readGeography } from './geography-data.ts';
import type { Content, ContentProblem } from './read-content.ts';

/** Runs all checks of the shipped content beyond its schemas. */
export async function checkShipped(content: Content): Promise<ContentProblem[]> {
  return [
    ...content.problems,
    ...checkContent(content),
    ...checkGeography(content, await readGeography()),
    ...checkOpeningHours(content),
    ...checkPrices(content),
    ...checkTripLines(content),
    ...checkWording(content),
    ...checkCounts(content),
  ];
}
