import { describe, expect, it } from 'vitest';
import { findViolations } from '../harness/axe.ts';
import { expectFocus, phone, useBrowser } from '../harness/browser.ts';
import { signIn } from '../harness/sign-in.ts';
import {
  drag,
  editingOf,
  editorOf,
  faultsOf,
  findBusyDay,
  findNeighbours,
  handlesOf,
  moveByKeys,
  openNewTrip,
  openStop,
  saveAnotherSight,
  saved,
  sightsOf,
  takeOut,
} from '../harness/trip-calls.ts';

const visit = useBrowser();
/** Long journeys take about ten seconds on an idle machine. */
const longest = 240_000;

describe('trip from a sentence', () => {
  it(
    'is read, planned day by day, edited by keyboard, undone, saved and restored after a reload',
    async () => {
      const { page, errors } = await visit();
      await page.goto('/');
      await page
        .getByLabel('Your trip in a sentence')
        .fill("4 days in April in Beijing and Xi'an for two adults, relaxed, love history");
      await page.getByRole('button', { name: 'Plan with AI' }).click();
      await page.waitForURL('**/trip?wish=*');
      const where = page.locator('details').filter({ has: page.getByText('Where', { exact: true }) });
      await where.getByText('Beijing, Xi').waitFor();
      await where.locator('summary').click();
      await where.getByRole('button', { name: "Remove Xi'an" }).click();
      await where.getByRole('combobox', { name: 'Add a city' }).fill('xian');
      await page.keyboard.press('Enter');
      await where.locator('summary').getByText("Beijing, Xi'an").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Plan my trip' }).click();
      await page.waitForURL('**/trip/plan?id=*');
      await page.getByText('Day 1 ·').waitFor();
      await page.waitForURL('**/trip/details?id=*');
      await editorOf(page).waitFor();
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      expect(await faultsOf(page, id)).toEqual([]);

      const day = await findBusyDay(page, 2);
      const before = await sightsOf(page, day);
      const [first = '', second = ''] = await handlesOf(page, day);
      await moveByKeys(page, { name: second, to: first, key: 'ArrowUp' });
      await expect.poll(() => sightsOf(page, day)).not.toEqual(before);
      await page.locator('body').click({ position: { x: 2, y: 200 } });
      await page.keyboard.press('Control+z');
      await expect.poll(() => sightsOf(page, day)).toEqual(before);
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => sightsOf(page, day)).not.toEqual(before);
      await page.keyboard.press('Control+z');

      const gone = await takeOut(page, day, 0);
      await saved(page).waitFor();
      await page.reload();
      await editorOf(page).waitFor();
      expect(await sightsOf(page, day)).not.toContain(gone);
      expect(await faultsOf(page, id)).toEqual([]);
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'is planned from the text field even if the visitor did not preview the reading',
    async () => {
      const { page } = await visit();
      await page.goto('/trip');
      await page.getByLabel('Your trip in a sentence').fill('4 days in April in Chengdu, love food');
      await page.getByRole('button', { name: 'Plan my trip' }).click();
      await page.waitForURL('**/trip/details?id=*');
      await page.getByRole('heading', { level: 1, name: /4 days in Chengdu/ }).waitFor();
    },
    longest,
  );

  it(
    'shows the nearest plan when the wishes exclude each other, and plans an offered change with one click',
    async () => {
      const { page, errors } = await visit();
      await page.goto('/trip?city=beijing,urumqi,sanya,harbin');
      await page
        .locator('details')
        .filter({ has: page.getByText('When', { exact: true }) })
        .locator('summary')
        .click();
      for (let days = 7; days > 1; days -= 1) await page.getByRole('button', { name: 'Fewer: Days' }).click();
      await page.getByRole('button', { name: 'Plan my trip' }).click();
      await page.waitForURL('**/trip/details?id=*');
      const notice = page.getByRole('region', { name: 'This is the nearest plan to your wishes' });
      await notice.getByText('is not visited').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await notice.getByRole('button', { name: 'Make it 5 days' }).click();
      await page.getByRole('heading', { level: 1, name: /^5 days/ }).waitFor();
      const again = page.getByRole('group', { name: 'Planned again' });
      await again.getByText('Make it 5 days').waitFor();
      await expect.poll(() => again.evaluate((box) => box === document.activeElement)).toBe(true);
      await again.getByRole('button', { name: 'Undo this change' }).click();
      await page.getByRole('heading', { level: 1, name: /^1 day / }).waitFor();
      await notice.getByRole('link', { name: 'Change your wishes' }).click();
      await page.getByRole('heading', { level: 1, name: 'Change your wishes' }).waitFor();
      await page.locator('summary', { hasText: '1 day' }).waitFor();
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'explains suggested cities, leaves one out, and changes an assumed hour in place, by keyboard',
    async () => {
      const { page, errors } = await visit(phone);
      await page.goto('/trip');
      await page.getByLabel('Your trip in a sentence').fill('14 days in Beijing in April, zorbing');
      await page.getByRole('button', { name: 'Plan my trip' }).click();
      await page.waitForURL('**/trip/details?id=*');
      await page.getByText(/^Suggested, because Beijing alone fills \d of your 14 days/).waitFor();
      await page.getByText('Not used: "zorbing"').waitFor();
      await editorOf(page).waitFor();
      const leaveOut = page.getByRole('button', { name: /^Leave out .+ and plan again$/ }).first();
      const city = ((await leaveOut.getAttribute('aria-label')) ?? '').slice(
        'Leave out '.length,
        -' and plan again'.length,
      );
      await leaveOut.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Planned again' }).getByText(`Without ${city}`).waitFor();
      await page.getByText('Your wishes (').click();
      await page.getByRole('list', { name: 'Your wishes' }).getByText(`Not ${city}`).waitFor();
      await editorOf(page).waitFor();

      const arrival = page.locator('#day-1').getByRole('button', { name: /^Change the time: You leave/ });
      await arrival.focus();
      await page.keyboard.press('Enter');
      const field = page.locator('#day-1').getByLabel(/^You leave .+ at$/);
      await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
      await field.fill('15:30');
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Planned again' }).getByText('Arrival at 15:30').waitFor();
      await page.locator('#day-1').getByText('at 15:30').waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
    longest,
  );
});

describe('trip editor', () => {
  it(
    'moves stops by touch and from the map, updates times immediately, reports and repairs conflicts, and stores locks, stays, rain plans and versions',
    async () => {
      const { page, errors } = await visit(phone);
      const id = await openNewTrip(page);
      const { day, next } = await findNeighbours(page, id);
      const stopAt = (number: number, position: number) =>
        page.locator(`#day-${number} [data-stop^="spot/"]`).nth(position);
      const planned = await sightsOf(page, day);
      await drag(page, stopAt(day, 1), stopAt(day, 0));
      await expect.poll(() => sightsOf(page, day)).toEqual([planned[1], planned[0], ...planned.slice(2)]);
      await drag(page, stopAt(day, 0), stopAt(next, 0));
      await expect.poll(async () => (await sightsOf(page, next))[0]).toBe(planned[1]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => sightsOf(page, day)).toEqual(planned);
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await page.getByRole('button', { name: 'Show sights to add' }).click();
      await page.getByRole('button', { name: 'Show list' }).click();
      const offered = page.getByRole('button', { name: /^Add .+ to the trip$/ });
      const added = ((await offered.first().getAttribute('aria-label')) ?? '').slice(4, -12);
      await offered.first().click();
      await page.locator('[data-stop^="spot/"] h3', { hasText: added }).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: 'Close map' }).click();

      const stop = await openStop(page, day, 0);
      await stop.getByLabel('Stay').selectOption('45');
      await stop.getByText('45 min ·').waitFor();
      await stop.getByRole('button', { name: 'Fix this time' }).click();
      await stop.getByText('Fixed.', { exact: true }).waitFor();
      const second = await openStop(page, day, 1);
      await second.getByLabel('Start at').fill('23:00');
      await second.getByLabel('Start at').blur();
      await page.getByRole('button', { name: 'Repair the trip' }).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByRole('button', { name: 'Repair the trip' }).waitFor({ state: 'detached' });
      const names = await sightsOf(page, day);
      await page.locator(`#day-${day}`).getByRole('button', { name: 'Make this day lighter' }).click();
      await expect.poll(async () => (await sightsOf(page, day)).length).toBe(names.length - 1);
      await page.locator(`#day-${day}`).getByRole('button', { name: 'Plan for rain' }).click();
      await page.locator(`#day-${day}`).getByRole('button', { name: 'Planned for rain' }).waitFor();
      // "Saved" may refer to the previous change, so the test checks the server's state.
      await expect.poll(async () => (await editingOf(page, id)).brief.rainyDays).toEqual([day - 1]);
      const { brief } = await editingOf(page, id);
      expect(brief.visitMinutes.map(({ minutes }) => minutes)).toEqual([45]);
      expect(await faultsOf(page, id)).toEqual([]);

      await page.getByRole('button', { name: 'Versions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Versions' });
      await dialog.getByRole('button', { name: /^Name: Planned/ }).click();
      await dialog.getByLabel('Name of this version').fill('Before the rain');
      await page.reload(); // nothing typed is lost
      await editorOf(page).waitFor();
      await page.getByRole('button', { name: 'Versions' }).click();
      await dialog.getByLabel('Name of this version').press('Enter');
      const named = dialog.getByRole('button', { name: /^Rename: Before the rain/ });
      await expectFocus(named);
      for (const opener of await dialog.getByText('What changed').all()) await opener.click();
      await dialog.getByRole('listitem').getByText('Day ').first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: /^Restore: Before the rain/ }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => sightsOf(page, day)).toEqual(names);
      expect(await findViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'merges independent changes of two tabs and asks about conflicting ones',
    async () => {
      const { page } = await visit();
      const id = await openNewTrip(page);
      const other = await page.context().newPage();
      await other.goto(`/trip/details?id=${id}`);
      await editorOf(other).waitFor();
      const [first, second] = [
        await findBusyDay(page, 1),
        await findBusyDay(page, 1, (await findBusyDay(page, 1)) + 1),
      ];
      const a = await takeOut(page, first, 0);
      await saved(page).waitFor();
      const b = await takeOut(other, second, 0);
      await expect.poll(() => sightsOf(other, first)).not.toContain(a);
      await saved(other).waitFor();
      expect(await sightsOf(other, second)).not.toContain(b);

      const day = await findBusyDay(other, 2);
      const c = await takeOut(other, day, 0);
      await saved(other).waitFor();
      // This tab may still show `b` on the same day.
      const mine = await sightsOf(page, day);
      const d = await takeOut(
        page,
        day,
        mine.findIndex((name) => name !== b && name !== c),
      );
      const dialog = page.getByRole('dialog', { name: 'This trip was changed elsewhere, too' });
      await dialog
        .getByRole('radio', { name: /^As changed elsewhere/ })
        .first()
        .check();
      await dialog.getByRole('button', { name: 'Join both' }).click();
      await saved(page).waitFor();
      expect(await sightsOf(page, day)).not.toContain(c);
      expect(await sightsOf(page, day)).toContain(d);
    },
    longest,
  );
});

const ticket = {
  name: 'ticket.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('offline trip', () => {
  it(
    'opens with its files and can be edited after saving it offline, and syncs when the network is back',
    async () => {
      const { page } = await visit({ serviceWorkers: 'allow' });
      const id = await openNewTrip(page);
      const day = await findBusyDay(page, 1);
      await page.locator('#day-1 input[type=file]').first().setInputFiles(ticket);
      await page.getByText('ticket.png is added.').waitFor();
      await page.getByRole('button', { name: /^Save for offline, about [\d.]+ MB$/ }).click();
      await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
      const { title } = await editingOf(page, id);
      await page.context().setOffline(true);
      await page.reload();
      await editorOf(page).waitFor();
      await page.getByText('Ready offline').waitFor();
      await page.locator('#day-1').getByRole('button', { name: 'Open ticket.png' }).click();
      const picture = page.getByRole('dialog').getByRole('img', { name: 'ticket.png' });
      await expect
        .poll(() =>
          picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)),
        )
        .toBe(1);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      const gone = await takeOut(page, day, 0);
      await page.getByText('Offline: saved on this device').waitFor();
      await page.reload();
      await editorOf(page).waitFor();
      await expect.poll(() => sightsOf(page, day)).not.toContain(gone);
      await page.goto('/faves');
      await page.getByRole('heading', { name: "You're offline" }).waitFor();
      await page.getByRole('link', { name: title }).click();
      await editorOf(page).waitFor();
      await page.context().setOffline(false);
      await saved(page).waitFor();
      const { plan } = await editingOf(page, id);
      const visits = plan.days[day - 1]?.items.filter(({ kind }) => kind === 'visit') ?? [];
      expect(visits).toHaveLength((await sightsOf(page, day)).length);

      // The saved trip follows the edit, and removing it leaves nothing on the device.
      await page.getByText('Ready offline').waitFor();
      await page.context().setOffline(true);
      await page.reload();
      await editorOf(page).waitFor();
      await expect.poll(() => sightsOf(page, day)).not.toContain(gone);
      await page.context().setOffline(false);
      await page.getByRole('status').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: /^Save for offline/ }).waitFor();
      const left = () => page.evaluate(async () => (await (await caches.open('yunyou-saved')).keys()).length);
      await expect.poll(left).toBe(0);
    },
    longest,
  );
});

describe('trips after sign-in', () => {
  it(
    'belong to the account: can be extended from collections, listed, found, copied, archived and deleted',
    async () => {
      const { page } = await visit();
      const id = await openNewTrip(page);
      await signIn(page, 'Trip Owner');
      const kept = await saveAnotherSight(page, id);
      await page.goto(`/trip/details?id=${id}`);
      await page.locator('#day-1').getByRole('button', { name: 'Add a stop' }).click();
      await page
        .getByRole('list', { name: 'From your collections' })
        .getByText(kept, { exact: true })
        .click();
      await expect.poll(async () => (await sightsOf(page, 1)).join()).toContain(kept);
      await saved(page).waitFor();
      await page.goto('/user?type=Trips');
      const trips = page.locator('main li h2');
      await expect.poll(() => trips.count()).toBe(1);
      const title = await trips.first().innerText();
      await page.getByRole('button', { name: `Duplicate ${title}` }).click();
      await expect.poll(() => trips.count()).toBe(2);
      await page.getByLabel('Find').fill('no such trip');
      await page.getByRole('heading', { name: 'No matching data' }).waitFor();
      await page.getByLabel('Find').fill('');
      await page
        .getByRole('button', { name: /^Archive / })
        .first()
        .click();
      await expect.poll(() => trips.count()).toBe(1);
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      await page.getByRole('heading', { name: 'No trips yet' }).waitFor();
      await page.getByLabel('Show').selectOption('archived');
      await expect.poll(() => trips.count()).toBe(1);
      expect(await findViolations(page)).toEqual([]);
    },
    longest,
  );
});
