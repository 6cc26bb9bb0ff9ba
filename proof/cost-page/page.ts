import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examplePrices, sizing, visitorDay, visitorsPerDay } from './inputs.ts';
import { costOfVisitor, databaseLimit, sizeFor } from './model.ts';
import { type Reports, readFigures } from './read-figures.ts';

const proofs = path.join(import.meta.dirname, '..', '..', 'docs', 'proof');
const names = { cost: 'cost', web: 'web', workers: 'workers', visitors: 'scale-visitors' } as const;
const read = (name: string) => readFileSync(path.join(proofs, `${name}.md`), 'utf8');

/** Reads the reports in docs/proof that have the measured figures of the page. */
export const readReports = (): Reports => ({
  cost: read(names.cost),
  web: read(names.web),
  workers: read(names.workers),
  visitors: read(names.visitors),
});

const whole = (value: number) => Math.round(value).toLocaleString('en');
const short = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const titles = { app: 'copies of the site', planner: 'planner cores', database: 'database cores' };
const ranOn = (report: string) => /^Last run: (\S+),/m.exec(report)?.[1] ?? 'unknown';

const inputs: [string, Record<string, number>][] = [
  ['A visitor on one day', { ...visitorDay }],
  ['Example prices, in one currency', { ...examplePrices }],
  ['Sizing', { ...sizing }],
];

type Size = ReturnType<typeof sizeFor>;

function tableOfSizes(sizes: readonly Size[]): string {
  const rows = sizes.map((size) => [
    whole(size.visitors),
    String(size.cores.app),
    String(size.cores.planner),
    String(size.cores.database),
    short(size.memoryGb),
    short(size.storageGb),
    short(size.trafficGbPerDay),
    short(size.costPerDay),
    short(size.costPer1000),
    `${titles[size.next.resource]} (${Math.round(size.use[size.next.resource] * 100)} % used), full at ${whole(size.next.visitors)}`,
  ]);
  return table(
    [
      'visitors a day',
      'copies',
      'planner cores',
      'database cores',
      'memory, GB',
      'storage, GB',
      'traffic, GB a day',
      'cost a day',
      'cost per 1,000',
      'next bottleneck',
    ],
    rows,
  );
}

function tableOfFigures(figures: ReturnType<typeof readFigures>, reports: Reports): string {
  return table(
    ['figure', 'value', 'report'],
    [
      ['page from memory', `${short(figures.pageFromMemoryMs)} ms`, `cost.md, ${ranOn(reports.cost)}`],
      ['page rendered', `${short(figures.pageRenderedMs)} ms`, `web.md, ${ranOn(reports.web)}`],
      ['answer from memory', `${short(figures.answerFromMemoryMs)} ms`, 'cost.md'],
      [
        'answer from the database (stored answers)',
        `${short(figures.answerStored.appMs)} ms, database ${short(figures.answerStored.databaseMs)} ms`,
        'cost.md',
      ],
      [
        'trip from memory',
        `${short(figures.tripFromMemory.appMs)} ms, database ${short(figures.tripFromMemory.databaseMs)} ms`,
        'cost.md',
      ],
      [
        'trip described',
        `${short(figures.tripDescribed.appMs)} ms, database ${short(figures.tripDescribed.databaseMs)} ms`,
        'cost.md',
      ],
      ['plan', `${short(figures.planCpuMs)} ms`, `workers.md, ${ranOn(reports.workers)}`],
      ['memory of a copy with its helper processes', `${whole(figures.copyMb)} MB`, 'cost.md'],
      ['memory of the database', `${whole(figures.databaseMb)} MB`, 'cost.md'],
      [
        'page; scripts and styles',
        `${short(figures.pageKb)} KB; ${short(figures.scriptsAndStylesKb)} KB`,
        'web.md',
      ],
      [
        'storage with indexes',
        `${figures.bytesPerEvent} bytes an event, ${figures.bytesPerAccount} an account with a session, ${figures.bytesPerTrip} a trip`,
        `scale-visitors.md, ${ranOn(reports.visitors)}`,
      ],
    ],
  );
}

/** Computes the text of docs/cost.md from the reports and the assumptions in `inputs.ts`. */
export function createCostPage(reports: Reports): string {
  const figures = readFigures(reports);
  const options = { figures, day: visitorDay, prices: examplePrices, sizing };
  const visitor = costOfVisitor(figures, visitorDay);
  const sizes = visitorsPerDay.map((visitors) => sizeFor(visitors, options));
  const limit = databaseLimit(figures, visitorDay, sizing);
  return `# Cost per 1,000 visitors

\`npm run cost:page\` computes this page. Measured figures come from \`docs/proof\`; everything else is an assumption in
\`proof/cost-page/inputs.ts\`. **Prices are examples, not offers**: enter those of your provider and run the command again.

${tableOfSizes(sizes)}

- A copy of the site is one process on one core. Cores are for the busiest hour (${sizing.peak} times the average) at ${sizing.useMax * 100} % use; at least
  ${sizing.copiesMin} copies run for availability.
- "Full at" is the number of visitors a day at which the most used resource of this installation reaches its planned use. More copies and planners
  are added without limit. The primary database is one server: with ${sizing.databaseCoresMax} cores it is full at ${whole(limit)} visitors a day by CPU time; read
  replicas take public reads off it (\`docs/scaling.md\`).
- Not in the computation: CPU time of writes (events, likes, bookings), pictures that are encoded, the speed of the disk, mail, a CDN, and work of people. A CDN
  takes most of the traffic and the pages in memory off the copies.

## One visitor

${table(
  ['resource', 'per visitor and day'],
  [
    ['CPU time of the site', `${short(visitor.appMs)} ms`],
    ['CPU time of the planner', `${short(visitor.plannerMs)} ms`],
    ['CPU time of the database', `${short(visitor.databaseMs)} ms`],
    ['traffic', `${short(visitor.trafficBytes / 1024)} KB`],
    ['events', `${short(visitor.eventBytes)} bytes, stored for ${sizing.eventDays} days`],
    ['accounts and trips', `${short(visitor.growthBytes)} bytes`],
  ],
)}

## Measured figures

${tableOfFigures(figures, reports)}

## Assumptions

${inputs
  .map(
    ([title, values]) =>
      `${title}: ${Object.entries(values)
        .map(([name, value]) => `\`${name}\` ${value}`)
        .join(', ')}.`,
  )
  .join('\n\n')}
`;
}
