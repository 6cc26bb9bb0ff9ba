import type { Database } from '@yunyou/database/database';
import { PgBoss } from 'pg-boss';
import { bossDatabase, jobSchema } from './boss-database.ts';

/** Creates or migrates the tables of the job queue. Needs the owner of the database; workers do not. */
export async function installJobs({ db }: Pick<Database, 'db'>): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(db), schema: jobSchema, supervise: false, schedule: false });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  await boss.stop({ graceful: false, close: false });
  if (failures[0]) throw failures[0];
}
