import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { takeAlongFormatNames, takeAlongFormats } from '@yunyou/contract/trip/take-along-formats';
import { expect, it, onTestFinished } from 'vitest';
import { call } from './call.ts';
import { createTestApp } from './test-app.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'client');
const documentedSite = 'http://localhost:3000';

/** Runs a command line in a shell, as a reader of the documentation would. */
const runInShell = (line: string, cwd: string) =>
  promisify(execFile)('sh', ['-c', line.replace(/^yunyou/, `'${process.execPath}' '${folder}/src/cli.ts'`)], {
    cwd,
  });

it('the commands in the README of the command line work against a running site', async () => {
  const { app } = await createTestApp();
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const cwd = await mkdtemp(path.join(os.tmpdir(), 'yunyou-command-line-'));
  onTestFinished(() => rm(cwd, { recursive: true, force: true }));
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  const lines =
    readme
      .match(/^```sh\n(.*?)^```/ms)?.[1]
      ?.trim()
      .split('\n') ?? [];
  expect(lines).toHaveLength(3);

  for (const line of lines) {
    const { stdout, stderr } = await runInShell(line.replace(documentedSite, site), cwd);
    expect(stderr, line).toBe('');
    if (line.includes(' plan ')) expect(stdout, line).toMatch(/^Day 1, \d{4}-\d\d-\d\d: /m);
    for (const format of takeAlongFormatNames) {
      const file = new RegExp(`--${format} (\\S+)`).exec(line)?.[1];
      if (file === undefined) continue;
      expect(stdout).toContain(`Saved ${file}`);
      const content = await readFile(path.join(cwd, file), 'latin1');
      expect(content.startsWith(takeAlongFormats[format].startsWith), file).toBe(true);
    }
  }
});

it('the command line ends with 2 after a wrong command and with 1 when there is no site', async () => {
  const codeOf = (line: string) =>
    runInShell(line, os.tmpdir()).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
  expect(await codeOf('yunyou play')).toBe(2);
  expect(await codeOf('yunyou plan "3 days" --site http://127.0.0.1:1')).toBe(1);
});

it('the examples of the typed client in its README run against a site', async () => {
  const { app, signInStaff } = await createTestApp();
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const fields = { name: 'Reader', quotaPerDay: 100 };
  const { body } = await call(app, 'POST /admin/apiKey/create', fields, await signInStaff());
  const env = { ...process.env, YUNYOU_API_KEY: String(body.data.key) };
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
  expect(examples).toHaveLength(3);
  for (const code of examples) {
    const run = ['--input-type=module-typescript', '--eval', code.replace(documentedSite, site)];
    const { stdout } = await promisify(execFile)(process.execPath, run, { cwd: folder, env });
    expect(stdout, code).not.toBe('');
  }
});
