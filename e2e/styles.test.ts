import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './harness/browser.ts';

const visit = useBrowser();

/** The error pages (an unmatched path, an unknown id, a page of an account), and one page of each kind of layout. */
const kinds = [
  '/no/such/place',
  '/faves/trip-list?id=none',
  '/user?type=profile',
  '/',
  '/destination/list',
  '/destination/city?id=xian',
  '/wiki/detail?id=high-speed-trains',
  '/trip/details?line=beijing-great-wall-day',
];

/** How far a page is scrolled before it is left; above 50 the header changes its colours. */
const scrolledPx = 40;

interface State {
  look: Record<string, string[]>;
  top: number;
  focus: string | undefined;
}

describe('a navigation from any kind of page to any other', () => {
  it('keeps the styles, starts at the top, returns to the old place, and puts the focus on the content', async () => {
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
    const arrived = async (path: string) => {
      await page.waitForFunction(
        (head) => document.querySelector('main h1')?.parentElement?.textContent === head,
        heads.get(path),
      );
      return { path, ...(await readState(page)) };
    };
    for (const [index, from] of kinds.entries()) {
      await page.goto(from, { waitUntil: 'load' });
      // Set by the effects of the router, after which it stores scroll positions.
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      // Back is the navigation in the other direction.
      for (const to of kinds.slice(index + 1)) {
        await page.evaluate((y) => scrollTo(0, y), scrolledPx);
        await navigate(page, to);
        expect(await arrived(to)).toEqual({ path: to, look: looks.get(to), top: 0, focus: 'content' });
        await page.evaluate(() => history.back());
        const back = { path: from, look: looks.get(from), top: scrolledPx, focus: 'content' };
        expect(await arrived(from)).toEqual(back);
      }
    }
    expect(errors.filter((text) => !/status of (401|404)/.test(text))).toEqual([]);
  });
});

/** Navigates as a click on a link does, by the router itself, because not every page links to every other. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const scope = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }; // the types of the DOM lack it
    await scope.__reactRouterDataRouter.navigate(to);
  }, path);
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
