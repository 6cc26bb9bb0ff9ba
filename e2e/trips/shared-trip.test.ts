import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { useBrowser } from '../harness/browser.ts';
import { editorOf, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

/** Collects the addresses of the scripts that a page loads. */
function recordScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  return scripts;
}

/** Returns the size of scripts, compressed with brotli. */
async function sizeOf(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('shared trip', () => {
  it(
    'can be read by anyone, also without JavaScript, edited only by its owner, and copied',
    async () => {
      const { page } = await visit();
      const ownScripts = recordScripts(page);
      await openNewTrip(page);
      const editing = new Set(ownScripts);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      const link = await page.getByLabel('Link to the trip').inputValue();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: 'Create a calendar address' }).click();
      const calendar = await page.request.get(await page.getByLabel('Calendar address').inputValue());
      expect(calendar.headers()['content-type']).toContain('text/calendar');
      await page.getByText('For your own website').click();
      await page.getByRole('button', { name: 'Preview card' }).click();
      const card = page.frameLocator('iframe[title="Preview of the card"]');
      await card.getByRole('link', { name: 'Open this trip on Yunyou' }).waitFor();
      expect(await findViolations(page)).toEqual([]);

      const { page: reader } = await visit({ javaScriptEnabled: false });
      await reader.goto(link);
      expect(title).toContain(await reader.locator('h1').innerText());
      expect(await reader.locator('#day-1 h3').count()).toBeGreaterThan(0);

      const { page: friend, errors } = await visit();
      const readScripts = recordScripts(friend);
      await friend.goto(link, { waitUntil: 'networkidle' });
      expect(await editorOf(friend).count()).toBe(0);
      // Only the owner loads the editor, at most 200 KB of it. The form for wishes was open before the trip.
      expect([...readScripts].filter((url) => url.includes('editor-parts'))).toEqual([]);
      const onlyOwn = [...editing].filter((url) => !readScripts.has(url));
      expect(onlyOwn.some((url) => url.includes('editor-parts'))).toBe(true);
      expect(await sizeOf(onlyOwn)).toBeLessThanOrEqual(200 * 1024);
      await friend.getByRole('button', { name: 'Copy to my trips' }).click();
      await editorOf(friend).waitFor();
      expect(errors).toEqual([]);

      await page.getByRole('button', { name: 'Turn off link permanently' }).click();
      await page.getByRole('button', { name: 'Create link' }).waitFor();
      expect((await friend.goto(link))?.status()).toBe(404);
    },
    longest,
  );
});
