import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { drag, editingOf, findBusyDay, moveUpByKeys, openNewTrip, openStop, sightsOf } from './trip-calls.ts';

const visit = useBrowser();
const longest = 240_000;

describe('finger, mouse, keyboard and buttons', () => {
  it(
    'move a stop to the same stored plan',
    async () => {
      const { page, errors } = await visit({ hasTouch: true });
      const id = await openNewTrip(page);
      const stored = async () => JSON.stringify((await editingOf(page, id)).plan);
      const before = await stored();
      const day = await findBusyDay(page, 2);
      const sights = await sightsOf(page, day);
      const moved = [sights[1], sights[0], ...sights.slice(2)];
      const stops = page.locator(`#day-${day} [data-stop^="spot/"]`);
      const ways: Record<string, () => Promise<void>> = {
        finger: () => drag(page, stops.nth(1), stops.nth(0)),
        mouse: () => drag(page, stops.nth(1), stops.nth(0), 'mouse'),
        keyboard: () => moveUpByKeys(page, stops.nth(1).getByRole('button', { name: /^Move / }), sights[0]),
        buttons: async () => {
          const stop = await openStop(page, day, 1);
          // A meal may lie between the two sights.
          while ((await sightsOf(page, day))[0] === sights[0]) await stop.getByText('Earlier').click();
        },
      };
      let expected: string | undefined;
      for (const [way, move] of Object.entries(ways)) {
        await move();
        await expect.poll(() => sightsOf(page, day), { message: way }).toEqual(moved);
        if (expected === undefined) await expect.poll(stored).not.toBe(before);
        expected ??= await stored();
        await expect.poll(stored, { message: way }).toBe(expected);
        const undo = page.getByRole('button', { name: 'Undo', exact: true });
        while (await undo.isEnabled()) await undo.click();
        await expect.poll(stored, { message: way }).toBe(before);
      }
      expect(errors).toEqual([]);
    },
    longest,
  );

  it(
    'order cities in the overview to the same route',
    async () => {
      const { page, errors } = await visit({ hasTouch: true });
      await openNewTrip(page);
      await page.getByRole('button', { name: 'Change cities, nights and dates' }).click();
      const rows = page.locator('section[aria-labelledby="route-title"] ol > li');
      const names = await rows.evaluateAll((all) =>
        all.map((row) => row.querySelector('button')?.getAttribute('aria-label')?.replace('Drag ', '') ?? ''),
      );
      const [first = '', second = ''] = names;
      const ways: Record<string, () => Promise<void>> = {
        finger: () => drag(page, rows.nth(1), rows.nth(0)),
        mouse: () => drag(page, rows.nth(1), rows.nth(0), 'mouse'),
        keyboard: () => moveCityByKeys(page, second),
        buttons: () => page.getByRole('button', { name: `${second} earlier` }).click(),
      };
      const routes: string[] = [];
      await page.route('**/travel/refine', (route) => {
        const asked = route.request().postDataJSON();
        routes.push(JSON.stringify(asked.route));
        const data = { version: asked.version, isUndo: false, choices: [], examples: [] };
        return route.fulfill({ json: { code: 200, message: 'OK', data } });
      });
      for (const [way, move] of Object.entries(ways)) {
        await move();
        await expect.poll(() => rows.first().textContent(), { message: way }).toContain(second);
        await page.getByRole('button', { name: 'Preview this route' }).click();
        await expect.poll(() => routes.length).toBe(Object.keys(ways).indexOf(way) + 1);
        await page.getByRole('button', { name: `${first} earlier` }).click();
        await expect.poll(() => rows.first().textContent()).toContain(first);
      }
      expect(new Set(routes).size).toBe(1);
      expect(errors).toEqual([]);
    },
    longest,
  );
});

async function moveCityByKeys(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Drag ${name}` }).focus();
  await page.keyboard.press('Space');
  await page
    .getByText(`Picked up ${name}.`)
    .or(page.getByText(`${name} is now number 2`))
    .first()
    .waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText(`${name} is now number 1 of 2.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
}
