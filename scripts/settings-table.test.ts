import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTable } from './settings-table.ts';

describe('the README', () => {
  it('lists every setting as the schema has it (npm run settings:table writes it)', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
    expect(readme).toBe(withTable(readme));
  });
});
