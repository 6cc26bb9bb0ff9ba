import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entityNames } from '@yunyou/contract/entities';
import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const project = path.join(import.meta.dirname, '..');
const tablesFolder = path.join(project, 'packages', 'database', 'src', 'tables');
const read = (name: string) => readFileSync(path.join(project, 'docs', name), 'utf8');

async function listTables() {
  const files = readdirSync(tablesFolder).filter((name) => name.endsWith('.table.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(path.join(tablesFolder, file))),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => isTable(value)));
}

/** Returns the names in backticks in the first column of the table below a heading. */
function firstColumn(document: string, heading: string): string[] {
  const section = document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name));
}

const sensitive =
  /^(.*_hash|.*secret.*|share_key|calendar_key|email|phone|nationality|passport.*|birth.*|contact|travellers|wish|brief|to|subject|body|user_agent)$/;

describe('the data classification', () => {
  it('has every table once, and only existing tables', async () => {
    const page = read('data-classification.md');
    expect(page).toContain('\n| tables of catalogue entities (packages/contract/src/entities.ts) | public; ');
    const entityTables = entityNames.map((name) => name.replaceAll('-', '_'));
    const named = [...firstColumn(page, 'Tables'), ...entityTables];
    const existing = (await listTables()).map((table) => getTableName(table));
    expect(named.sort()).toEqual([...existing].sort());
  });

  it('has every column with a sensitive name, and only existing columns', async () => {
    const named = new Set(firstColumn(read('data-classification.md'), 'Sensitive columns'));
    const columns = (await listTables()).flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => ({
        name,
        path: `${getTableName(table)}.${name}`,
      })),
    );
    const missing = columns.filter((column) => sensitive.test(column.name) && !named.has(column.path));
    expect(missing.map((column) => column.path)).toEqual([]);
    const existing = new Set(columns.map((column) => column.path));
    expect([...named].filter((name) => !existing.has(name))).toEqual([]);
  });
});

describe('the threat model', () => {
  it('names a proof for every threat, and each of them exists', () => {
    const document = read('threat-model.md');
    const threats = document.split('\n').filter((line) => /^\| [STRIDE] {4}\|/.test(line));
    expect(threats.length).toBeGreaterThan(20);
    for (const threat of threats) {
      const files = [...(threat.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      expect(files.length, threat).toBeGreaterThan(0);
      for (const file of files) expect(existsSync(path.join(project, file)), file).toBe(true);
    }
  });
});
