import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser, quiet } from '../e2e/find-browser.ts';
import { startSite } from '../e2e/start-site.ts';

/**
 * Lighthouse on a phone, for the pages most visitors see first. `node scripts/lighthouse.ts [address]`; without an
 * address it starts the built site itself. Each page is loaded once before it is measured, as on a site that
 * has been up for a minute.
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

const [given] = process.argv.slice(2);
const site = given ? { url: given.replace(/\/$/, ''), stop: async () => undefined } : await startSite({});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...quiet, `--remote-debugging-port=${port}`],
});
try {
  const rows: Record<string, Record<string, number | string>> = {};
  for (const page of pages) {
    await measure(page);
    const result = await measure(page);
    rows[page] = toRow(result);
    explain(page, result);
  }
  console.table(rows);
} finally {
  await browser.close();
  await site.stop();
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

function toRow({ categories: found, audits }: Result): Record<string, number | string> {
  const scores = categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)] as const);
  const times = Object.entries(timings).map(([name, id]) => [name, audits[id]?.displayValue ?? ''] as const);
  return Object.fromEntries([...scores, ...times]);
}

/** What keeps a page below what we want of it. */
function explain(page: string, { categories: found, audits }: Result): void {
  for (const name of categories) {
    const category = found[name];
    if (!category || (category.score ?? 0) >= wanted[name]) continue;
    process.exitCode = 1;
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight && audit && audit.score !== null && audit.score < 0.9)
        console.log(`${page} ${name}: ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
}
