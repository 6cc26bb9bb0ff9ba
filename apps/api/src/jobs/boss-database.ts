import { type Db, librarySql } from '@yunyou/database/database';
import { fromDrizzle } from 'pg-boss';

/** Schema of the job queue's tables. */
export const jobSchema = 'jobs';

/** Adapts Drizzle to pg-boss. Unwraps Drizzle's query error, because pg-boss detects races by the PostgreSQL error. */
export function bossDatabase(db: Db): ReturnType<typeof fromDrizzle> {
  const adapter = fromDrizzle(db, librarySql);
  return {
    executeSql: async (text, values) => {
      try {
        return await adapter.executeSql(text, values);
      } catch (error) {
        throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
      }
    },
  };
}
