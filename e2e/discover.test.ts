import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { phone, useBrowser, whenHydrated } from './harness/browser.ts';
import { countTexts } from './harness/pdf.ts';
import { site } from './harness/site.ts';

const open = useBrowser();

/** Opens a page without loading pictures; their reserved space stays the same. */
const visit: typeof open = async (options) => {
  const opened = await open(options);
  await opened.page.route('**/pictures/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }),
  );
  return opened;
};
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
/** Too narrow for list and map side by side. */
const narrow = { viewport: { width: 1000, height: 900 } };
/** Pages with and without a map. */
const printedPages = [
  '/destination/city?id=xian',
  '/attractions/detail?id=terracotta-army',
  '/wiki/detail?id=high-speed-trains',
  '/trip/route?id=golden-triangle',
];
/** Sunday, 10:00 in China. */
const sundayMorning = new Date('2026-11-15T02:00:00Z');

describe('destination list', () => {
  it('reflects each filter in the URL and the counts, and appends further pages', async () => {
    const { page, errors } = await visit(narrow);
    await page.goto('/destination/list', { waitUntil: 'networkidle' });
    const north = page.getByLabel('Region').locator('option[value=north]');
    const promised = /\((\d+)\)/.exec((await north.textContent()) ?? '')?.[1];
    await page.getByLabel('Region').focus();
    await page.getByLabel('Region').selectOption('north');
    await page.waitForURL('**/destination/list?area=north');
    await page.getByRole('heading', { level: 1, name: 'Cities in North China' }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: `${promised} cities` })
      .waitFor();
    expect(await page.locator('main article h2').count()).toBe(Number(promised));
    expect(await page.getByLabel('Region').evaluate((select) => select === document.activeElement)).toBe(
      true,
    );

    await page.getByRole('link', { name: 'Sights', exact: true }).click();
    await page.waitForURL('**/destination/list?kind=spot&area=north');
    await page.getByRole('heading', { level: 1, name: 'Sights in North China' }).waitFor(); // the links are those of sights now
    await page.getByRole('link', { name: 'Remove North China' }).click();
    await page.waitForURL('**/destination/list?kind=spot');
    await page.getByRole('heading', { level: 1, name: 'All sights' }).waitFor();
    await page.getByRole('link', { name: /^Show more/ }).click();
    await page.waitForURL('**/destination/list?kind=spot&page=2');
    await page.locator('main article').nth(47).waitFor();
    expect(await page.locator('main article').count()).toBe(48);
    expect(errors).toEqual([]);
  });

  it('has numbered pages that work without JavaScript and answers 404 beyond the last', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/destination/list?kind=spot');
    const first = await page.locator('main article h2').allInnerTexts();
    await page.getByRole('link', { name: /^Show more/ }).click();
    await page.waitForURL(/page=2/); // until the whole page has arrived
    const second = await page.locator('main article h2').allInnerTexts();
    expect(second).toHaveLength(24);
    expect(second.some((name) => first.includes(name))).toBe(false);
    await page.getByLabel('Level').selectOption('UNESCO');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await page.getByRole('list', { name: 'Active filters' }).innerText()).toContain('World Heritage');
    expect((await page.goto('/destination/list?page=999'))?.status()).toBe(404);
  });

  it('switches between list and map on a phone', async () => {
    const { page } = await visit(phone);
    await page.goto('/destination/list', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('region', { name: 'Places in this list' });
    await map.waitFor();
    await page.locator('main article').first().waitFor({ state: 'hidden' });
    // The map begins below the header and ends above the button.
    const box = await map.boundingBox();
    const button = await page.getByRole('button', { name: 'List', exact: true }).boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.locator('main article').first().waitFor();
  });
});

describe('scenic spot', () => {
  it('shows in China time whether it is open, and the day on which booking opens', async () => {
    const { page, errors } = await visit({ timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(sundayMorning);
    await page.goto('/attractions/detail?id=terracotta-army', { waitUntil: 'networkidle' });
    await page.getByText('Open now, closes at 18:30').waitFor();
    await page.getByText('Last entry 17:00 · 10:00 in China').waitFor();

    await page.goto('/attractions/detail?id=forbidden-city', { waitUntil: 'networkidle' });
    const answer = page
      .locator('form')
      .filter({ hasText: 'When would you like to come?' })
      .getByRole('status');
    await page.getByLabel('When would you like to come?').fill('2026-11-30');
    await answer.getByText('Monday 30 November: closed').waitFor();
    await page.getByLabel('When would you like to come?').fill('2026-12-01');
    await answer.getByText(/^Book on Tuesday 24 November.*in 9 days\.$/).waitFor();

    await page.getByRole('button', { name: 'Show full screen' }).click();
    const card = page.getByRole('dialog');
    expect(await card.innerText()).toContain('请带我去');
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });

  it('shows the regular opening hours and the booking day without JavaScript, also from an old cached page', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/attractions/detail?id=forbidden-city&date=2030-12-03');
    const main = await page.locator('main').innerText();
    expect(main).not.toMatch(/Open now|Closed now/);
    expect(main).toContain('Tickets come on sale on Tuesday 26 November');
    expect(await page.getByRole('row', { name: /^Mon/ }).first().innerText()).toContain('Closed');
  });
});

describe('guide', () => {
  it('shows the reading progress and the current section', async () => {
    const { page } = await visit();
    await page.goto('/wiki/detail?id=high-speed-trains', { waitUntil: 'networkidle' });
    const progress = page.getByRole('progressbar', { name: 'Reading progress' });
    const read = () => progress.evaluate((bar: HTMLProgressElement) => bar.value);
    expect(await read()).toBeLessThan(50);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'On board' }).click();
    await contents.locator('a[aria-current=location]', { hasText: 'On board' }).waitFor();
    await page.getByRole('heading', { name: 'Check before you go' }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(read).toBe(100);
  });

  it('is found by a word of its text, which is then highlighted', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/wiki?word=visa');
    expect((await page.locator('main mark').first().innerText()).toLowerCase()).toContain('visa');
  });

  it('prints as an article without menus and background pictures, dark on white in either theme', async () => {
    const { page } = await visit();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const path of ['/wiki/detail?id=high-speed-trains', '/destination/city?id=xian']) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('header nav').first().isVisible()).toBe(false);
      expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false);
      expect(await page.locator('main button:visible').count()).toBe(0);
      expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('light');
    }
    // Pictures and links to further pages have no use on paper.
    for (const name of ['Nearby', "Classic routes through Xi'an", "Tours that visit Xi'an", 'Good to know'])
      expect(await page.getByRole('heading', { name, exact: true }).isVisible(), name).toBe(false);
    expect(await page.getByRole('list', { name: "Pictures of Xi'an" }).count()).toBe(0);
    // A city has folded lists; on paper all of them are open.
    expect(await page.locator('main details:not([open]) li:visible').count()).toBeGreaterThan(0);
  });

  it('has its text in the file of a printed page', async () => {
    const { page } = await visit();
    const printed: Record<string, boolean> = {};
    for (const path of printedPages) {
      await page.goto(path);
      printed[path] = countTexts(await page.pdf({ format: 'A4' })) > 1000;
    }
    expect(printed).toEqual(Object.fromEntries(printedPages.map((path) => [path, true])));
  });

  it('opens a draft by its signed link, without listing or caching it', async () => {
    const { page } = await visit();
    const api = `${site.url}/api/yunyou`;
    const headers: Record<string, string> = { 'x-yunyou-admin': '1', origin: site.url };
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(api + path, { data, headers });
      expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
      return ((await answer.json()) as { data: { linkUrl: string; csrfToken?: string } }).data;
    };
    const login = await post('/admin/login', { name: 'admin', password: site.adminPassword });
    headers['x-csrf-token'] = login.csrfToken ?? '';
    await post('/admin/entity/create', { entity: 'guide', id: 'journey-draft', fields: draft });
    const { linkUrl } = await post('/admin/entity/previewLink', { entity: 'guide', id: 'journey-draft' });
    await page.context().clearCookies();

    expect((await page.goto('/wiki/detail?id=journey-draft'))?.status()).toBe(404);
    for (let times = 0; times < 2; times += 1) {
      const response = await page.goto(linkUrl);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    await page.getByRole('heading', { level: 1, name: draft.title }).waitFor();
    await page.getByText('Preview of a draft. Visitors see nothing of it yet.').waitFor();
    expect((await page.goto(linkUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))))?.status()).toBe(
      404,
    );
  });
});

const draft = {
  title: 'A guide nobody has seen yet',
  summary: 'It is here to be looked at before it is published.',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words to come.' }] }],
  },
  tagIds: ['visas'],
  publishedOn: '2026-11-15',
};

/** The limit of Core Web Vitals. A font that arrives late may wrap one line of a hero (0.02 to 0.06). */
const goodShift = 0.1;

describe('layout', () => {
  it('does not shift while a page loads and is scrolled', async () => {
    const { page } = await visit(phone);
    await page.addInitScript(watchShifts);
    for (const path of mainPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(scrollThrough);
      expect(
        await page.evaluate(() => (globalThis as { shifted?: number }).shifted),
        path,
      ).toBeLessThanOrEqual(goodShift);
    }
  });
});

const mainPages = [
  '/',
  '/destination',
  '/destination/list',
  '/destination/city?id=xian',
  '/attractions/detail?id=terracotta-army',
  '/faves',
  '/wiki',
  '/wiki/detail?id=high-speed-trains',
  '/news',
];

/** Runs in the page: sums the layout shifts that were not caused by user input. */
function watchShifts(): void {
  const page = globalThis as { shifted?: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }; // missing in the DOM types
      if (!hadRecentInput) page.shifted = (page.shifted ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. Sections near the screen are laid out in the frame after a jump, before they are in view. */
async function scrollThrough(): Promise<void> {
  const framesPerScreen = 2;
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < framesPerScreen; frame++) await new Promise(requestAnimationFrame);
  }
}

describe('filters on a phone', () => {
  it('open as one sheet, count the results immediately and stay in the address', async () => {
    const { page, errors } = await visit(phone);
    await page.goto('/destination/list?kind=spot', { waitUntil: 'networkidle' });
    const sheet = page.getByRole('form', { name: 'Filters' });
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    await sheet.getByRole('heading', { name: 'Filters' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const done = sheet.getByRole('button', { name: /^Show \d+ sights$/ });
    const all = await done.innerText();
    await sheet.getByLabel('Level').selectOption('UNESCO');
    await page.waitForURL('**/destination/list?kind=spot&level=UNESCO');
    await expect.poll(() => done.innerText()).not.toBe(all);
    await done.tap();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });
});

describe('pages that help to choose', () => {
  it("a city shows today's weather and marks the section that is being read", async () => {
    const { page, errors } = await visit();
    await page.goto('/destination/city?id=xian');
    await page.getByText(/^(Usually in Xi'an now|Today in Xi'an): -?\d+° by day/).waitFor();
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Getting there' }).click();
    const current = bar.locator('a[aria-current=location]');
    await current.filter({ hasText: 'Getting there' }).waitFor();
    // Both keys jump over all sections: below the last one only the footer is in view.
    await page.keyboard.press('End');
    await current.filter({ hasText: 'Nearby' }).waitFor();
    await page.keyboard.press('Home');
    await current.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('a city folds its long lists, and a link from the search unfolds the district that was found', async () => {
    const { page, errors } = await visit();
    await page.goto('/search?keyword=sanlitun', { waitUntil: 'networkidle' });
    await page.locator('a[href$="#district-beijing-sanlitun"]').click();
    const district = page.locator('#district-beijing-sanlitun');
    await district.waitFor({ state: 'visible' });
    await expect.poll(() => district.evaluate(isInView)).toBe(true);
    const opened = page.locator('#districts details');
    expect(await opened.getAttribute('open')).toBe('');
    const stations = page.locator('#there details').first();
    expect(await stations.getAttribute('open')).toBeNull();
    await stations.locator('summary').click();
    await stations.getByText('Beijing Fengtai').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('a region lists its tours, themes list interests, and a tour its sections', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/destination/list?area=north', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { name: 'Tours that start here' }).waitFor();
    await page.goto('/faves', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Silk Road', exact: true }).click();
    await page.waitForURL('**/destination/list?kind=spot&tag=silk-road');
    await page.goto('/trip/details?line=beijing-great-wall-day', { waitUntil: 'domcontentloaded' });
    const names = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    expect(await names.allInnerTexts()).toContain('Dates and prices');
  });
});

/** Tells whether the top of an element is on the screen. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

describe('the carousel of the home page', () => {
  it('moves automatically every eight seconds until the visitor pauses it, and has arrows', async () => {
    const { page, errors } = await visit();
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    await whenHydrated(page);
    const dots = page.getByRole('region', { name: 'Highlights' }).getByRole('button', { name: /^Show: / });
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    expect(await current()).toBe(0);
    await page.clock.fastForward(8000);
    await expect.poll(current).toBe(1);
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(10, 890);
    await page.getByRole('button', { name: 'Play slides' }).blur();
    await page.clock.fastForward(20_000);
    expect(await current()).toBe(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(current).toBe(2);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(current).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe('the head of home, destinations and themes', () => {
  it.each([{ width: 1440, height: 900 }, { width: 1024, height: 768 }, phone.viewport])(
    'has its words outside the picture, and home has the planning field in its first view ($width px)',
    async (viewport) => {
      const { page } = await visit({ viewport });
      for (const path of ['/', '/destination', '/faves']) {
        await page.goto(path);
        const picture = await boxOf(page.locator('main picture').first());
        const title = await boxOf(page.getByRole('heading', { level: 1 }));
        const header = await boxOf(page.locator('header').first());
        expect(picture.y).toBeGreaterThanOrEqual(header.y + header.height);
        const isBeside = title.x + title.width <= picture.x;
        const isBelow = title.y >= picture.y + picture.height;
        expect(isBeside || isBelow, path).toBe(true);
        if (path !== '/') continue;
        const plan = await boxOf(page.getByRole('button', { name: 'Plan with AI' }));
        expect(plan.y + plan.height).toBeLessThanOrEqual(viewport.height);
      }
    },
  );
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return box;
}
