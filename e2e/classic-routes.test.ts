import { describe, expect, it } from 'vitest';
import { expectFocus, useBrowser, whenHydrated } from './harness/browser.ts';

const open = useBrowser();

describe('a classic route', () => {
  it('is listed, shows its stops and fills the trip form', async () => {
    const { page, errors } = await open();
    await page.goto('/trip/routes', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: "Beijing, Xi'an, Shanghai" }).first().click();
    await page.getByRole('heading', { level: 1, name: /Beijing, Xi'an, Shanghai/ }).waitFor();
    expect(await page.getByRole('heading', { level: 3, name: /^Xi'an/ }).count()).toBe(1);
    await page.getByRole('link', { name: 'Plan this trip' }).click();
    await page.waitForURL('**/trip?route=golden-triangle');
    const form = page.locator('section[aria-labelledby=brief-title]'); // the form is a section
    await form.getByText("Beijing, Xi'an, Shanghai").first().waitFor();
    await form.getByText('8 days').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('redirects to the list without an id', async () => {
    const { page } = await open();
    await page.goto('/trip/route');
    await page.waitForURL('**/trip/routes');
  });
});

describe('the list of classic routes', () => {
  it('is filtered with a count and an address, and grouped by length without a filter', async () => {
    const { page, errors } = await open();
    await page.goto('/trip/routes', { waitUntil: 'networkidle' });
    const main = page.getByRole('main');
    const groups = main.getByRole('heading', {
      level: 2,
      name: /^(?:Up to a week|Eight to ten days|Eleven days and more)$/,
    });
    expect(await groups.count()).toBe(3);
    const all = await main.getByRole('article').count();

    await whenHydrated(page);
    await main.getByLabel('Good for').focus(); // choosing an option through the browser's protocol does not focus
    await main.getByLabel('Good for').selectOption('rail');
    await page.waitForURL('**/trip/routes?for=rail');
    await expectFocus(main.getByLabel('Good for'));
    await expect.poll(() => groups.count()).toBe(0);
    const shown = await main.getByRole('article').count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    expect(await main.getByRole('status').textContent()).toBe(`${shown} routes`);

    await main.getByRole('link', { name: 'Remove Train travel' }).click();
    await page.waitForURL('**/trip/routes');
    await expect.poll(() => main.getByRole('article').count()).toBe(all);
    expect(errors).toEqual([]);
  });

  it('is filtered by a plain form without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/trip/routes');
    const main = page.getByRole('main');
    await main.getByLabel('Best in').selectOption('1');
    await main.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/month=1/);
    const shown = await main.getByRole('article').count();
    expect(await main.getByRole('status').textContent()).toBe(`${shown} routes`);
    await main.getByRole('link', { name: 'Remove Best in Jan' }).waitFor();
  });
});

describe('the page of a city', () => {
  it('shows stations with a card for drivers, districts and good days', async () => {
    const { page, errors } = await open();
    await page.goto('/destination/city?id=beijing', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: /Good days in Beijing/ }).waitFor();
    await page.locator('#district-beijing-gulou').waitFor();
    const station = page.locator('#station-beijing-south-station');
    await station.getByRole('button', { name: 'Show to a driver' }).click();
    await page.getByRole('dialog', { name: 'Beijing South, for a driver' }).waitFor();
    expect(errors).toEqual([]);
  });
});
