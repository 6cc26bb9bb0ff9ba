import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTable } from './settings-table.ts';

describe('README', () => {
  it('lists every setting of the schema (npm run settings:table updates it)', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
    expect(readme).toBe(withTable(readme));
  });
});
