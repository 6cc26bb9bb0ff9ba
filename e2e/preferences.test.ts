import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';
import { findBusyDay, openNewTrip, openStop } from './harness/trip-calls.ts';

const visit = useBrowser();
const xian = { latitude: 34.26123, longitude: 108.94234 };

describe('preferences', () => {
  it('change theme, currency and clock immediately, and stay after a reload', async () => {
    const { page, errors } = await visit({ locale: 'en-GB' });
    await page.goto('/attractions/detail?id=terracotta-army');
    await whenHydrated(page);
    await page.getByRole('button', { name: 'Preferences' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preferences' });
    expect(await dialog.getByLabel('Show prices also in').inputValue()).toBe('GBP');
    await dialog.getByLabel('Show prices also in').selectOption('EUR');
    await dialog.getByLabel('Theme').selectOption('dark');
    await dialog.getByLabel('Clock').selectOption('12');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const tickets = page.locator('#hours table').filter({ hasText: 'CN¥' }).first();
    await tickets
      .getByText(/CN¥\d+ \(≈\s€\d/)
      .first()
      .waitFor();
    await page
      .locator('#hours')
      .getByText(/\d:\d\d am–\d:\d\d pm/)
      .first()
      .waitFor();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(18, 24, 27)');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor();
    expect(await paper()).toBe('rgb(18, 24, 27)');
    await tickets
      .getByText(/CN¥\d+ \(≈\s€\d/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

describe('clock and currency on pages', () => {
  it.each([
    '/destination/city?id=xian',
    '/attractions/detail?id=victoria-peak',
    '/wiki/detail?id=visa-free-entry',
    '/trip/tours',
  ])('follow the visitor on %s', async (path) => {
    const { page } = await visit({ locale: 'en-GB' });
    await page.addInitScript(() => {
      localStorage.setItem('yunyou:clock', '12');
      localStorage.setItem('yunyou-currency', 'EUR');
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => listForeign(page)).toEqual([]);
  });
});

describe('clock and currency on a trip', () => {
  it('follow the visitor in the editor, previews and problems', async () => {
    const { page, errors } = await visit({ locale: 'en-GB' });
    await page.addInitScript(() => {
      localStorage.setItem('yunyou:clock', '12');
      localStorage.setItem('yunyou-currency', 'EUR');
    });
    await openNewTrip(page);
    await page.getByText(/≈\s€/).first().waitFor({ state: 'attached' });
    const day = await findBusyDay(page, 2);
    const stop = await openStop(page, day, 1);
    await stop.getByLabel('Start at').fill('23:00');
    await stop.getByLabel('Start at').blur();
    await page.getByRole('button', { name: 'Repair the trip' }).waitFor();
    await page.getByLabel('What would you like to change?').fill('start day 2 at 10:30');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Preview' }).getByText('10:30 am').first().waitFor();
    expect(await listForeign(page)).toEqual([]);
    expect(errors).toEqual([]);
  }, 240_000);
});

/** Returns the lines of a page with a time on the 24-hour clock, with dollars or yuan without euros beside them. */
async function listForeign(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => {
    const hasYuan = /CN¥|\byuan\b/.test(line);
    return (
      /\b(0\d|1[3-9]|2\d):[0-5]\d/.test(line) ||
      (line.includes('$') && !line.includes('€')) ||
      (hasYuan && !line.includes('€'))
    );
  });
}

describe('near me', () => {
  it('sorts by distance after a click, sends a rounded position, and says when it is refused', async () => {
    const { page, errors } = await visit({ ...phone, geolocation: xian, permissions: ['geolocation'] });
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('selectInfoByCityCode')) bodies.push(request.postData() ?? '');
    });
    await page.goto('/destination/list?kind=spot&free=true');
    await whenHydrated(page);
    await page.getByRole('button', { name: 'Near me' }).click();
    await page
      .getByText(/^\d+(\.\d)? (m|km) away/)
      .first()
      .waitFor();
    expect(bodies.map((body) => JSON.parse(body).near)).toEqual([{ latitude: 34.26, longitude: 108.94 }]);
    expect(new URL(page.url()).search).not.toContain('34'); // the port may contain it
    expect(await findViolations(page)).toEqual([]);
    expect(errors).toEqual([]);

    const refused = await visit();
    await refused.page.goto('/destination/list');
    await whenHydrated(refused.page);
    await refused.page.getByRole('button', { name: 'Near me' }).click();
    await refused.page.getByText('Your browser does not share your location').waitFor();
  });
});
