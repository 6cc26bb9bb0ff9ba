import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser, quiet } from '../../e2e/find-browser.ts';
import { startSite } from '../../e2e/start-site.ts';
import { createReport } from '../harness/report.ts';

/**
 * Lighthouse on a phone, for the pages most visitors see first. `npm run bench:lighthouse [-- address] [--write]`;
 * without an address it starts the built site itself. Each page is loaded once before it is
 * measured, as on a site that has been up for a minute.
 */
const pages = [
  '/',
  '/destination/city?id=xian',
  '/attractions/detail?id=terracotta-army',
  '/wiki/detail?id=high-speed-trains',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const port = 9333;
const wanted = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [given] = positionals;
const report = createReport({
  title: 'Lighthouse',
  command: 'npm run bench:lighthouse',
  introduction:
    'A phone as Lighthouse thinks of one (a slow line, a processor four times slower than this machine), the ' +
    'middle one of three measurements of each page. Performance depends on what else the machine does; the rest does not.',
  file: values.write ? 'lighthouse.md' : undefined,
});
const site = given ? { url: given.replace(/\/$/, ''), stop: async () => undefined } : await startSite({});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...quiet, `--remote-debugging-port=${port}`],
});
try {
  for (const page of pages) {
    await measure(page); // draws its pictures
    judge(page, await measureOften(page));
  }
} finally {
  await browser.close();
  await site.stop();
}
await report.finish();

/** The middle one of three, for no machine is the same from one second to the next. */
async function measureOften(page: string): Promise<Result> {
  const results = [await measure(page), await measure(page), await measure(page)];
  const scoreOf = ({ categories: found }: Result) => found['performance']?.score ?? 0;
  const [, middle] = results.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  if (!middle) throw new Error('Three results have a middle');
  return middle;
}

async function measure(page: string): Promise<Result> {
  const run = await lighthouse(site.url + page, {
    port,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    logLevel: 'error',
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${page}`);
  return run.lhr;
}

function judge(page: string, { categories: found, audits }: Result): void {
  const scores = categories.map((name) => ({ name, score: found[name]?.score ?? 0 }));
  const isGood = scores.every(({ name, score }) => score >= wanted[name]);
  const figures = [
    ...scores.map(({ name, score }) => `${name} ${Math.round(score * 100)}`),
    ...Object.entries(timings).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? ''}`),
    ...scores.flatMap(({ name, score }) => (score < wanted[name] ? weakAudits(name, { found, audits }) : [])),
  ];
  report.check(page, isGood, figures.join(', '));
}

/** What keeps a page below what we want of it. */
function weakAudits(
  name: (typeof categories)[number],
  { found, audits }: { found: Result['categories']; audits: Result['audits'] },
): string[] {
  return (found[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    const isWeak = weight && audit && audit.score !== null && audit.score < 0.9;
    return isWeak ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()] : [];
  });
}
