/** Measured figures that the cost page uses, from the tables in docs/proof. */
export interface Figures {
  /** CPU milliseconds of the app. */
  pageFromMemoryMs: number;
  pageRenderedMs: number;
  answerFromMemoryMs: number;
  /** CPU milliseconds of app and database: a public answer that is stored in the database but not in memory. */
  answerStored: Cost;
  tripFromMemory: Cost;
  tripDescribed: Cost;
  planCpuMs: number;
  /** Memory of one copy of the site with its helper processes, after load. */
  copyMb: number;
  databaseMb: number;
  pageKb: number;
  scriptsAndStylesKb: number;
  bytesPerEvent: number;
  bytesPerAccount: number;
  bytesPerTrip: number;
}

export interface Cost {
  appMs: number;
  databaseMs: number;
}

/** Texts of the reports by name. */
export interface Reports {
  cost: string;
  web: string;
  workers: string;
  visitors: string;
}

/** Returns the measured column of the rows whose guarantee matches. */
function measured(report: string, guarantee: RegExp): string[] {
  const rows = report.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const found = rows.filter(([, name = '']) => guarantee.test(name)).map(([, , , detail = '']) => detail);
  if (found.length === 0) throw new Error(`No row of the reports matches ${guarantee}`);
  return found;
}

function numberIn(text: string, pattern: RegExp): number {
  const value = Number(pattern.exec(text)?.[1]);
  if (!Number.isFinite(value)) throw new Error(`"${text}" has no figure ${pattern}`);
  return value;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const costOf = (rows: readonly string[]): Cost => ({
  appMs: mean(rows.map((row) => numberIn(row, /app ([\d.]+) ms/))),
  databaseMs: mean(rows.map((row) => numberIn(row, /database ([\d.]+) ms/))),
});

export function readFigures({ cost, web, workers, visitors }: Reports): Figures {
  const [memory = ''] = measured(cost, /^memory after the script/);
  const weights = measured(web, /at most \d+ KB of script$/);
  const helpers = /helper processes: ([^;]*)/.exec(memory)?.[1] ?? '';
  const helperMb = [...helpers.matchAll(/(\d+) MB/g)].reduce((sum, [, mb]) => sum + Number(mb), 0);
  const [storage = ''] = measured(visitors, /^storage of an event/);
  return {
    pageFromMemoryMs: mean(measured(cost, /page from memory/).map((row) => numberIn(row, /^([\d.]+) ms/))),
    // One process renders on one core.
    pageRenderedMs: mean(
      measured(web, /rendered, compared/).map((row) => 1000 / numberIn(row, /: (\d+)\/s/)),
    ),
    answerFromMemoryMs: costOf(measured(cost, /^(city|spot|guide) (list|detail) from memory/)).appMs,
    answerStored: costOf(measured(cost, /^(city|spot|guide) (list|detail) without memory/)),
    tripFromMemory: costOf(measured(cost, /^trip detail from memory/)),
    tripDescribed: costOf(measured(cost, /^trip detail computed/)),
    planCpuMs:
      60_000 / numberIn(measured(workers, /plans a minute and core/)[0] ?? '', /^(\d+) a CPU-minute/),
    copyMb: numberIn(memory, /server (\d+) MB/) + helperMb,
    databaseMb: numberIn(memory, /PostgreSQL processes (\d+) MB/),
    pageKb: mean(weights.map((row) => numberIn(row, /page ([\d.]+) KB/))),
    scriptsAndStylesKb: mean(
      weights.map((row) => numberIn(row, /styles ([\d.]+) KB/) + numberIn(row, /scripts ([\d.]+) KB/)),
    ),
    bytesPerEvent: numberIn(storage, /(\d+) bytes an event/),
    bytesPerAccount: numberIn(storage, /(\d+) bytes an account/),
    bytesPerTrip: numberIn(storage, /(\d+) bytes a trip/),
  };
}
