import { expect, it } from 'vitest';
import { useBrowser, whenHydrated } from './harness/browser.ts';

const visit = useBrowser();
/** Long enough to hover over all links before the first answer arrives. */
const latencyMs = 10_000;

it('preloads at most four pages at the same time; the next one starts when one has loaded', async () => {
  const { page, errors } = await visit();
  await page.goto('/wiki', { waitUntil: 'networkidle' });
  await whenHydrated(page);
  const started: string[] = [];
  let finished = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!request.url().includes('.data')) return;
    started.push(request.url());
    most = Math.max(most, started.length - finished);
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('.data')) finished += 1;
  });
  // Playwright's own interception cancels prefetches.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const links = page.getByRole('main').locator('a[href^="/wiki/detail"]');
  for (let index = 0; index < 4; index += 1) {
    await links.nth(index).hover();
    await expect.poll(() => started.length).toBe(index + 1);
  }
  await links.nth(4).hover();
  await expect.poll(() => started.length, { timeout: 3 * latencyMs }).toBe(5);
  const fifth = await links.nth(4).getAttribute('href');
  expect(started[4]).toContain(fifth?.split('?')[1]);
  expect({ most, isFreed: finished > 0 }).toEqual({ most: 4, isFreed: true });
  expect(errors).toEqual([]);
});
