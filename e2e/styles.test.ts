import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';

const visit = useBrowser();

/** The error pages (an unmatched path, an unknown id, a page of an account), and one page of each kind. */
const kinds = [
  '/no/such/place',
  '/faves/trip-list?id=none',
  '/user?type=profile',
  '/',
  '/destination',
  '/destination/list',
  '/destination/city?id=xian',
  '/destination/city/city-detail?id=xian',
  '/attractions/detail?id=terracotta-army',
  '/restaurant/detail?id=xian-lao-sun-jia',
  '/faves',
  '/faves/theme?id=food',
  '/news',
  '/trip',
  '/trip/route?id=golden-triangle',
  '/trip/tours',
  '/trip/details?line=beijing-great-wall-day',
  '/trip/book/detail?line=beijing-great-wall-day',
  '/wiki',
  '/wiki/detail?id=high-speed-trains',
  '/search?keyword=great+wall',
  '/contact',
  '/privacy',
];

/** How far a page is scrolled before it is left; above 50 the header changes its colours. */
const scrolledPx = 40;

interface State {
  look: Record<string, string[]>;
  top: number;
  focus: string | undefined;
}

/** An address, or `back` for the entry before in the history. */
type Target = { to: string } | 'back';

describe('a navigation from any kind of page to any other', () => {
  it('keeps the styles, starts at the top, returns to the old place, and puts the focus on the content', {
    timeout: 240_000,
  }, async () => {
    const { page, errors } = await visit({
      reducedMotion: 'reduce',
      viewport: { width: 1000, height: 600 }, // drawing takes most of the time
    });
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 204 }));
    const looks = new Map<string, State['look']>();
    /** The heading with the words around it: two error pages differ in these only. */
    const heads = new Map<string, string>();
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'load' });
      looks.set(path, (await readState(page)).look);
      heads.set(path, (await page.locator('main h1').locator('..').textContent()) ?? '');
    }
    expect(new Set(heads.values()).size).toBe(kinds.length);
    const [start = '', ...rest] = walkAllPairs(kinds);
    await page.goto(start, { waitUntil: 'load' });
    await whenHydrated(page);
    const go = async (target: Target, path: string) => {
      await leave(page, target, heads.get(path) ?? '');
      return { path, ...(await readState(page)) };
    };
    const stateOf = (path: string, top: number) => ({ path, look: looks.get(path), top, focus: 'content' });
    const returned = new Set<string>();
    let from = start;
    for (const path of rest) {
      expect(await go({ to: path }, path), `from ${from}`).toEqual(stateOf(path, 0));
      if (!returned.has(from)) {
        returned.add(from);
        expect(await go('back', from), `back from ${path}`).toEqual(stateOf(from, scrolledPx));
        await go({ to: path }, path);
      }
      from = path;
    }
    expect(returned.size).toBe(kinds.length);
    expect(errors.filter((text) => !/status of (401|404)/.test(text))).toEqual([]);
  });
});

describe('a long page', () => {
  it('shows the section again that was left, after going back and after a reload', async () => {
    const { page } = await visit({ ...phone, reducedMotion: 'reduce' });
    await page.goto('/destination/city?id=xian', { waitUntil: 'load' });
    await whenHydrated(page);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const section = page.locator('#tours');
    await page.locator('a[href="#tours"]').evaluate((link: HTMLAnchorElement) => link.click());
    const topOf = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(topOf).toBeLessThan(300);
    const left = await topOf();
    await leave(page, { to: '/wiki' }, undefined);
    await page.goBack();
    await section.waitFor();
    const distance = async () => Math.abs((await topOf()) - left);
    await expect.poll(distance).toBeLessThan(100);
    await page.reload({ waitUntil: 'load' });
    await whenHydrated(page);
    await expect.poll(distance).toBeLessThan(100);
  });
});

/** Returns a closed walk that goes from each entry to each other one exactly once. */
function walkAllPairs(entries: readonly string[]): string[] {
  const there = entries.flatMap((entry, index) => [
    entry,
    ...entries.slice(index + 2).flatMap((other) => [other, entry]),
  ]);
  return [...there, ...entries.slice(0, -1).reverse()];
}

/**
 * Scrolls the page and leaves it as a click on a link does, by the router itself, because not every page links to every
 * other. Waits for the heading of the next page, all in the browser, because the walk has hundreds of steps.
 */
async function leave(page: Page, target: Target, head: string | undefined): Promise<void> {
  const y = target === 'back' ? 0 : scrolledPx;
  const to = target === 'back' ? undefined : target.to;
  await page.evaluate(
    async ([path, top, expected]) => {
      const scope = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }; // the types of the DOM lack it
      if (expected !== undefined) scrollTo(0, top);
      if (path === undefined) history.back();
      else await scope.__reactRouterDataRouter.navigate(path);
      const isThere = () => document.querySelector('main h1')?.parentElement?.textContent === expected;
      const arrival = async (): Promise<void> => {
        if (isThere()) return;
        await new Promise(requestAnimationFrame);
        await arrival();
      };
      if (expected !== undefined) await arrival();
    },
    [to, y, head] as const,
  );
}

/** Reads styles of the base sheet, of the frame and of the page itself, the scroll position and the focused element. */
function readState(page: Page): Promise<State> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const properties = ['font-family', 'font-size', 'color', 'background-color', 'display', 'position'];
    const elements = ['body', 'header', 'footer', 'footer a', 'main', 'main h1', 'main li', 'main section'];
    const looks = elements.map((selector) => {
      const element = document.querySelector(selector);
      const style = element && getComputedStyle(element);
      return [selector, properties.map((property) => style?.getPropertyValue(property) ?? '')];
    });
    return {
      look: Object.fromEntries(looks),
      top: Math.round(scrollY),
      focus: document.activeElement?.id,
    };
  });
}
