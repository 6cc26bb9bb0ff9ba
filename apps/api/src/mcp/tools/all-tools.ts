import type { McpTool } from '../mcp-tool.ts';
import { getPlace, openingOnDay, searchPlaces } from './place-tools.ts';
import { linksBetweenCities, planTrip, verifyPlan, visaCheck } from './travel-tools.ts';
import { editTrip, exportTrip, listTrips, openTrip } from './trip-tools.ts';

/** Every tool of the server, in the order in which clients list them. */
export const allTools: readonly McpTool[] = [
  searchPlaces,
  getPlace,
  openingOnDay,
  visaCheck,
  linksBetweenCities,
  planTrip,
  verifyPlan,
  listTrips,
  openTrip,
  editTrip,
  exportTrip,
];
