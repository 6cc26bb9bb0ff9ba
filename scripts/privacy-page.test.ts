import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storedThings } from '../apps/web/app/routes/statements/stored-data.ts';

const tablesFolder = path.join(import.meta.dirname, '..', 'packages', 'database', 'src', 'tables');

async function listTables() {
  const files = readdirSync(tablesFolder).filter((name) => name.endsWith('.table.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(path.join(tablesFolder, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => isTable(value)));
}

/** Columns that link a row to a visitor or hold data about one. */
const personal = /^(user_id|order_no|trip_id|key_hash|user_name|account_id)$/;
/** Tables with such a column about others: keys of partners. */
const aboutOthers = new Set(['api_key']);

describe('privacy page', () => {
  it('lists every table with data about visitors, and only existing tables', async () => {
    const tables = await listTables();
    const named = new Set(storedThings.flatMap((thing) => thing.tables));
    const about = tables
      .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => personal.test(name)))
      .map((table) => getTableName(table))
      .filter((name) => !aboutOthers.has(name));
    expect(about.length).toBeGreaterThan(8);
    expect(about.filter((name) => !named.has(name))).toEqual([]);
    const all = new Set(tables.map((table) => getTableName(table)));
    expect([...named].filter((name) => !all.has(name))).toEqual([]);
  });
});
