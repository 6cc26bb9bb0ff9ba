import type { CallOutput } from '@yunyou/contract/endpoints';
import { problemOf } from '@yunyou/domain/trip/plan/check-plan';
import { toPlan } from '@yunyou/domain/trip/plan/stored-plan';
import { verify } from '@yunyou/planner/verify/verify';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { site } from './site.ts';

type Editing = CallOutput<'GET /travel/editing'>;

/** Returns the API of the site that the page shows, or that of the shared site before the page has opened one. */
function apiOf(page: Page): string {
  const { origin, protocol } = new URL(page.url());
  return `${protocol.startsWith('http') ? origin : site.url}/api/yunyou`;
}

/** Calls the API with the trip key stored in this browser. */
async function call<T>(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<T> {
  const key = await page.evaluate(() => localStorage.getItem('yunyou:trip-key') ?? '');
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  const headers = { ...(key && { 'trip-key': key }), ...(token && { 'user-token': token }) };
  const answer = await page.context().request[method](apiOf(page) + path, { headers, ...(data && { data }) });
  const envelope: { code: number; data: T } = await answer.json();
  expect(envelope.code).toBe(200);
  return envelope.data;
}

/** A PNG of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const brief = {
  when: { kind: 'dates', firstDate: '2027-04-10', days: 4 },
  cityIds: ['beijing', 'xian'],
  travellers: { adults: 2, children: 0 },
};

/** Plans a trip for the page's visitor and opens it, on a phone with all days unfolded. */
export async function openNewTrip(page: Page, { unfold = true } = {}): Promise<string> {
  await page.goto('/trip');
  const made = await call<{ id: string; key?: string }>(page, 'post', '/travel/create', brief);
  if (made.key) await page.evaluate((key) => localStorage.setItem('yunyou:trip-key', key), made.key);
  await expect
    .poll(() => call<{ status: string }>(page, 'get', `/travel/syncResult?id=${made.id}`))
    .toMatchObject({ status: 'ready' });
  await page.goto(`/trip/details?id=${made.id}`);
  await editorOf(page).waitFor();
  if (unfold) await unfoldDays(page);
  return made.id;
}

/** Unfolds the days that a phone folds. */
export async function unfoldDays(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Unfold all days' });
  if (await button.isVisible()) await button.click();
}

/** Shares a trip and returns the key of its link. */
export async function shareTrip(page: Page, id: string): Promise<string> {
  return (await call<{ shareKey: string }>(page, 'post', '/travel/share', { id })).shareKey;
}

/** Saves the open trip on this device and waits until each part is there. */
export async function saveForOffline(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await page.getByText('Ready offline').waitFor({ timeout: 120_000 });
}

/** Returns the button that is visible once the editor has loaded and the trip can be changed. */
export const editorOf = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
export const saved = (page: Page) => page.getByText('All changes are saved');

export const editingOf = (page: Page, id: string) => call<Editing>(page, 'get', `/travel/editing?id=${id}`);

/** Returns the violations of the stored trip, as the planner's checker reports them. */
export async function faultsOf(page: Page, id: string): Promise<readonly string[]> {
  const { brief: own, plan, catalogue } = await editingOf(page, id);
  const problem = problemOf(own, catalogue);
  if (!problem) return ['the brief has no problem'];
  return verify(problem, toPlan(plan)).map(({ text }) => text);
}

/** Returns the names of a day's sights as displayed. */
export const sightsOf = (page: Page, day: number) =>
  page
    .locator(`#day-${day} [data-stop^="spot/"] h3`)
    .evaluateAll((all) => all.map((name) => name.textContent ?? ''));

/** Returns the first day (from 1) with at least this many sights. */
export async function findBusyDay(page: Page, least: number, from = 1): Promise<number> {
  for (let day = from; day <= 4; day += 1) if ((await sightsOf(page, day)).length >= least) return day;
  throw new Error(`No day has ${least} sights`);
}

/** Opens the edit menu of a sight. */
export async function openStop(page: Page, day: number, position: number) {
  const key = await page.locator(`#day-${day} [data-stop^="spot/"]`).nth(position).getAttribute('data-stop');
  const stop = page.locator(`[data-stop="${key}"]`); // by its key: changes of others may move it
  await stop.getByRole('button', { name: /^Change / }).click();
  return stop;
}

export async function takeOut(page: Page, day: number, position: number): Promise<string> {
  const stop = await openStop(page, day, position);
  const name = (await stop.locator('h3').first().textContent()) ?? '';
  await stop.getByRole('button', { name: 'Remove from the day' }).click();
  await expect.poll(() => sightsOf(page, day)).not.toContain(name);
  return name;
}

/** Returns the sights of each day (from 1) with their cities. */
async function visitsOf(page: Page, id: string) {
  const { plan, catalogue } = await editingOf(page, id);
  const cityOf = new Map(catalogue.spots.map((spot) => [spot.id, spot.cityId]));
  return plan.days.map(({ dayIndex, items }) => ({
    day: dayIndex + 1,
    visits: items.flatMap((item) => {
      const spotId = item.kind === 'visit' ? item.placeId.split('/')[1] : undefined;
      return spotId === undefined ? [] : [{ spotId, cityId: cityOf.get(spotId) }];
    }),
  }));
}

/** Finds a day with two sights and a later day that begins in the same city. */
export async function findNeighbours(page: Page, id: string): Promise<{ day: number; next: number }> {
  const days = await visitsOf(page, id);
  for (const { day, visits } of days) {
    const cityId = visits[1]?.cityId;
    const later = days.find((other) => other.day > day && other.visits[0]?.cityId === cityId);
    if (cityId !== undefined && later) return { day, next: later.day };
  }
  throw new Error('No two days are in the same city');
}

/** Saves a sight of the first day's city that the trip does not contain to the visitor's collections. */
export async function saveAnotherSight(page: Page, id: string): Promise<string> {
  const days = await visitsOf(page, id);
  const taken = new Set(days.flatMap(({ visits }) => visits.map(({ spotId }) => spotId)));
  const { catalogue } = await editingOf(page, id);
  const other = catalogue.spots.find(
    (spot) => spot.cityId === days[0]?.visits[0]?.cityId && !taken.has(spot.id),
  );
  if (!other) throw new Error('The trip has every sight of its first city');
  await call(page, 'get', `/behaviour/favourite?type=scenic-spot&id=${other.id}&state=on`);
  return other.name;
}

/** Returns an element's layout position on the screen, without transforms, after the next frame. */
const layoutTop = (element: Element) =>
  new Promise<number>((resolve) => {
    const look = () => {
      let slid = 0;
      for (let part: Element | null = element; part; part = part.parentElement)
        slid += new DOMMatrix(getComputedStyle(part).transform).m42;
      resolve(element.getBoundingClientRect().top - slid);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });

/** Drags a stop or city to the position of another one, with touch or mouse events. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  by: 'finger' | 'mouse' = 'finger',
): Promise<void> {
  const handle = from.getByRole('button', { name: /^(Move|Drag) / });
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not on the page');
  const finger = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  let y = box.y + box.height / 2;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd') => {
    if (by === 'finger')
      await finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    else if (type === 'touchEnd') await page.mouse.up();
    else await page.mouse.move(x, y);
    if (by === 'mouse' && type === 'touchStart') await page.mouse.down();
  };
  const target = await to.boundingBox();
  const inside = Math.min(60, (target?.height ?? 0) / 2);
  await touch('touchStart');
  const { height } = page.viewportSize() ?? { height: 800 };
  // Stops move and the page scrolls during the drag, so the target is measured again at each step.
  for (let step = 0, isThere = false; step < 600 && !isThere; step += 1) {
    const goal = (await to.evaluate(layoutTop)) + inside;
    isThere = Math.abs(goal - y) < 4;
    y += Math.max(-50, Math.min(50, Math.max(40, Math.min(height - 40, goal)) - y));
    await touch('touchMove');
  }
  await touch('touchEnd');
  await finger.detach();
}

/** Returns the names of a day's sights from the labels of their handles. */
export const handlesOf = (page: Page, day: number) =>
  page
    .locator(`#day-${day} [data-stop^="spot/"]`)
    .getByRole('button', { name: /^Move / })
    .evaluateAll((all) =>
      all.map((handle) => handle.getAttribute('aria-label')?.slice('Move '.length) ?? ''),
    );

/** Moves a stop with the arrow keys to the position of another one, past the stops and meals between them. */
export async function moveByKeys(
  page: Page,
  { name, to, key }: { name: string; to: string; key: 'ArrowUp' | 'ArrowDown' },
): Promise<void> {
  const live = () => page.locator('[id^=DndLiveRegion]').first().innerText();
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect.poll(live).toMatch(/^(Picked up|.+ is now)/);
  for (let step = 0; step < 30; step += 1) {
    const told = await live();
    if (told.endsWith(`at the place of ${to}.`)) break;
    await page.keyboard.press(key);
    await expect.poll(live).not.toBe(told);
  }
  await page.keyboard.press('Space');
  await expect.poll(live).toBe(`${name} was put at the place of ${to}.`);
}
