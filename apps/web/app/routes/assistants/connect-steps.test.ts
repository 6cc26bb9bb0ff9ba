import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { connectSteps, toolList } from './connect-steps.ts';

it('names every tool of the server', () => {
  const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'api', 'src', 'mcp', 'tools');
  const served = ['place-tools.ts', 'travel-tools.ts', 'trip-tools.ts'].flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {2}name: '(\w+)'/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(toolList.map(({ name }) => name))).toEqual(new Set(served));
});

it('has the address in every setting to copy', () => {
  for (const { name, code } of connectSteps('https://example.org/mcp'))
    if (code !== undefined) expect(code, name).toContain('https://example.org/mcp');
});
