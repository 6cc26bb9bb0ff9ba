import type { Redirect } from '@yunyou/contract/entities/rule.schema';
import { listAllPublished } from '@yunyou/database/catalogue/showcase.queries';
import type { Database } from '@yunyou/database/database';
import type { ChangeWatch } from './change-watch.ts';

/** Caches the redirect rules until the catalogue changes. */
export function createRedirects({ db }: Database, changes: ChangeWatch) {
  let readAt = -1;
  let rules = new Map<string, Redirect>();

  async function all(): Promise<Map<string, Redirect>> {
    if (readAt === changes.current()) return rules;
    const number = changes.current();
    const rows = await listAllPublished(db, 'redirect');
    rules = new Map(rows.map((row) => [row.doc.fromPath, row.doc]));
    readAt = number;
    return rules;
  }

  return {
    all,
    /** Finds the rule of a path, with or without a slash at its end. */
    find: async (path: string): Promise<Redirect | undefined> =>
      (await all()).get(path) ?? (await all()).get(path.replace(/\/+$/, '')),
  };
}

export type Redirects = ReturnType<typeof createRedirects>;
