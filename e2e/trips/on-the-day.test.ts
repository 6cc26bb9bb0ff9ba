import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { editingOf, onePixel, openNewTrip, saved, shareTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

/** A minute of a day of the new trip, in China time. */
const momentOf = (date: string, minute: number) =>
  new Date(Date.parse(`${date}T00:00:00+08:00`) + minute * 60_000);

describe('a trip on a phone', () => {
  it(
    'shows what is next without a network, times the rest again when late, skips, undoes, and helps; afterwards it is a journal',
    async () => {
      const { page, errors } = await visit({ ...phone, serviceWorkers: 'allow' });
      const id = await openNewTrip(page, { unfold: false });
      await page.getByRole('button', { name: 'Save for offline' }).click();
      await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
      const { plan } = await editingOf(page, id);
      const today = plan.days[1];
      const visits = today?.items.filter(({ kind }) => kind === 'visit') ?? [];
      const [first] = visits;
      if (!today || !first) throw new Error('Day 2 has no visit');
      await page.clock.setFixedTime(momentOf(today.date, first.startMinute - 90));
      await page.context().setOffline(true);
      await page.reload();

      await page.getByRole('heading', { level: 1, name: /^Today/ }).waitFor();
      const card = page.getByRole('region').first();
      await card.getByText(/^Leave by/).waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await card.getByRole('button', { name: /^Driver card/ }).tap();
      await page.getByRole('dialog').getByText('请带我去').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

      const name = await card.getByRole('heading', { level: 2 }).textContent();
      const leave = await card.getByText(/^Leave by/).textContent();
      await page.getByRole('button', { name: 'Running late' }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: '30 min later' }).tap();
      await sheet.getByText('New times').waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      expect(await card.getByText(/^Leave by/).textContent()).toBe(leave); // nothing has changed yet
      await sheet.getByRole('button', { name: 'Change the times' }).tap();
      await page.getByText('The rest of the day has new times.').waitFor();
      await expect.poll(() => card.getByText(/^Leave by/).textContent()).not.toBe(leave);
      await page.getByRole('button', { name: 'Undo' }).tap();
      await expect.poll(() => card.getByText(/^Leave by/).textContent()).toBe(leave);

      await page.getByRole('button', { name: 'Skip', exact: true }).tap();
      await sheet.getByRole('button', { name: 'Skip', exact: true }).tap();
      await page.getByText(`${name} is skipped.`).waitFor();
      await expect.poll(() => card.getByRole('heading', { level: 2 }).textContent()).not.toBe(name);

      await page.getByRole('button', { name: 'Nearby' }).tap();
      await sheet.getByRole('button', { name: 'Metro' }).tap();
      await sheet
        .getByText(/min on foot/)
        .first()
        .waitFor();
      await sheet.getByRole('button', { name: 'Pharmacy' }).tap();
      await sheet.getByText('请问最近的药店在哪里？').waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await page.getByRole('button', { name: 'Help' }).tap();
      await sheet.getByRole('link', { name: 'Call 120: Ambulance' }).waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Close' }).tap();

      await page.context().setOffline(false);
      await page.getByRole('link', { name: 'Whole plan' }).tap();
      await saved(page).waitFor();
      const after = (await editingOf(page, id)).plan.days[1]?.items ?? [];
      expect(after.filter(({ kind }) => kind === 'visit').length).toBe(visits.length - 1);

      await page.clock.setFixedTime(momentOf('2027-05-01', 600));
      await page.goto(`/trip/details?id=${id}`);
      const day = page.getByRole('region').first();
      const sight = day.getByRole('checkbox').first();
      await sight.waitFor();
      await page.context().setOffline(true);
      const missed = (await sight.getAttribute('aria-label'))?.replace('We saw ', '') ?? '';
      await sight.uncheck();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add photos to day 1' }).tap();
      await (await chooser).setFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: onePixel });
      await day.getByText('Not sent yet').waitFor();
      await page.context().setOffline(false);
      await page.getByText('The photo is added.').waitFor();
      await page.getByText(/^Saved$/).waitFor();
      await page.getByLabel('Show sights and photos to readers of my share link').check();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      const key = await shareTrip(page, id);
      const { page: reader } = await visit(phone);
      await reader.clock.setFixedTime(momentOf('2027-05-01', 600));
      await reader.goto(`/trip/details?id=${id}&share=${key}`);
      await reader.getByRole('button', { name: 'Open photo 1 of day 1' }).tap();
      await reader.getByRole('dialog').getByRole('img').waitFor();
      expect(await reader.getByText(missed, { exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Delete this trip' }).tap();
      await page.getByRole('button', { name: 'Delete for good' }).tap();
      await page.getByText('The trip is deleted.').waitFor();
      expect(await page.evaluate(async () => (await (await caches.open('yunyou-saved')).keys()).length)).toBe(
        0,
      );
      expect(errors.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text))).toEqual([]);
    },
    longest,
  );
});
