import type { Db } from '../database.ts';
import { userEvent } from '../tables/user.table.ts';

export async function insertEvents(db: Db, events: (typeof userEvent.$inferInsert)[]): Promise<void> {
  await db.insert(userEvent).values(events);
}
