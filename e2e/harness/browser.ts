import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findBrowser, quiet, software } from './find-browser.ts';
import { site } from './site.ts';

/** A machine that runs all tests at the same time may need long for a page, but never this long. */
const actionTimeoutMs = 60_000;

/**
 * Starts one browser per test file. Each journey gets its own page, whose console errors are collected. Journeys with the
 * same name in `sharedAs` use one page after another, with its cache and cookies: for checks of many pages, because a
 * new page and an empty cache cost more than the check.
 */
export function useBrowser() {
  let browser: Browser;
  const shared = new Map<string, Visit>();
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findBrowser(), args: [...quiet, ...software] });
  });
  afterAll(() => browser.close());

  return async (options: BrowserContextOptions = {}, sharedAs?: string): Promise<Visit> => {
    const known = sharedAs && shared.get(sharedAs);
    if (known) {
      known.errors.length = 0;
      known.foreign.length = 0;
      return known;
    }
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: site.url,
      // Playwright cannot intercept answers of a service worker, so only the offline journeys enable it.
      serviceWorkers: 'block',
      ...options,
    });
    const opened = watch(await context.newPage());
    if (sharedAs) shared.set(sharedAs, opened);
    else onTestFinished(() => context.close());
    return opened;
  };
}

/** Collects the errors of a page and its requests to other origins. */
function watch(page: Page): Visit {
  page.setDefaultTimeout(actionTimeoutMs);
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url());
  });
  return { page, errors, foreign };
}

/** Waits for hydration; before it, buttons have no handlers. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until the focus is on an element. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((own) => own === document.activeElement)).toBe(true);
}

export interface Visit {
  page: Page;
  /** Errors that the page logged or threw. */
  errors: string[];
  /** Requests to other origins. */
  foreign: string[];
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
