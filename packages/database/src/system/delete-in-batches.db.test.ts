import { gt, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callLimit } from '../tables/system.table.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { removeOldLimits } from './limit.queries.ts';

describe('deleting in batches', () => {
  it('removes all matching rows and no others, over several batches', async () => {
    const { db } = await createTestDatabase();
    await db.execute(sql`
      insert into call_limit (key, count, ends_at)
      select n::text, n, now() + case when n <= 12000 then interval '-1 minute' else interval '1 hour' end
      from generate_series(1, 12100) n`);
    await removeOldLimits(db, new Date());
    expect(await db.select({ key: callLimit.key }).from(callLimit)).toHaveLength(100);
    expect(await deleteInBatches(db, callLimit, gt(callLimit.count, 12_050))).toBe(50);
  });
});
