import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const visit = useBrowser();
const nextPage = '/destination/list';

describe('styles after a navigation', () => {
  it.each([
    ['/no/such/place', 404],
    ['/user?type=profile', 401],
    ['/faves/trip-list?id=none', 404],
    ['/wiki', 200],
  ])('%s (status %i) leads to a page that looks as if it was loaded by its address', async (path, status) => {
    const direct = await visit();
    await direct.page.goto(nextPage, { waitUntil: 'networkidle' });

    const { page, errors } = await visit();
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(status);
    await page.getByRole('contentinfo').getByRole('link', { name: 'All places' }).click();
    await page.getByRole('heading', { level: 1, name: 'All cities' }).waitFor();
    await page.waitForLoadState('networkidle');

    expect(await readLook(page)).toEqual(await readLook(direct.page));
    expect(errors.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
  });
});

/** Returns computed styles that come from the base sheet, the frame's modules and the page's own modules. */
function readLook(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const properties = ['font-family', 'font-size', 'color', 'background-color', 'display', 'position'];
    const elements = ['body', 'header', 'footer', 'footer a', 'main', 'main h1', 'main li', 'main section'];
    return Object.fromEntries(
      elements.map((selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return [selector, properties.map((property) => style?.getPropertyValue(property) ?? '')];
      }),
    );
  });
}
