import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { useBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();
const api = () => `${site.url}/api/yunyou`;

/** Marks an order as paid, as a staff member does. */
async function notePayment(orderNo: string): Promise<void> {
  const login = await fetch(`${api()}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: site.adminPassword }),
  });
  const { data }: { data: { csrfToken: string } } = await login.json();
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const moved = await fetch(`${api()}/admin/order/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': data.csrfToken },
    body: JSON.stringify({ orderNo, action: 'pay', note: 'bank transfer' }),
  });
  expect(moved.status).toBe(200);
}

/** The complete booking journey takes long on a slow machine. */
const journeyTimeoutMs = 240_000;

describe('tour booking', { timeout: journeyTimeoutMs }, () => {
  it('leads from a city to a tour, books it in three steps, pays later and gives a receipt', async () => {
    const { page, errors, foreign } = await visit();
    await signIn(page, 'Ada Lovelace');
    await page.goto('/user?type=Orders');
    await page.getByRole('heading', { name: 'No orders yet' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Orders by state' }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Find a tour' }).click();
    await page.waitForURL('**/trip/tours');
    await page.goto('/destination/city?id=beijing');
    await page.locator('main a[href*="/trip/details?line="]').first().click();
    await page.getByRole('heading', { name: 'Dates and prices' }).waitFor();
    await page.getByText('Seats left are up to date.').waitFor();
    await page.getByRole('button', { name: 'Fewer adults' }).click();
    await page.getByRole('button', { name: 'More children' }).click();
    await page
      .getByRole('table', { name: /Departures in/ })
      .getByRole('link')
      .last()
      .click();

    // Date and travellers: missing input is reported at its field, and the first such field gets the focus.
    await page.getByRole('heading', { name: 'Date and travellers', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Enter the name as in the passport').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('travellers.0.name');
    const adult = page.getByRole('group', { name: 'Traveller 1 adult' });
    await adult.getByLabel('Name as in the passport').fill('Ada Lovelace');
    await adult.getByLabel('Passport number').fill('x1234567');
    const child = page.getByRole('group', { name: 'Traveller 2 child' });
    await child.getByLabel('Name as in the passport').fill('Byron Lovelace');
    await child.getByLabel('Passport number').fill('X7654321');
    await child.getByLabel('Date of birth').fill('2020-05-12');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();

    // Contact: survives a reload, in this tab only.
    await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Phone').fill('+44 7400 123456');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();

    // Review: a double click books once.
    await page.getByRole('heading', { name: 'Review and book' }).waitFor();
    await page.getByText('Byron Lovelace (child)').waitFor();
    await page.getByRole('button', { name: /^Book now for CN¥/ }).dblclick();
    await page.waitForURL('**/user?type=Orders&order=*');
    await page.getByText('Awaiting payment', { exact: true }).waitFor();
    await page.getByText('Seats held, to be paid later').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const orderNo = new URL(page.url()).searchParams.get('order') ?? '';

    await notePayment(orderNo);
    await page.reload();
    await page.getByText('Payment received').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt (PDF)' }).click();
    const receipt = await readFile(await (await download).path());
    expect(receipt.subarray(0, 5).toString()).toBe('%PDF-');
    expect(receipt.length).toBeGreaterThan(8000);

    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByRole('navigation', { name: 'Orders by state' }).waitFor();
    await page.getByText(orderNo).waitFor();
    expect(await page.locator('main li h2').count()).toBe(1);
    await page.getByRole('link', { name: 'Refunded' }).click();
    await page.getByRole('heading', { name: 'No orders with this status' }).waitFor();
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('offers alternatives and keeps the input when the date sells out meanwhile', async () => {
    const { page } = await visit();
    await signIn(page, 'Grace Hopper');
    await page.goto('/trip/book/detail?line=beijing-great-wall-day&adults=1&children=0', {
      waitUntil: 'networkidle',
    });
    await page
      .getByRole('table', { name: /Departures in/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByLabel('Name as in the passport').fill('Grace Hopper');
    await page.getByLabel('Passport number').fill('X1234567');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Your name').fill('Grace Hopper');
    await page.getByLabel('Email').fill('grace@example.org');
    await page.getByLabel('Phone').fill('+1 212 555 0123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.route('**/order/tour/book', async (route) => {
      const other = await fetch(`${api()}/travel/line/departures?id=beijing-great-wall-day`);
      const { data }: { data: { list: unknown[] } } = await other.json();
      const message = 'This date is sold out. Other dates have room for all of you.';
      const details = { seatsLeft: 0, total: null, departures: data.list.slice(4, 6) };
      await route.fulfill({
        status: 409,
        json: { code: 409, message, data: { error: 'SOLD_OUT', details } },
      });
    });
    await page.getByRole('button', { name: 'Book now' }).click();
    const help = page.getByRole('alert').filter({ hasText: 'Not booked yet' });
    await help.getByRole('link').first().click();
    await page.unroute('**/order/tour/book');
    await help.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Book now' }).click();
    await page.waitForURL('**/user?type=Orders&order=*');
  });

  it('allows one review per city and shows that it awaits approval', async () => {
    const { page, errors } = await visit();
    await signIn(page, 'Mary Somerville');
    await page.goto('/destination/city?id=xian');
    await page.getByRole('button', { name: 'Write a review' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Choose 1 to 5 stars').waitFor();
    await page.getByText('4 stars', { exact: true }).click({ force: true });
    await page
      .getByLabel('What should other travellers know?')
      .fill('Cycle on the wall at dusk, then eat noodles.');
    await page.getByLabel('Month of travel').fill('2026-04');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your review is waiting for approval.').waitFor();
    expect(errors).toEqual([]);
  });
});
