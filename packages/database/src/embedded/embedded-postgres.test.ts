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

async function ask(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps what was written over a restart and listens on no network', async () => {
    const folder = await temporaryFolder();
    const first = await startEmbeddedPostgres({ folder });
    await ask(first.connection, "create table note (text text); insert into note values ('kept')");
    expect(await ask(first.connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await ask(first.connection, 'show data_checksums')).toEqual([{ data_checksums: 'on' }]);
    await first.stop();
    const second = await startEmbeddedPostgres({ folder });
    expect(await ask(second.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
    await second.stop();
    expect(existsSync(second.connection.host)).toBe(false);
  });

  it('starts over a folder that a kill left half made', async () => {
    const folder = await temporaryFolder();
    const begun = await startEmbeddedPostgres({ folder });
    const cluster = begun.folder;
    await begun.stop();
    await rm(cluster, { recursive: true });
    await writeFile(`${cluster}.unfinished`, 'left behind');
    const server = await startEmbeddedPostgres({ folder });
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  it('is started again when it is killed, and loses nothing committed', async () => {
    const folder = await temporaryFolder();
    const lost: Error[] = [];
    const server = await startEmbeddedPostgres({ folder, onLost: (error) => lost.push(error) });
    await ask(server.connection, "create table note (text text); insert into note values ('committed')");
    const pid = Number((await readFile(path.join(server.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await ask(server.connection, 'select text from note')).toEqual([{ text: 'committed' }]);
        expect(lost[0]?.message).toContain('started again');
      },
      { timeout: 30_000, interval: 100 },
    );
    await server.stop();
    await expect(ask(server.connection, 'select 1')).rejects.toThrow();
  }, 40_000);

  it('refuses a second server on the same folder and says what to do', async () => {
    const folder = await temporaryFolder();
    const server = await startEmbeddedPostgres({ folder });
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/DATA_DIR/);
    await server.stop();
  }, 40_000);

  it('ends with its owner, even when that is killed, and loses nothing committed', async () => {
    const folder = await temporaryFolder();
    const owner = fork(path.join(import.meta.dirname, '..', 'testing', 'owner.ts'), [folder]);
    const [connection] = (await once(owner, 'message')) as [pg.ClientConfig];
    await ask(connection, "create table note (text text); insert into note values ('committed')");
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const server = await startEmbeddedPostgres({ folder });
    expect(await ask(server.connection, 'select text from note')).toEqual([{ text: 'committed' }]);
    await server.stop();
  }, 40_000);
});
