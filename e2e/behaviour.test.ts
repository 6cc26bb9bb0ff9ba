import { describe, expect, it } from 'vitest';
import { useBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();

describe('guarded route', () => {
  it('refuses a signed-out visitor and opens the login overlay', async () => {
    const { page } = await visit();
    const response = await page.goto('/user?type=Collections');
    expect(response?.status()).toBe(401);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog', { name: 'Sign in with Yunyou Demo' }).waitFor();
  });

  it('refuses a client-side navigation, too', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Trip menu' }).click();
    await page.getByRole('link', { name: 'View My Trip' }).click();
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor();
  });
});

describe('expired login', () => {
  it('shows a toast above the overlay and clears the session', async () => {
    const { page } = await visit();
    await page.addInitScript(recordTopLayer);
    const url = site.url;
    await page.context().addCookies([
      { name: 'token', value: 'A'.repeat(43), url },
      {
        name: 'userInfo',
        value: encodeURIComponent(JSON.stringify({ userName: 'Ada', userAvatar: '' })),
        url,
      },
    ]);
    await page.goto('/user?type=profile');
    await page.getByText('Your login information has expired').waitFor();
    await page.getByRole('dialog', { name: 'Sign in with Yunyou Demo' }).waitFor();
    // The element that was shown last is at the top of the top layer.
    expect(await page.evaluate(() => document.documentElement.dataset['lastShown'])).toBe('toasts');
    expect(
      (await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'userInfo'),
    ).toEqual([]);
  });
});

/** Notes the id of the element that was last added to the top layer, in a data attribute. */
function recordTopLayer(): void {
  const record = (element: HTMLElement) => {
    document.documentElement.dataset['lastShown'] = element.id;
  };
  const { showModal } = HTMLDialogElement.prototype;
  const { showPopover } = HTMLElement.prototype;
  HTMLDialogElement.prototype.showModal = function show() {
    record(this);
    showModal.call(this);
  };
  HTMLElement.prototype.showPopover = function show() {
    record(this);
    showPopover.call(this);
  };
}

describe('API answer with a code other than 200', () => {
  it('shows an error toast for 3 s and counts repetitions', async () => {
    const { page } = await visit();
    await page.route('**/destination/navigation', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Something is not right', data: {} } }),
    );
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Browse Destination' }).click();
      await page.getByRole('alert').filter({ hasText: 'Something is not right' }).waitFor();
      await page.keyboard.press('Escape');
    }
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByRole('alert').innerText()).toContain('2');
    await page.getByRole('alert').waitFor({ state: 'detached', timeout: 5000 });
  });
});

describe('API retries', () => {
  it('repeat a read once after a 503, and never a write', async () => {
    const { page } = await visit();
    let reads = 0;
    await page.route('**/destination/navigation', async (route) => {
      reads += 1;
      if (reads === 1) await route.fulfill({ status: 503, json: { code: 503, message: 'busy', data: {} } });
      else await route.continue();
    });
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Browse Destination' }).click();
    await page.getByRole('tab').first().waitFor();
    expect(reads).toBe(2);

    await signIn(page, 'Writer');
    await page.goto('/user?type=profile', { waitUntil: 'networkidle' });
    let writes = 0;
    await page.route('**/user/updateUserInfo', async (route) => {
      writes += 1;
      await route.fulfill({ status: 503, json: { code: 503, message: 'The pen is broken', data: {} } });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: 'The pen is broken' }).waitFor();
    await page.locator('button:enabled', { hasText: 'Save' }).waitFor(); // the call has finished
    expect(writes).toBe(1);
  });
});

describe('missing script file', () => {
  it('reloads the page at the requested address', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.route('**/assets/faves-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Faves', exact: true }).first().click();
    await reloaded;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents.filter((path) => path === '/faves')).toHaveLength(1);
  });
});

describe('page opened by its address', () => {
  it('is shown even if an earlier navigation was interrupted', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.evaluate(() =>
      sessionStorage.setItem('yunyou:intended', JSON.stringify({ path: '/faves', at: Date.now() })),
    );
    await page.goto('/news', { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/news');
  });
});

describe('update check', () => {
  it('requests the latest build about one second after load and announces a newer one', async () => {
    const { page } = await visit();
    await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
    const asked = page.waitForRequest('**/builds/latest.json');
    await page.goto('/wiki');
    await asked;
    await page.getByText('A new version of this site is ready').waitFor();
    const document = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/news'),
    );
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await document;
    await page.waitForURL('**/news'); // closing the page while a document loads can take minutes
  });

  it('finds its files on the server', async () => {
    const latest: { id: string } = await (await fetch(`${site.url}/builds/latest.json`)).json();
    const meta = await fetch(`${site.url}/builds/meta/${latest.id}.json`);
    expect(await meta.json()).toMatchObject({ id: latest.id, routeRules: expect.any(Object) });
  });
});

describe('client-side navigation', () => {
  it('loads the page data instead of a document, prefetches on hover, and loads nothing twice', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    const payloads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) payloads.push(new URL(request.url()).pathname);
    });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All places' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'All cities' }).waitFor();
    expect(payloads.filter((path) => path === '/destination/list.data').length).toBeLessThanOrEqual(2);
  });

  it('leaves clicks that open a new tab to the browser', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All places' });
    const opened = page.context().waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/destination/list');
    expect(new URL(page.url()).pathname).toBe('/wiki');
  });

  it('scrolls a new page to the top and keeps the position when a list filter changes', async () => {
    const { page } = await visit();
    await page.goto('/destination/list', { waitUntil: 'networkidle' });
    const top = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 200));
    await page.locator('main a[href*="kind=spot"]:visible').first().click();
    await page.waitForURL('**/destination/list?*');
    await page.waitForLoadState('networkidle');
    expect(await top()).toBe(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    expect(await top()).toBe(0);
  });
});
