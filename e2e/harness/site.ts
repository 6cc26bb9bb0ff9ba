import { inject } from 'vitest';

export interface JourneySite {
  url: string;
  adminPassword: string;
  dataFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker: two journeys on one site would sign out each other's staff or book each other's seats. */
    sites: JourneySite[];
  }
}

/** The site of this worker. Vitest numbers workers from 1. */
export const site = siteOfWorker(Number(process.env['VITEST_POOL_ID']));

function siteOfWorker(worker: number): JourneySite {
  const sites = inject('sites');
  const found = sites[worker - 1];
  if (!found) throw new Error(`Worker ${worker} has no site; ${sites.length} were started`);
  return found;
}
