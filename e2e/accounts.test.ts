import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { requestAccessToken, signIn } from './sign-in.ts';

const visit = useBrowser();

const loginCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'userInfo');

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

/** Through the provider's own window, from the open overlay. */
async function continueAs(page: Page, traveller: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Yunyou Demo' }).click();
  await (await popup).getByRole('button', { name: traveller }).click();
}

describe('signing in', () => {
  it('goes through the provider window, keeps two cookies for a day and ends with Sign Out on the home page', async () => {
    const { page, errors, foreign } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/demo-sign-in/')) scripts.push(request.url());
    });
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]); // nothing of the provider before the overlay opens

    let letScriptThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letScriptThrough = resolve;
    });
    await page.route('**/demo-sign-in/client.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const button = page.getByRole('button', { name: 'Continue with Yunyou Demo' });
    expect(await button.isDisabled()).toBe(true); // until the script is ready
    letScriptThrough();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();

    const opened = page.waitForEvent('popup');
    await button.click();
    expect(await button.isDisabled()).toBe(true); // while signing in
    const popup = await opened;
    await popup.getByText('There are no passwords here').waitFor();
    expect(await violations(popup)).toEqual([]);
    await popup.getByLabel('Name').fill('Grace <b>Hopper</b>');
    await popup.getByLabel('E-mail').fill('not an address');
    await popup.locator('form.new').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await popup.getByRole('button', { name: 'Continue' }).click();
    await popup.getByRole('alert').filter({ hasText: 'Write an e-mail address' }).waitFor();
    await popup.getByLabel('E-mail').fill('Grace@demo.invalid');
    await popup.getByRole('button', { name: 'Continue' }).click();

    await page.getByRole('button', { name: 'Your menu' }).waitFor();
    await page.getByRole('dialog', { name: 'Sign in with Yunyou Demo' }).waitFor({ state: 'hidden' });
    const cookies = await loginCookies(page);
    expect(cookies.map(({ name }) => name).sort()).toEqual(['token', 'userInfo']);
    for (const cookie of cookies) {
      expect(cookie.path).toBe('/');
      expect(Math.abs(cookie.expires - Date.now() / 1000 - 86_400)).toBeLessThan(60);
    }
    const userInfo = cookies.find(({ name }) => name === 'userInfo')?.value ?? '';
    expect(Object.keys(JSON.parse(decodeURIComponent(userInfo)) as object).sort()).toEqual([
      'userAvatar',
      'userName',
    ]);

    const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByText('Grace <b>Hopper</b>').first().waitFor(); // a name is text, whatever is in it
    const loggedOut = page.waitForResponse('**/user/logout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    expect((await loggedOut).status()).toBe(200);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await loginCookies(page)).toEqual([]);
    const replayed = await page.context().request.post(`${inject('siteUrl')}/api/yunyou/user/userInfo`, {
      headers: { 'user-token': token },
      data: {},
    });
    expect(replayed.status()).toBe(401);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('fails silently: the button is free again and nothing is shown', async () => {
    const { page } = await visit();
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.route('**/oauth/googleLogin', (route) =>
      route.fulfill({ status: 403, json: { code: 403, message: 'no', data: {} } }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    const free = page.locator('dialog button:enabled', { hasText: 'Continue with Yunyou Demo' });
    await free.waitFor();
    const refused = page.waitForResponse('**/oauth/googleLogin');
    await continueAs(page, 'Mei Tanaka');
    await refused;
    await free.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await loginCookies(page)).toEqual([]);

    const opened = page.waitForEvent('popup'); // a window that is closed is a failure, too
    await free.click();
    await (await opened).close();
    await free.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('takes an access token of the provider once, and no other', async () => {
    const { page } = await visit();
    const exchange = async (access_token: string) =>
      (
        await page.context().request.post(`${inject('siteUrl')}/api/yunyou/oauth/googleLogin`, {
          data: { access_token },
        })
      ).status();
    const token = await requestAccessToken(page, { name: 'Ada', email: 'ada@demo.invalid' });
    expect(await Promise.all([exchange(token), exchange(token)])).toEqual(expect.arrayContaining([200, 403]));
    expect(await exchange(token)).toBe(403);
    expect(await exchange(`${token}x`)).toBe(403);
  });
});

describe('an expired login', () => {
  it('asks to sign in again and then shows what the visitor was about to see', async () => {
    const { page } = await visit();
    await signIn(page, 'Ada');
    const [token] = await loginCookies(page);
    await page.context().addCookies([{ ...token, name: 'token', value: 'A'.repeat(43) }]);
    await page.goto('/user?type=profile');
    await page.getByText('Your login information has expired').waitFor();
    expect(await loginCookies(page)).toEqual([]);
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Mei Tanaka');
    await page.getByText('mei@demo.invalid').first().waitFor();
    expect(new URL(page.url()).search).toBe('?type=profile');
  });

  it('is no reason to leave a guarded page that asks for it', async () => {
    const { page } = await visit();
    await page.goto('/user?type=Collections', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Lucas Ferreira');
    await page.getByRole('heading', { name: 'Nothing kept yet' }).waitFor();
  });
});
