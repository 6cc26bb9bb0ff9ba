import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'yunyou-embedded-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('keeps its data over a restart and listens on no network address', async () => {
    const folder = await temporaryFolder();
    const first = await startEmbeddedPostgres({ folder });
    await query(first.connection, "create table note (text text); insert into note values ('kept')");
    expect(await query(first.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(first.connection, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
    await first.stop();
    const second = await startEmbeddedPostgres({ folder });
    expect(await query(second.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
    await second.stop();
    expect(existsSync(second.connection.host)).toBe(false);
  });

  it('starts in a folder that an interrupted creation left incomplete', async () => {
    const folder = await temporaryFolder();
    const begun = await startEmbeddedPostgres({ folder });
    const cluster = begun.folder;
    await begun.stop();
    await rm(cluster, { recursive: true });
    await writeFile(`${cluster}.unfinished`, 'left behind');
    const server = await startEmbeddedPostgres({ folder });
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('is restarted when it is killed, and keeps committed data', async () => {
    const folder = await temporaryFolder();
    const lost: Error[] = [];
    const server = await startEmbeddedPostgres({ folder, onLost: (error) => lost.push(error) });
    await query(server.connection, "create table note (text text); insert into note values ('committed')");
    const pid = Number((await readFile(path.join(server.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await query(server.connection, 'select text from note')).toEqual([{ text: 'committed' }]);
        expect(lost[0]?.message).toContain('started again');
      },
      { timeout: 30_000, interval: 100 },
    );
    await server.stop();
    await expect(query(server.connection, 'select 1')).rejects.toThrow();
  }, 40_000);

  it('rejects a second server on the same folder with a message that names DATA_DIR', async () => {
    const folder = await temporaryFolder();
    const server = await startEmbeddedPostgres({ folder });
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/DATA_DIR/);
    await server.stop();
  }, 40_000);

  it('stops when its owner process is killed, and keeps committed data', async () => {
    const folder = await temporaryFolder();
    const owner = fork(path.join(import.meta.dirname, '..', 'testing', 'owner.ts'), [folder]);
    const [connection] = (await once(owner, 'message')) as [pg.ClientConfig];
    await query(connection, "create table note (text text); insert into note values ('committed')");
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const server = await startEmbeddedPostgres({ folder });
    expect(await query(server.connection, 'select text from note')).toEqual([{ text: 'committed' }]);
    await server.stop();
  }, 40_000);
});
