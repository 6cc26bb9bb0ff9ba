import type { RoutingRow } from './routing-bench.ts';

/** Formats a table as text; numbers are right-aligned. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [
    header,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))),
  ];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const isNumber = header.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  return cells
    .map((row) =>
      row
        .map((cell, c) => (isNumber[c] ? cell.padStart(widths[c] ?? 0) : cell.padEnd(widths[c] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** Published gaps of other methods, for comparison. */
const yardsticks = {
  toptw: [
    'published: ILS (Vansteenwegen 2009) 1.8 % to the best known of its day, GRASP-ILS 5.9-9.9 % on Cordeau,',
    'an open C++ ILS / LNS at 1.8 s CPU 12.4-15.5 / 9.3-11.9 % on Cordeau.',
  ],
  mctopmtw: ['published: hybrid ILS (Souffriau et al. 2013) 5.19 % at 1.5 s a run.'],
} as const;

/** Lists gaps by case, then means by family and number of tours next to those of the published method. */
export function formatRouting(set: 'toptw' | 'mctopmtw', rows: readonly RoutingRow[]): string {
  const method = set === 'toptw' ? 'GRASP-ILS' : 'hybrid ILS';
  const header = [
    'case',
    'value',
    'reference',
    'source',
    'gap %',
    'gap % 0.1 s',
    `${method} gap %`,
    'seconds',
    'iterations',
  ];
  const lines = rows.map((row) => [
    row.valid ? row.case : `${row.case} INVALID`,
    row.value,
    row.reference,
    row.referenceSource,
    row.gapPercent,
    row.gapAt100msPercent,
    row.publishedGapPercent,
    row.seconds,
    String(row.iterations),
  ]);
  const groups = Map.groupBy(rows, ({ family, tours }) => `${family}, ${tours} tours`);
  const families = Map.groupBy(rows, ({ family }) => family);
  const known = rows.filter(({ referenceSource }) => referenceSource === 'best known');
  const means = [
    ...groups,
    ...families,
    ['all', rows] as const,
    ['all with a best known value', known] as const,
  ]
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => [
      name,
      String(members.length),
      mean(members.map(({ gapPercent }) => gapPercent)),
      mean(members.map(({ gapAt100msPercent }) => gapAt100msPercent)),
      mean(members.map(({ publishedGapPercent }) => publishedGapPercent)),
      mean(members.map(({ seconds }) => seconds)),
    ]);
  const meanHeader = ['mean over', 'cases', 'gap %', 'gap % 0.1 s', `${method} gap %`, 'seconds'];
  return [formatTable(header, lines), '', formatTable(meanHeader, means), '', ...yardsticks[set]].join('\n');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
