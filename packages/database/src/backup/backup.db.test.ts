import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../database.ts';
import { catalogueChange, storedAnswer } from '../tables/system.table.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { addBehaviour, changeBehaviourCount } from '../visitors/behaviour.queries.ts';
import { upsertUser } from '../visitors/user.queries.ts';
import { insertEvents } from '../visitors/user-event.queries.ts';
import { sortByForeignKeys } from './backup-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

async function backupFile(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'database.gz');
}

async function fill(db: Db): Promise<void> {
  for (const name of ["O'Neill\t\n\\", '云游', '😀 "quoted"']) {
    const user = await upsertUser(db, {
      id: randomUUID(),
      provider: 'test',
      providerSubject: randomUUID(),
      email: 'a@example.org',
      userName: name,
      interestTagIds: ['food', 'a "b"\n'],
    });
    const key = { userId: user.id, kind: 'like', targetType: 'city', targetId: 'xian' } as const;
    await addBehaviour(db, key);
    await changeBehaviourCount(db, key, 1);
  }
  // One event of this month, one of a month without a partition.
  for (const receivedAt of [new Date(), new Date('2020-02-03T04:05:06Z')])
    await insertEvents(db, [
      { id: randomUUID(), name: 'page-view', path: '/', happenedAt: receivedAt, receivedAt },
    ]);
  await db
    .insert(catalogueChange)
    .values({ id: 1, number: 9_007_199_254_740_991 })
    .onConflictDoUpdate({ target: catalogueChange.id, set: { number: 9_007_199_254_740_991 } });
}

/** Returns a hash of each table's rows. */
async function digest(db: Db): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.identifier(name)} t`,
    );
    digests[name] = rows[0];
  }
  return digests;
}

describe('a backup', () => {
  it('restores every row unchanged into an empty database', async () => {
    const [full, empty] = [await createTestDatabase(), await createTestDatabase()];
    await fill(full.db);
    const file = await backupFile();
    const written = await writeBackup(full, file);
    expect(await restoreBackup(empty, file)).toBe(written);
    expect(await digest(empty.db)).toEqual(await digest(full.db));
    expect(written).toBeGreaterThan(6);
  });

  it('leaves out stored answers, which are computed again', async () => {
    const [full, empty] = [await createTestDatabase(), await createTestDatabase()];
    await full.db
      .insert(storedAnswer)
      .values({ key: 'a', changeNumber: 1, counts: '', etag: 'b', body: Buffer.from('c') });
    const file = await backupFile();
    await writeBackup(full, file);
    await restoreBackup(empty, file);
    expect(await empty.db.select().from(storedAnswer)).toEqual([]);
  });

  it('is rejected by a database that has rows, which does not change', async () => {
    const database = await createTestDatabase();
    await fill(database.db);
    const file = await backupFile();
    await writeBackup(database, file);
    const before = await digest(database.db);
    await expect(restoreBackup(database, file)).rejects.toThrow('restore into an empty database');
    expect(await digest(database.db)).toEqual(before);
  });

  it('is rejected when it is truncated, not a backup, or of another version, and changes nothing', async () => {
    const [full, empty] = [await createTestDatabase(), await createTestDatabase()];
    await fill(full.db);
    const file = await backupFile();
    await writeBackup(full, file);
    const whole = await readFile(file);
    const before = await digest(empty.db);

    await writeFile(file, whole.subarray(0, whole.length - 20));
    await expect(restoreBackup(empty, file)).rejects.toThrow('cannot be read to its end');
    await writeFile(file, gzipSync('hello\n'));
    await expect(restoreBackup(empty, file)).rejects.toThrow('not a backup');
    await writeFile(
      file,
      gzipSync(
        gunzipSync(whole)
          .toString()
          .replace(/"migration":"\w+"/, '"migration":"x"'),
      ),
    );
    await expect(restoreBackup(empty, file)).rejects.toThrow('another version');
    expect(await digest(empty.db)).toEqual(before);
  });
});

describe('sortByForeignKeys', () => {
  it('puts each table after those it references, and accepts a self-reference', () => {
    const tables = ['a', 'b', 'c'].map((name) => ({ name, columns: [] }));
    const foreignKeys = [
      { table: 'a', target: 'b' },
      { table: 'b', target: 'c' },
      { table: 'b', target: 'b' },
    ];
    expect(sortByForeignKeys(tables, foreignKeys).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  });
});
