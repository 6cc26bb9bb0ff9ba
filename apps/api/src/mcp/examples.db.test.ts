import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const page = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'assistants.md');

it('every example of docs/assistants.md works', async () => {
  const { app } = await createTestApp();
  const commands = [
    ...readFileSync(page, 'utf8').matchAll(/```sh\ncurl http:\/\/localhost:3000(\S+)(?: ([^]*?))?\n```/g),
  ];
  expect(commands.length).toBeGreaterThan(4);
  for (const [command, url = '', rest = ''] of commands) {
    const headers = Object.fromEntries(
      [...rest.matchAll(/-H '([\w-]+): ([^']+)'/g)].map(([, name, value]) => [name, value]),
    );
    if (rest === '') {
      expect((await app.inject(url)).statusCode, command).toBe(200);
      continue;
    }
    const [, payload = ''] = /-d '([^]*)'$/.exec(rest) ?? [];
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode, command).toBe(200);
    const { result } = answer.json();
    expect(result, `${command} ${answer.body}`).toBeDefined();
    expect(result.isError, `${command} ${answer.body}`).toBeFalsy();
  }
});
