import { describe, expect, it } from 'vitest';
import { listFiles, mapTests, mutatedPackages } from './sources.ts';

const files = listFiles(mutatedPackages);
const testsByFile = mapTests(files);

describe('the tests of a file', () => {
  it('begin with its own test, where it imports the file', () => {
    const owners = [...testsByFile].filter(([file, tests]) =>
      tests.includes(file.replace(/\.ts$/, '.test.ts')),
    );
    expect(owners.length).toBeGreaterThan(100);
    for (const [file, tests] of owners) expect(tests[0], file).toBe(file.replace(/\.ts$/, '.test.ts'));
  });

  it('are of the same package before those of another one at the same distance', () => {
    const [own, next = ''] = testsByFile.get('packages/planner/src/arrange.ts') ?? [];
    expect(own).toBe('packages/planner/src/arrange.test.ts');
    expect(next).toMatch(/^packages\/planner\//);
  });

  it('reach a file through other files', () => {
    expect(testsByFile.get('packages/planner/src/routing/ruin.ts')).toContain(
      'packages/planner/src/solve.test.ts',
    );
  });
});
