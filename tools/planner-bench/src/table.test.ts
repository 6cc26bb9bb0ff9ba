import { expect, test } from 'vitest';
import { formatRouting, formatTable } from './table.ts';

test('aligns text left and numbers right', () => {
  expect(
    formatTable(
      ['name', 'n'],
      [
        ['a', 1],
        ['bb', 10.5],
      ],
    ),
  ).toBe('name      n\na      1.00\nbb    10.50');
});

test('a routing table lists every case, and means next to the published method', () => {
  const row = {
    set: 'toptw',
    case: 'x-1',
    family: 'Cordeau',
    tours: 1,
    value: 98,
    reference: 100,
    valid: true,
    referenceSource: 'best known',
    gapPercent: 2,
    gapAt100msPercent: 4,
    publishedGapPercent: 6,
    seconds: 1,
    iterations: 10,
  } as const;
  const text = formatRouting('toptw', [row, { ...row, case: 'y-1', gapPercent: 0, valid: false }]);
  expect(text).toContain('y-1 INVALID');
  expect(text).toMatch(/Cordeau, 1 tours\s+2\s+1\.00\s+4\.00\s+6\.00/);
});
