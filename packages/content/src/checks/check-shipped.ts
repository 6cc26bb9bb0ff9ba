import { readGeography } from '../geography/geography-data.ts';
import type { Content, ContentProblem } from '../read-content.ts';
import { checkContent } from './check-content.ts';
import { checkCounts } from './check-counts.ts';
import { checkDayIdeas } from './check-day-ideas.ts';
import { checkGeography } from './check-geography.ts';
import { checkLinks } from './check-links.ts';
import { checkOpeningHours } from './check-opening-hours.ts';
import { checkPrices } from './check-prices.ts';
import { checkRoutes } from './check-routes.ts';
import { checkStations } from './check-stations.ts';
import { checkTripLines } from './check-trip-lines.ts';
import { checkVisits } from './check-visits.ts';
import { checkWording } from './check-wording.ts';

/** Runs all checks of the shipped content beyond its schemas. */
export async function checkShipped(content: Content): Promise<ContentProblem[]> {
  return [
    ...content.problems,
    ...checkContent(content),
    ...checkGeography(content, await readGeography()),
    ...checkOpeningHours(content),
    ...checkPrices(content),
    ...checkVisits(content),
    ...checkStations(content),
    ...checkLinks(content),
    ...checkDayIdeas(content),
    ...checkRoutes(content),
    ...checkTripLines(content),
    ...checkWording(content),
    ...checkCounts(content),
  ];
}
