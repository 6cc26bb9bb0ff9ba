import { and, eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { staffView } from '../tables/staff.table.ts';

export async function listViews(db: Db, staffId: string, page: string) {
  return db
    .select({ id: staffView.id, name: staffView.name, query: staffView.query })
    .from(staffView)
    .where(and(eq(staffView.staffId, staffId), eq(staffView.page, page)))
    .orderBy(staffView.name)
    .limit(100);
}

/** Saves a view and returns its id. Replaces a view with the same name. */
export async function saveView(db: Db, view: typeof staffView.$inferInsert): Promise<string> {
  const [row] = await db
    .insert(staffView)
    .values(view)
    .onConflictDoUpdate({
      target: [staffView.staffId, staffView.page, staffView.name],
      set: { query: view.query },
    })
    .returning({ id: staffView.id });
  return row?.id ?? view.id;
}

export async function removeView(db: Db, staffId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(staffView)
    .where(and(eq(staffView.id, id), eq(staffView.staffId, staffId)))
    .returning({ id: staffView.id });
  return rows.length > 0;
}
