import { describe, expect, it } from 'vitest';
import { findViolationsInBothThemes } from '../harness/axe.ts';
import { phone, useBrowser } from '../harness/browser.ts';
import { editingOf, openNewTrip } from '../harness/trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

describe('bookings of a trip', () => {
  it(
    'are read from a pasted confirmation, previewed, applied, shown in the day and undone',
    async () => {
      const { page, errors } = await visit(phone);
      const id = await openNewTrip(page);
      const before = JSON.stringify((await editingOf(page, id)).plan);
      const date = (await editingOf(page, id)).plan.days[1]?.date ?? '';
      await page.getByRole('button', { name: 'Add a booking' }).click();
      await page
        .getByLabel(/^Paste a confirmation/)
        .fill(`Show: Sample Acrobats\nDate: ${date}\nStarts 19:30\nOrder number: AC-10293`);
      await page.getByRole('button', { name: 'Read the text' }).click();
      await page.getByText('Found 1 booking.').waitFor();
      expect(await page.getByLabel('Starts', { exact: true }).inputValue()).toBe('19:30');
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Preview with these bookings' }).click();
      await page.getByRole('group', { name: 'Preview' }).waitFor();
      expect(JSON.stringify((await editingOf(page, id)).plan)).toBe(before);
      await page.getByRole('button', { name: 'Apply: Plan around your bookings' }).click();
      const block = page.locator('#day-2').getByText('Sample Acrobats booked');
      await block.waitFor();
      await page.locator('#day-2').getByText('Reference AC-10293').waitFor();
      await expect.poll(async () => (await editingOf(page, id)).brief.bookings?.length).toBe(1);
      await page.getByRole('button', { name: 'Undo this change' }).click();
      await block.waitFor({ state: 'detached' });

      // What another app shares arrives in the fragment of this address.
      const shared = new URLSearchParams({ text: `Show: Shared Opera\nDate: ${date}\nStarts 20:00` });
      await page.goto(`/trip/add#${shared.toString()}`);
      await page
        .getByRole('button', { name: /^Add to / })
        .first()
        .click();
      await page.getByText('Found 1 booking.').waitFor();
      expect(await page.getByLabel('Starts', { exact: true }).inputValue()).toBe('20:00');
      expect(errors).toEqual([]);
    },
    longest,
  );
});
