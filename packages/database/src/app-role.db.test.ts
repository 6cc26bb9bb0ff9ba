import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appRole, grantToAppRole } from './app-role.ts';
import { databaseErrorCode } from './database.ts';
import { emptyTemplate } from './testing/template.ts';
import { createTestDatabase } from './testing/test-database.ts';

const createAppDatabase = () => createTestDatabase(emptyTemplate, appRole);
const insufficientPrivilege = '42501';

describe('the role of the app', () => {
  it.each([
    'create table note (id int)',
    'create schema other',
    'create extension if not exists hstore',
    "create function one() returns int language sql as 'select 1'",
    'alter table app_user add column note text',
    'alter table app_user disable trigger all',
    'drop table app_user cascade',
    'truncate app_user cascade',
    'create index note on app_user (id)',
    'create policy note on app_user',
    'drop schema jobs cascade',
    'alter table jobs.job add column note text',
    'select * from drizzle.__drizzle_migrations',
    'select * from pg_authid',
    "select pg_read_file('PG_VERSION')",
    "copy (select 1) to program 'true'",
    "alter system set work_mem = '1MB'",
    'create role other superuser',
    `alter role ${appRole} superuser`,
  ])('cannot run: %s', async (statement) => {
    const { db } = await createAppDatabase();
    const error: unknown = await db.execute(sql.raw(statement)).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(databaseErrorCode(error)).toBe(insufficientPrivilege);
  });

  it('can read and write the rows of every table, and update statistics', async () => {
    const { db } = await createAppDatabase();
    const { rows: missing } = await db.execute(sql`
      select c.oid::regclass::text as name, privilege
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        unnest(array['select', 'insert', 'update', 'delete']) as privilege
      where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p')
        and not has_table_privilege(current_user, c.oid, privilege)`);
    expect(missing).toEqual([]);
    await db.execute(sql`analyze search_entry`);
  });

  it('gets access to tables of later migrations', async () => {
    const owner = await createTestDatabase();
    await owner.db.execute(sql`create table later (id int)`);
    const canRead = async () => {
      const { rows } = await owner.db.execute(
        sql`select has_table_privilege(${appRole}, 'later', 'select') as readable`,
      );
      return rows[0]?.['readable'];
    };
    expect(await canRead()).toBe(false);
    await Promise.all([1, 2, 3].map(() => grantToAppRole({ url: owner.url }, appRole, ['public', 'jobs'])));
    expect(await canRead()).toBe(true);
  });
});
