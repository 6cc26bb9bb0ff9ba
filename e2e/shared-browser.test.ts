import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, whenHydrated } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';
import { hasStored } from './harness/stored-data.ts';
import { openNewTrip } from './harness/trip-calls.ts';

const visit = useBrowser();

const bookingPath = '/trip/book/detail?line=beijing-great-wall-day&adults=1&children=0';

/** Begins a booking for the first date and waits until the draft is stored. */
async function beginBooking(page: Page, name: string, passportNumber: string): Promise<void> {
  await page.goto(bookingPath, { waitUntil: 'networkidle' });
  await page
    .getByRole('table', { name: /Departures in/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByLabel('Name as in the passport').fill(name);
  await page.getByLabel('Passport number').fill(passportNumber);
  await expect.poll(() => hasStored(page, passportNumber)).toBe(true);
}

async function openSearch(page: Page) {
  await page.goto('/wiki', { waitUntil: 'networkidle' });
  await whenHydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  const input = dialog.getByRole('combobox');
  await input.waitFor();
  return { dialog, input };
}

async function search(page: Page, words: string): Promise<void> {
  const { dialog, input } = await openSearch(page);
  await input.fill(words);
  await input.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasStored(page, words)).toBe(true);
}

/** Returns the recent searches that the search dialog offers. */
async function recentSearches(page: Page): Promise<string> {
  const { dialog } = await openSearch(page);
  const text = await dialog.innerText();
  await page.keyboard.press('Escape');
  return text;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === '/');
}

describe('a browser used by several visitors', { timeout: 300_000 }, () => {
  it('shows the next visitor no draft, saved trip or search of the first, also without a network', async () => {
    const { page } = await visit({ serviceWorkers: 'allow' });
    await signIn(page, 'First Visitor');
    const tripId = await openNewTrip(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
    await search(page, 'pingyao lanterns');
    await beginBooking(page, 'First Visitor', 'QX9876543');
    const own = [tripId, 'pingyao', 'QX9876543'];
    for (const text of own) expect(await hasStored(page, text), text).toBe(true);
    await signOut(page);
    for (const text of own) expect(await hasStored(page, text), text).toBe(false);

    await signIn(page, 'Second Visitor');
    expect(await recentSearches(page)).not.toContain('pingyao');
    await page.goto(bookingPath, { waitUntil: 'networkidle' });
    await page
      .getByRole('table', { name: /Departures in/ })
      .getByRole('link')
      .first()
      .click();
    expect(await page.getByLabel('Passport number').inputValue()).toBe('');
    await page.context().setOffline(true);
    await page.goto(`/trip/details?id=${tripId}`);
    await page.getByRole('heading', { name: "You're offline" }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(title);
    expect(await page.getByRole('link', { name: title }).count()).toBe(0);
  });

  it('removes the draft in another tab at sign-out, and loads that page again', async () => {
    const { page } = await visit();
    await signIn(page, 'First Visitor');
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    const other = await page.context().newPage();
    await beginBooking(other, 'First Visitor', 'QX9876543');
    await other.evaluate(() => Object.assign(window, { isSamePage: true }));
    await signOut(page);
    await other.waitForFunction(() => !('isSamePage' in window), undefined, { timeout: 60_000 });
    expect(await hasStored(other, 'QX9876543')).toBe(false);
    expect(await other.getByLabel('Passport number').inputValue({ timeout: 60_000 })).toBe('');
  });

  it('assigns data from before signing in to the account, and hides it from another account', async () => {
    const { page } = await visit();
    await search(page, 'pingyao lanterns');
    await beginBooking(page, 'First Visitor', 'QX9876543');
    await signIn(page, 'First Visitor');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Passport number').inputValue()).toBe('QX9876543');
    expect(await recentSearches(page)).toContain('pingyao lanterns');

    // The session of the first visitor is replaced without a sign-out.
    await signIn(page, 'Second Visitor');
    expect(await recentSearches(page)).not.toContain('pingyao');
    for (const text of ['pingyao', 'QX9876543']) expect(await hasStored(page, text), text).toBe(false);
  });

  it('removes searches and drafts when the session has expired', async () => {
    const { page } = await visit();
    await signIn(page, 'First Visitor');
    await search(page, 'pingyao lanterns');
    await page.context().clearCookies();
    expect(await recentSearches(page)).not.toContain('pingyao');
    expect(await hasStored(page, 'pingyao')).toBe(false);
  });
});
