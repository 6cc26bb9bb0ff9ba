import { readFile } from 'node:fs/promises';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { useBrowser, whenHydrated } from './harness/browser.ts';
import { requestAccessToken, signIn } from './harness/sign-in.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();

const loginCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'token' || name === 'userInfo');

/** Signs in through the provider's popup window; the login overlay must be open. */
async function continueAs(page: Page, traveller: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Yunyou Demo' }).click();
  await (await popup).getByRole('button', { name: traveller }).click();
}

const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

describe('sign-in', () => {
  it('uses the provider popup, stores two cookies for one day, and Sign Out returns to the home page', async () => {
    const { page, errors, foreign } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/demo-sign-in/')) scripts.push(request.url());
    });
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]); // the provider's script loads only when the overlay opens

    let releaseScript: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      releaseScript = resolve;
    });
    await page.route('**/demo-sign-in/client.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const button = page.getByRole('button', { name: 'Continue with Yunyou Demo' });
    expect(await button.isDisabled()).toBe(true); // until the provider's script has loaded
    releaseScript();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();

    const opened = page.waitForEvent('popup');
    await button.click();
    expect(await button.isDisabled()).toBe(true); // while signing in
    const popup = await opened;
    await popup.getByText('There are no passwords here').waitFor();
    expect(await findViolations(popup)).toEqual([]);
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
    await page.getByText('Grace <b>Hopper</b>').first().waitFor(); // a name is rendered as text, never as markup
    const loggedOut = page.waitForResponse('**/user/logout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    expect((await loggedOut).status()).toBe(200);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await loginCookies(page)).toEqual([]);
    const replayed = await page.context().request.post(`${site.url}/api/yunyou/user/userInfo`, {
      headers: { 'user-token': token },
      data: {},
    });
    expect(replayed.status()).toBe(401);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it('re-enables the button and shows no message when it fails', async () => {
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

    const opened = page.waitForEvent('popup'); // closing the popup is a failure, too
    await free.click();
    await (await opened).close();
    await free.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('accepts an access token of the provider once and rejects any other', async () => {
    const { page } = await visit();
    const exchange = async (access_token: string) =>
      (
        await page.context().request.post(`${site.url}/api/yunyou/oauth/googleLogin`, {
          data: { access_token },
        })
      ).status();
    const token = await requestAccessToken(page, { name: 'Ada', email: 'ada@demo.invalid' });
    expect(await Promise.all([exchange(token), exchange(token)])).toEqual(expect.arrayContaining([200, 403]));
    expect(await exchange(token)).toBe(403);
    expect(await exchange(`${token}x`)).toBe(403);
  });
});

describe('expired login', () => {
  it('asks the visitor to sign in again and then continues to the requested page', async () => {
    const { page } = await visit();
    await signIn(page, 'Ada');
    const [token] = await loginCookies(page);
    await page.context().addCookies([{ ...token, name: 'token', value: 'A'.repeat(43) }]);
    await page.goto('/user?type=profile');
    await page.getByText('Your login information has expired').waitFor();
    expect(await loginCookies(page)).toEqual([]);
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Mei Tanaka');
    await page.locator('input[value="mei@demo.invalid"]').waitFor();
    expect(new URL(page.url()).search).toBe('?type=profile');
  });

  it('keeps the visitor on a guarded page that asks for sign-in', async () => {
    const { page } = await visit();
    await page.goto('/user?type=Collections', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Lucas Ferreira');
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });
});

describe('likes and favourites', () => {
  it('are stored after sign-in when the visitor was signed out; a failed one is reverted', async () => {
    const { page } = await visit();
    await page.goto('/destination/city?id=chengdu');
    await whenHydrated(page);
    const like = page.getByRole('button', { name: /^Like/ });
    await like.click();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Amara Okafor');
    await page.locator('button[aria-pressed=true]', { hasText: 'Like' }).waitFor();
    expect(await like.innerText()).toContain('1');

    const shared = await fetch(`${site.url}/destination/city?id=chengdu`);
    expect(await shared.text()).not.toContain('aria-pressed="true"'); // the shared HTML contains no personal state
    await page.reload();
    await page.locator('button[aria-pressed=true]', { hasText: 'Like' }).waitFor();

    await page.route('**/behaviour/favourite*', (route) =>
      route.fulfill({ status: 400, json: { code: 400, message: 'Not now', data: {} } }),
    );
    const keep = page.getByRole('button', { name: /^Saved?$/ });
    await keep.click();
    await page.getByRole('alert').filter({ hasText: 'Not now' }).waitFor();
    await page.locator('button[aria-pressed=false]', { hasText: 'Save' }).waitFor();
    await page.unroute('**/behaviour/favourite*');
    const saved = page.waitForResponse('**/behaviour/favourite*');
    await keep.click();
    await saved;

    await page.goto('/user?type=Collections', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Cities' }).waitFor();
    expect(await page.getByRole('link', { name: /Add to a trip.*Chengdu/ }).getAttribute('href')).toBe(
      '/trip?city=chengdu',
    );
    expect(await findViolations(page)).toEqual([]);
    const taken = page.waitForResponse('**/behaviour/favourite*');
    await page.getByRole('button', { name: 'Remove Chengdu' }).click();
    await taken;
    const back = page.waitForResponse('**/behaviour/favourite*');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(((await (await back).json()) as { data: unknown }).data).toEqual({ state: 'on', count: 1 });
    await page.getByRole('link', { name: 'Chengdu', exact: true }).waitFor();
  });
});

describe('profile', () => {
  it('saves changes, repeats a save after an expired login, and updates the header', async () => {
    const { page, errors } = await visit();
    await signIn(page, 'Grace');
    await page.goto('/user?type=profile', { waitUntil: 'networkidle' });
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('panda').check({ force: true });
    await page.getByLabel('Nationality').selectOption('NO');
    const phoneInput = page.getByLabel('Phone');
    await phoneInput.fill('+47 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Check the phone number.').waitFor();
    await phoneInput.fill('+4740612345');

    const token = (await loginCookies(page)).find(({ name }) => name === 'token');
    const http = page.context().request;
    await http.post(`${site.url}/api/yunyou/user/logout`, {
      headers: { 'user-token': token?.value ?? '' },
      data: {},
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your login information has expired').waitFor();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Yunyou Demo' }).click();
    const chooser = await popup;
    await chooser.getByLabel('Name').fill('Grace');
    await chooser.getByLabel('E-mail').fill('grace@demo.invalid');
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Profile saved').waitFor(); // without a second click
    await page.locator('header img[src="/avatars/panda.svg"]').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await phoneInput.inputValue()).toContain('406');
    expect(await page.getByLabel('Nationality').inputValue()).toBe('NO');
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('exports the data, ends all sessions and deletes the account', async () => {
    const { page } = await visit();
    await signIn(page, 'Leaver');
    await signIn(page, 'Leaver');
    await page.goto('/user?type=profile', { waitUntil: 'networkidle' });
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await sessions.getByText('This device').waitFor();
    expect(await sessions.getByRole('listitem').count()).toBe(2);
    await sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await page.waitForFunction(
      () => document.querySelectorAll('[aria-labelledby=sessions-title] li').length === 1,
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all my data' }).click();
    const file = await (await download).path();
    const data: { profile: { email: string } } = JSON.parse(await readFile(file, 'utf8'));
    expect(data.profile.email).toBe('leaver@demo.invalid');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const confirm = page.getByRole('button', { name: 'Delete permanently' });
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel(/^Type/).fill('delete my account');
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await loginCookies(page)).toEqual([]);

    await signIn(page, 'Leaver');
    await page.goto('/user?type=profile', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await loginCookies(page)).toEqual([]);
  });
});

describe('the save button of a card', () => {
  it('asks to sign in, saves, and reverts it with Undo', async () => {
    const { page, errors } = await visit();
    await page.goto('/destination/list');
    const save = page.getByRole('button', { name: 'Save Beijing', exact: true });
    await save.click();
    await page.locator('dialog button:enabled', { hasText: 'Continue' }).waitFor();
    await continueAs(page, 'Lucas Ferreira');
    await page.getByText('Saved to your collections').waitFor();
    expect(await save.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await page.getByRole('button', { name: 'Save Beijing', exact: true, pressed: true }).click();
    await page.getByText('Removed from your collections').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Save Beijing', exact: true, pressed: true }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the save buttons of all kinds of cards', () => {
  it.each([
    ['a sight', '/destination/list?kind=spot', 'Save Forbidden City'],
    ['a restaurant', '/destination/city?id=xian', 'Save Lao Sun Jia'],
    ['a guide', '/wiki', 'Save Phone, internet and what is blocked'],
    ['a theme', '/faves', 'Save The Great Wall'],
    ['a tour', '/trip/tours', 'Save Great Wall at Mutianyu in a day'],
    ['a classic route', '/trip/routes', "Save Beijing, Xi'an, Shanghai"],
  ])('save %s and revert it with Undo', async (_, path, name) => {
    const { page, errors } = await visit({}, 'saver');
    if (!(await loginCookies(page)).length) await signIn(page, 'Saver');
    await page.goto(path);
    await page.getByRole('button', { name, exact: true, pressed: false }).first().click();
    await page.getByText('Saved to your collections').waitFor();
    await page.getByRole('button', { name, exact: true, pressed: true }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByRole('button', { name, exact: true, pressed: false }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

describe('page events', () => {
  const listEvents = (page: Page) => {
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/userEvent/save')) sent.push(request);
    });
    return sent;
  };

  it('are sent without query strings when the page is left, and stop after the visitor opts out', async () => {
    const { page } = await visit();
    const sent = listEvents(page);
    await page.goto('/wiki?word=private');
    await whenHydrated(page);
    await expect.poll(() => leave(page).then(() => sent.length), { timeout: 30_000 }).toBe(1);
    const body = sent[0]?.postData() ?? '';
    expect(body).toContain('"path":"/wiki"');
    expect(body).not.toContain('private');
    expect((await sent[0]?.response())?.status()).toBe(200);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByLabel('Count my visits').uncheck();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About and news' }).click();
    await page.waitForURL('**/news');
    await leave(page);
    await page.reload({ waitUntil: 'networkidle' });
    await leave(page);
    expect(sent).toHaveLength(1);
  });

  it('carry the token of a signed-in visitor', async () => {
    const { page } = await visit();
    await signIn(page, 'Ada');
    const sent = listEvents(page);
    await page.goto('/wiki');
    await whenHydrated(page);
    await expect.poll(() => leave(page).then(() => sent.length), { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await sent[0]?.headerValue('user-token')).toMatch(/^[\w-]{20,}$/);
  });

  it('are not sent when the browser asks for privacy', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const sent = listEvents(page);
    await page.goto('/wiki', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByText('Your browser asks sites not to track you').waitFor();
    await leave(page);
    expect(sent).toEqual([]);
  });
});
