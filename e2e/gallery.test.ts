import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, whenHydrated } from './harness/browser.ts';

const visit = useBrowser();

async function openGallery() {
  const { page, errors } = await visit();
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  await whenHydrated(page);
  return { page, errors };
}

describe('component gallery', () => {
  it('is neither linked nor indexed', async () => {
    const { page } = await openGallery();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('a[href="/gallery"]').count()).toBe(0);
  });
});

describe('badge, tooltip and toasts', () => {
  it('cap the badge at 99, show the tooltip immediately and hide it after 200 ms, close toasts and count repetitions', async () => {
    const { page } = await visit();
    await page.clock.install();
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    expect(await page.getByTitle('99 messages').innerText()).toBe('99');
    expect(await page.getByTitle('100 messages').innerText()).toBe('99+');
    expect(await page.getByTitle('5000 messages').innerText()).toBe('99+');

    await page.clock.pauseAt(Date.now() + 3_600_000);
    const tip = page.getByRole('tooltip');
    await page.getByRole('button', { name: 'Point at me' }).hover();
    await tip.waitFor(); // the clock is frozen, so there is no delay
    await page.mouse.move(5, 5);
    await page.clock.runFor(199);
    expect(await tip.count()).toBe(1);
    await page.clock.runFor(2);
    expect(await tip.count()).toBe(0);
    await page.getByRole('button', { name: 'Point at me' }).focus();
    await tip.waitFor();
    await page.keyboard.press('Escape');
    expect(await tip.count()).toBe(0);

    await page.getByRole('button', { name: 'with a close button' }).click();
    const lasting = page.getByRole('status').filter({ hasText: 'Stays until closed' });
    await lasting.waitFor();
    await page.clock.runFor(60_000);
    expect(await lasting.count()).toBe(1);
    await lasting.getByRole('button', { name: 'Close message' }).click();
    expect(await lasting.count()).toBe(0);

    const again = page.getByRole('button', { name: 'grouped' });
    for (let times = 0; times < 3; times += 1) await again.click();
    const grouped = page.getByRole('status').filter({ hasText: 'The same again' });
    expect(await grouped.count()).toBe(1);
    expect(await grouped.getByTitle('Shown 3 times').innerText()).toBe('3');
    await page.clock.runFor(2_990);
    expect(await grouped.count()).toBe(1);
    await page.clock.runFor(20);
    expect(await grouped.count()).toBe(0);
  });
});

const result = async (page: Page, label: string) =>
  JSON.parse(await page.getByRole('status', { name: `Result of ${label}` }).innerText()) as Record<
    string,
    unknown
  >;

describe('phone input', () => {
  it('uses the defaults, formats while typing, validates, and formats by mode on blur', async () => {
    const { page, errors } = await openGallery();
    const auto = page.getByLabel('Mode auto', { exact: true });
    await page.getByRole('button', { name: 'Country: United States +1' }).first().waitFor();
    expect(
      await auto.evaluate(({ type, name, maxLength, placeholder }: HTMLInputElement) => [
        type,
        name,
        maxLength,
        placeholder,
      ]),
    ).toEqual(['tel', 'telephone', 25, 'Enter a phone number']);
    await auto.pressSequentially('4155552671');
    expect(await auto.inputValue()).toBe('(415) 555-2671');
    expect(await result(page, 'Mode auto')).toMatchObject({
      valid: true,
      possible: true,
      country: 'US',
      nationalNumber: '4155552671',
    });
    for (let times = 0; times < 3; times += 1) await auto.press('Backspace');
    expect((await auto.inputValue()).replaceAll(/\D/g, '')).toBe('4155552');
    await auto.fill('');
    await auto.pressSequentially('+8613800138000');
    expect(await auto.inputValue()).toBe('+86 138 0013 8000');
    await page.getByRole('button', { name: 'Country: China +86' }).waitFor();

    const written: Record<string, string> = {
      national: '(415) 555-2671',
      international: '+1 415 555 2671',
      'e.164': '+14155552671',
      rfc3966: 'tel:+14155552671',
    };
    for (const [mode, expected] of Object.entries(written)) {
      const input = page.getByLabel(`Mode ${mode}`, { exact: true });
      await input.fill('4155552671');
      await input.blur();
      expect(await input.inputValue()).toBe(expected);
    }
    const idd = page.getByLabel('Mode idd', { exact: true });
    await idd.fill('+8613800138000');
    await idd.blur();
    expect(await idd.inputValue()).toBe('011 86 138 0013 8000');
    expect(errors).toEqual([]);
  });

  it('rejects excluded countries, invalid characters and numbers that do not match the pattern', async () => {
    const { page } = await openGallery();
    await page.getByRole('button', { name: 'Country: United States +1' }).first().waitFor();
    const northern = page.getByLabel('Only North America', { exact: true });
    await northern.fill('+8613800138000');
    await northern.blur();
    expect(await result(page, 'Only North America')).toMatchObject({
      valid: false,
      country: 'CN',
      error: 'INVALID_COUNTRY',
    });
    expect(await northern.getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Not China', { exact: true }).fill('+8613800138000');
    expect((await result(page, 'Not China'))['valid']).toBe(false);
    const restricted = page.getByLabel('Restricted characters', { exact: true });
    await restricted.pressSequentially('41a5x');
    expect((await restricted.inputValue()).replaceAll(/[\s()-]/g, '')).toBe('415');
    const own = page.getByLabel('Own pattern, no auto format', { exact: true });
    await own.fill('415-555-2671');
    expect(await own.inputValue()).toBe('415-555-2671');
    expect((await result(page, 'Own pattern, no auto format'))['valid']).toBe(false);
    const short = page.getByLabel('Mode national', { exact: true });
    await short.fill('1');
    await short.blur();
    await page.getByRole('alert').filter({ hasText: 'too short' }).waitFor();
  });

  it('selects a country by typing, keys and search, and opens above or below by available space', async () => {
    const { page } = await openGallery();
    const field = page.getByLabel('Mode auto', { exact: true });
    const trigger = page.getByRole('button', { name: /^Country:/ }).first();
    await page.getByRole('button', { name: 'Country: United States +1' }).first().waitFor();
    const place = async (spaceBelow: number) => {
      await field.evaluate((input, space) => {
        const { bottom } = input.parentElement?.getBoundingClientRect() ?? { bottom: 0 };
        scrollBy({ top: bottom - (innerHeight - space), behavior: 'instant' });
      }, spaceBelow);
      await trigger.click();
      return page.locator('[data-placement]').getAttribute('data-placement');
    };
    expect(await place(300)).toBe('below');
    await page.keyboard.press('Escape');
    expect(await trigger.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await place(150)).toBe('above');

    await page.keyboard.type('net');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Country: Netherlands +31' }).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Country: Netherlands +31' }).click();
    const option = page.getByRole('option', { name: /^Norway/ });
    expect(await option.innerText()).toContain('+47');
    expect(await option.locator('img').count()).toBe(1);
    await option.click();
    await page.getByRole('button', { name: 'Country: Norway +47' }).waitFor();

    const searched = page
      .locator('div', { has: page.getByLabel('With a search box', { exact: true }) })
      .last();
    await searched.getByRole('button', { name: /^Country:/ }).click();
    await page.getByRole('combobox', { name: 'Search countries' }).fill('+86');
    expect(await page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('China')]);
    await page.keyboard.press('Enter');
    await searched.getByRole('button', { name: 'Country: China +86' }).waitFor();
    const selection = page.getByRole('button', { name: 'Country: United Kingdom +44' });
    expect(await selection.innerText()).toContain('+44');
  });

  it('takes the country from the service, or from the browser language when the service fails', async () => {
    const ask = async (answer: { status?: number; body: string }, locale: string) => {
      const { page } = await visit({ locale });
      await page.route('**/gallery/country', (route) =>
        route.fulfill({ contentType: 'text/plain', ...answer }),
      );
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      await whenHydrated(page);
      await page.getByRole('button', { name: 'Ask for my country' }).click();
      return page;
    };
    const answered = await ask({ body: '1;JP;JPN;Japan' }, 'de-DE');
    await answered.getByRole('button', { name: 'Country: Japan +81' }).waitFor();
    expect(await answered.getByText('unable to fetch the country').count()).toBe(0);
    for (const failure of [{ body: '0;;;' }, { status: 500, body: '1;JP' }]) {
      const failed = await ask(failure, 'de-DE');
      await failed.getByRole('alert').filter({ hasText: 'unable to fetch the country' }).waitFor();
      await failed.getByRole('button', { name: 'Country: Germany +49' }).waitFor();
    }
  });
});
