import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './harness/browser.ts';

const visit = useBrowser();

describe('header', () => {
  it.each(['/', '/destination', '/faves'])(
    'is transparent over the hero of %s until the page scrolls more than 50 px',
    async (path) => {
      const { page } = await visit();
      await page.goto(path, { waitUntil: 'networkidle' });
      const isClear = () => page.locator('header[data-clear]').count();
      expect(await isClear()).toBe(1);
      await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
      expect(await isClear()).toBe(1);
      await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
      await page.locator('header:not([data-clear])').waitFor();
    },
  );

  it('is solid on every other route', async () => {
    const { page } = await visit();
    await page.goto('/wiki');
    expect(await page.locator('header[data-clear]').count()).toBe(0);
  });

  it('has a logo link 72 px wide and z-index values from 2000', async () => {
    const { page } = await visit();
    await page.goto('/');
    const logo = page.getByRole('link', { name: 'Yunyou, home' });
    expect((await logo.boundingBox())?.width).toBe(72);
    expect(await page.locator('header').evaluate((element) => getComputedStyle(element).zIndex)).toBe('2000');
  });

  it('links to every page by name', async () => {
    const { page } = await visit();
    await page.goto('/');
    const links = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Home', '/'],
      ['Destination', '/destination'],
      ['Faves', '/faves'],
      ['Trip', '/trip'],
      ['Wiki', '/wiki'],
      ['About', '/news'],
    ]);
  });
});

describe('Trip menu', () => {
  it('opens 220 px wide after hovering 300 ms and closes 300 ms after the pointer leaves', async () => {
    const { page } = await visit();
    await page.clock.install();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const entry = page.getByRole('link', { name: 'Create My Trip By AI' });
    await page.getByRole('link', { name: 'Trip', exact: true }).hover();
    await page.clock.runFor(250);
    expect(await entry.count()).toBe(0);
    await page.clock.runFor(60);
    expect(await entry.getAttribute('href')).toBe('/trip');
    expect(await page.getByRole('link', { name: 'View My Trip' }).getAttribute('href')).toBe(
      '/user?type=Trips',
    );
    expect((await entry.locator('xpath=ancestor::ul[1]').boundingBox())?.width).toBe(220);
    await page.mouse.move(700, 800);
    await page.clock.runFor(250);
    expect(await entry.count()).toBe(1);
    await page.clock.runFor(60);
    expect(await entry.count()).toBe(0);
  });

  it('opens by keyboard and closes on Escape', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Trip menu' }).focus();
    await page.keyboard.press('Enter');
    const entry = page.getByRole('link', { name: 'Create My Trip By AI' });
    await entry.waitFor();
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'detached' });
  });
});

describe.each([
  { menu: 'Destination', path: '/destination/list' },
  { menu: 'Faves', path: '/faves/theme' },
])('the $menu drawer', ({ menu, path }) => {
  const open = async () => {
    const { page, errors } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Browse ${menu}` }).click();
    await page.getByRole('tab').first().waitFor();
    return { page, errors };
  };

  it('selects its first tab and shows titled groups of pictures that open in a new browser tab', async () => {
    const { page, errors } = await open();
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true');
    const tile = page.getByRole('tabpanel').getByRole('link').first();
    await tile.waitFor();
    expect(await tile.getAttribute('target')).toBe('_blank');
    expect(await page.getByRole('link', { name: 'View More' }).getAttribute('href')).toContain(path);
    expect(errors).toEqual([]);
  });

  it('loads a tab when it is hovered or selected by an arrow key', async () => {
    const { page } = await open();
    const tabs = page.getByRole('tab');
    await tabs.nth(1).hover();
    await page.waitForFunction(
      () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
    );
    await tabs.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.querySelectorAll('[role=tab]')[2]?.getAttribute('aria-selected') === 'true',
    );
    await page.getByRole('tabpanel').getByRole('link').first().waitFor();
  });

  it('closes on Escape with focus restored, on a click on the overlay and when the pointer leaves', async () => {
    const { page } = await open();
    const tab = page.getByRole('tab').first();
    await page.keyboard.press('Escape');
    await tab.waitFor({ state: 'detached' });

    const trigger = page.getByRole('button', { name: `Browse ${menu}` });
    await trigger.click();
    await tab.waitFor();
    await page.mouse.click(720, 890);
    await tab.waitFor({ state: 'detached' });

    await trigger.click();
    await tab.waitFor();
    await page.getByRole('tabpanel').hover();
    await page.mouse.move(200, 20);
    await tab.waitFor({ state: 'detached' });
  });

  it('closes on a click on the empty part of the header, and when the visitor goes back', async () => {
    const { page } = await open();
    const tab = page.getByRole('tab').first();
    await page.mouse.click(400, 30);
    await tab.waitFor({ state: 'detached' });

    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL('**/news');
    await page.getByRole('button', { name: `Browse ${menu}` }).click();
    await tab.waitFor();
    await page.goBack();
    await page.waitForURL('**/wiki');
    await tab.waitFor({ state: 'detached' });
  });

  it('does not open over the page that a click on its link leads to', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.clock.install();
    const link = page.getByRole('banner').getByRole('link', { name: menu, exact: true });
    await link.hover();
    await link.click();
    await page.waitForURL(`**/${menu.toLowerCase()}`);
    await page.clock.runFor(1000);
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('phone menu', () => {
  it('opens full screen and links to pages and drawers', async () => {
    const { page, errors } = await visit(phone);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Wiki' }).waitFor();
    await menu.getByRole('button', { name: 'Browse Destination' }).tap();
    await page.getByRole('tabpanel').getByRole('link').first().waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await page.getByRole('tab').first().waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe('login overlay', () => {
  it('opens from the header icon, offers the provider and closes', async () => {
    const { page } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in with Yunyou Demo' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Continue with Yunyou Demo' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('replays a click on a button that happens before hydration', async () => {
    const { page } = await visit();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Browse Destination' }).click();
    await page.getByRole('tabpanel').first().waitFor();
  });
});

describe('browser without storage', () => {
  it('navigates between pages as usual', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Faves' }).click();
    await page.waitForURL('**/faves');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
