import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

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
