import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { substituteCaching } from '../../apps/api/src/pictures/substitutes.ts';
import { findBrowser, quiet } from '../../e2e/harness/find-browser.ts';
import { startSite } from '../../e2e/harness/start-site.ts';
import { createReport } from '../harness/report.ts';

/**
 * `npm run bench:lighthouse [-- address] [--write]` runs Lighthouse (mobile) on the four most visited kinds of page. Without an
 * address it starts the built site. Each page is loaded once before, so that it is cached and its pictures exist.
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
const minScores = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [given] = positionals;
const report = createReport({
  title: 'Lighthouse',
  command: 'npm run bench:lighthouse',
  introduction:
    'Simulated phone of Lighthouse: slow 4G, processor four times slower than this machine. Median of three runs per page. ' +
    'Other load on the machine lowers the performance score; the other scores do not depend on it.',
  file: values.write ? 'lighthouse.md' : undefined,
});
const site = given ? { url: given.replace(/\/$/, ''), stop: async () => undefined } : await startSite({});
const browser = await chromium.launch({
  executablePath: await findBrowser({ isWhole: true }),
  args: [...quiet, `--remote-debugging-port=${port}`],
});
try {
  for (const page of pages) {
    await waitForPictures(await measure(page));
    judge(page, await measureMedian(page));
  }
} finally {
  await browser.close();
  await site.stop();
}
await report.finish();

/** Returns the run with the median performance score of three. */
async function measureMedian(page: string): Promise<Result> {
  const results = [await measure(page), await measure(page), await measure(page)];
  const scoreOf = ({ categories: found }: Result) => found['performance']?.score ?? 0;
  const [, middle] = results.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  if (!middle) throw new Error('No median of three runs');
  return middle;
}

/** Waits until the pictures of a page are encoded; the substitutes sent before are up to four times as large. */
async function waitForPictures({ audits }: Result): Promise<void> {
  for (const url of listPictures(audits)) {
    while (await isSubstitute(url)) await wait(200);
  }
}

function listPictures(audits: Result['audits']): string[] {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests');
  return details.items.flatMap(({ url }) =>
    typeof url === 'string' && url.includes('/pictures/') ? [url] : [],
  );
}

async function isSubstitute(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { accept: 'image/avif' } });
  await answer.arrayBuffer();
  return answer.headers.get('cache-control') === substituteCaching;
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
  const isGood = scores.every(({ name, score }) => score >= minScores[name]);
  const figures = [
    ...scores.map(({ name, score }) => `${name} ${Math.round(score * 100)}`),
    ...Object.entries(timings).map(([name, id]) => `${name} ${audits[id]?.displayValue ?? ''}`),
    ...scores.flatMap(({ name, score }) =>
      score < minScores[name] ? weakAudits(name, { found, audits }) : [],
    ),
  ];
  report.check(page, isGood, figures.join(', '));
}

/** Lists the audits that lower a category below its limit. */
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
