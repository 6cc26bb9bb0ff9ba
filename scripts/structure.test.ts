import { describe, expect, it } from 'vitest';
import { checkImport, listImports } from './structure.ts';

const domain = { folder: 'packages/domain', own: ['contract', 'planner'], outside: [] };
const check = (target: string, file = 'packages/domain/src/price.ts') =>
  checkImport({ file, target }, domain, new Set());

describe('the direction of imports', () => {
  it('allows what the map allows', () => {
    expect(check('@yunyou/contract/city.schema')).toBeUndefined();
    expect(check('./money.ts')).toBeUndefined();
  });

  it.each([
    '@yunyou/database/database',
    '@yunyou/domain/price',
    'fastify',
    'node:fs',
    '../../../apps/api/src/app.ts',
  ])('refuses %s', (target) => {
    expect(check(target)).toBeDefined();
  });

  it('sees static, type-only, re-exported and dynamic imports', () => {
    const source = `import a from 'one'; import type { B } from 'two'; export { c } from 'three'; const d = () => import('four');`;
    expect(listImports('x.ts', source).map((entry) => entry.target)).toEqual(['one', 'two', 'three', 'four']);
  });
});
